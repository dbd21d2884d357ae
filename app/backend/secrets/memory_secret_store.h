// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/secret_store.h"

#include <QHash>

namespace wf2des {

/// Secrets that last until the program ends: for the sandbox's profile and for tests.
class MemorySecretStore final : public SecretStore {
    Q_OBJECT
public:
    using SecretStore::SecretStore;

    QFuture<Result<QString>> read(const QString &key) override;
    QFuture<Result<bool>> write(const QString &key, const QString &secret) override;
    QFuture<Result<bool>> remove(const QString &key) override;
    bool isPersistent() const override { return false; }

private:
    QHash<QString, QString> m_secrets;
};

} // namespace wf2des
