// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QFuture>
#include <QObject>
#include <QString>

namespace wf2des {

/// Passwords and tokens, by key, in the system's secret store; in memory alone where there is none (never in a file).
class SecretStore : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The secret, or an empty string when none is stored.
    virtual QFuture<Result<QString>> read(const QString &key) = 0;
    virtual QFuture<Result<bool>> write(const QString &key, const QString &secret) = 0;
    virtual QFuture<Result<bool>> remove(const QString &key) = 0;

    /// False once the system's store was found missing: secrets then last until the program ends.
    virtual bool isPersistent() const = 0;

Q_SIGNALS:
    void persistenceChanged(bool persistent);
};

} // namespace wf2des
