// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/error.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace wf2des {

/// The one place over the list where problems are told: a sentence, the technical detail on demand, what can be done.
/// Never a modal, never more than one (RELIABILITY, "Frozen window").
class ErrorBanner : public QWidget {
    Q_OBJECT
public:
    explicit ErrorBanner(QWidget *parent = nullptr);

    /// The feed's trouble, or nothing when it is well. Stays until it is over. `retry` is what the wait says
    /// ("next try in 4 s"); empty when the feed does not try by itself.
    void setFeedError(const std::optional<Error> &error, const QString &retry);
    /// A problem of the program, until dismissed.
    void setProblem(const Error &error);
    /// The feed's standing warnings; each comes back only when the list changes.
    void setWarnings(const QStringList &warnings);

    QString sentence() const;
    QString detail() const;

Q_SIGNALS:
    void retryRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildRow();
    QWidget *buildControls();
    void place();
    void refresh();
    void dismiss();
    void showWords(const QString &sentence, const QString &detail);

    std::optional<Error> m_feedError;
    QString m_retryWords;
    std::optional<Error> m_problem;
    QStringList m_warnings;
    bool m_warningsDismissed = false;
    bool m_severe = false;
    QGridLayout *m_grid = nullptr;
    QWidget *m_controls = nullptr; ///< beside the sentence, or under it where that leaves it no room
    QLabel *m_sentence = nullptr;
    QLabel *m_wait = nullptr;
    QLabel *m_detail = nullptr;
    QToolButton *m_detailButton = nullptr;
    QPushButton *m_retryButton = nullptr;
    QToolButton *m_dismissButton = nullptr;
};

/// The technical side of an error, one fact a line: what the other side said, HTTP status, codes, request id.
QString errorDetailText(const Error &error);

} // namespace wf2des
