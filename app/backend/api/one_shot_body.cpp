// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/one_shot_body.h"

#include <algorithm>
#include <utility>

namespace wf2des {

OneShotBody::OneShotBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneShotBody::readData(char *data, qint64 maxSize)
{
    const qint64 size = std::min<qint64>(maxSize, m_bytes.size() - m_position);
    if (size <= 0)
        return -1;
    std::copy_n(m_bytes.constData() + m_position, size, data);
    m_position += size;
    return size;
}

qint64 OneShotBody::writeData(const char *, qint64)
{
    return -1;
}

} // namespace wf2des
