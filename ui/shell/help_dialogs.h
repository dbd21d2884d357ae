// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QDialog;
class QWidget;

namespace wf2des {

/// A sheet with every key of the window. Deletes itself when closed; the caller opens it.
QDialog *makeShortcutsDialog(QWidget *parent);

/// Name, version, licence. Deletes itself when closed; the caller opens it.
QDialog *makeAboutDialog(QWidget *parent);

} // namespace wf2des
