// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/secret_writer.h"

#include "service/when_done.h"

namespace wf2des {

SecretWriter::SecretWriter(SecretStore *store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

void SecretWriter::write(const QString &key, const QString &secret)
{
    ++m_left;
    const auto count = [this](const Result<bool> &written) {
        if (!written && !m_error)
            m_error = written.error();
        countDown();
    };
    whenDone(this, secret.isEmpty() ? m_store->remove(key) : m_store->write(key, secret), count);
}

void SecretWriter::close()
{
    countDown();
}

void SecretWriter::countDown()
{
    if (--m_left > 0)
        return;
    deleteLater();
    Q_EMIT finished(m_error);
}

} // namespace wf2des
