// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/secret_store.h"

#include <QObject>

#include <optional>

namespace wf2des {

/// Writes several secrets and says when all are done. Deletes itself after finished().
class SecretWriter : public QObject {
    Q_OBJECT
public:
    /// `store` must outlive the writer.
    SecretWriter(SecretStore *store, QObject *parent);

    /// An empty secret removes what is stored.
    void write(const QString &key, const QString &secret);
    /// No more comes. finished() follows, never before this call.
    void close();

Q_SIGNALS:
    /// The first error; nothing when every secret was stored.
    void finished(const std::optional<wf2des::Error> &error);

private:
    void countDown();

    SecretStore *m_store;
    int m_left = 1; ///< close() takes the last one
    std::optional<Error> m_error;
};

} // namespace wf2des
