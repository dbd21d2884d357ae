// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "secrets/memory_secret_store.h"

namespace wf2des {

QFuture<Result<QString>> MemorySecretStore::read(const QString &key)
{
    return QtFuture::makeReadyFuture<Result<QString>>(m_secrets.value(key));
}

QFuture<Result<bool>> MemorySecretStore::write(const QString &key, const QString &secret)
{
    m_secrets.insert(key, secret);
    return QtFuture::makeReadyFuture<Result<bool>>(true);
}

QFuture<Result<bool>> MemorySecretStore::remove(const QString &key)
{
    m_secrets.remove(key);
    return QtFuture::makeReadyFuture<Result<bool>>(true);
}

} // namespace wf2des
