// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QProcess>
#include <QUrl>

namespace wf2des::test {

/// Prism between a client and a server: judges each request and answer by docs/api/wf2des-api.yaml and reports what
/// breaks it in the answer's sl-violations header or as a problem of its own. A child process, ended with this object.
class PrismProxy : public QObject {
    Q_OBJECT
public:
    /// Which direction is judged. AnswersOnly lets a wrong request through, to see how the server refuses it.
    enum class Judge { BothDirections, AnswersOnly };

    explicit PrismProxy(QObject *parent = nullptr);
    ~PrismProxy() override;

    /// Spins the event loop until Prism listens in front of `server`. False when it does not: errorText() says why and
    /// what to do.
    [[nodiscard]] bool start(const QUrl &server, Judge judge = Judge::BothDirections);

    QUrl url() const { return m_url; }
    QString errorText() const { return m_errorText; }
    /// The violations in Prism's own log, one a line.
    QByteArrayList loggedViolations() const;

private:
    QProcess m_process;
    QByteArray m_log;
    QUrl m_url;
    QString m_errorText;
};

} // namespace wf2des::test
