// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QString>
#include <QTemporaryFile>

#include <memory>

namespace wf2des {

/// The system's CA certificates as a file that only its owner can read, for libpq, which cannot ask the system itself
/// (RELIABILITY M7). The file goes with the object; libpq reads it only while it connects. Any thread.
class CaBundle {
public:
    static Result<CaBundle> create();

    QString fileName() const { return m_file->fileName(); }

private:
    std::shared_ptr<QTemporaryFile> m_file;
};

} // namespace wf2des
