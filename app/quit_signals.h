// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace wf2des {

/// Ends the event loop when the system asks this program to go (SIGTERM, SIGINT, SIGHUP: a logout, Ctrl+C), so that
/// everything is kept as when the window is closed. Unix; elsewhere the window system asks. One at a time, UI thread.
class QuitSignals : public QObject {
    Q_OBJECT
public:
    explicit QuitSignals(QObject *parent = nullptr);
    ~QuitSignals() override;
};

} // namespace wf2des
