// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QIODevice>

namespace wf2des {

/// The body of a transition: can be read once. Being sequential it keeps Qt from sending the request a second time
/// behind our back (RELIABILITY M1), and it knows whether anything was ever taken out of it.
class OneShotBody final : public QIODevice {
    Q_OBJECT
public:
    explicit OneShotBody(QByteArray bytes, QObject *parent = nullptr);

    /// False means that the request cannot have reached the server whole.
    bool wasTouched() const { return m_position > 0; }

    bool isSequential() const override { return true; }
    /// Qt tries before it would send again; there is no way back.
    bool seek(qint64) override { return false; }
    bool atEnd() const override { return bytesAvailable() == 0; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_position + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    QByteArray m_bytes;
    qint64 m_position = 0;
};

} // namespace wf2des
