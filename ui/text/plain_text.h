// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace wf2des {

// Text from the database, the API or the network reaches a widget through these functions and no other way
// (RELIABILITY M4, M5): never parsed as rich text, control and direction characters visible, sentences kept in order.

/// Foreign text as it may be shown in several lines: line breaks and tabs stay, every other control, direction or
/// invisible character becomes "[U+202E]".
QString visibleText(const QString &foreign);

/// Foreign text for one line: as visibleText(), with line breaks as U+23CE and tabs as spaces. At most `limit` UTF-16
/// units of `foreign` are taken, an ellipsis says that there were more.
QString visibleLine(const QString &foreign, int limit = 500);

/// A foreign value for use inside a sentence of ours: one line, isolated so that it cannot turn the sentence around.
QString isolated(const QString &foreign, int limit = 120);

/// Foreign text for QWidget::setToolTip() and Qt::ToolTipRole, which guess rich text: always shown as typed.
/// At most `limit` UTF-16 units.
QString toolTipText(const QString &foreign, int limit = 2000);

/// Foreign text for menu items, buttons and tabs, where "&" marks a shortcut.
QString buttonText(const QString &foreign, int limit = 80);

/// A label that shows `text` as plain text, whatever it contains. `text` is shown as given: foreign text goes through
/// visibleText() or visibleLine() first.
QLabel *plainLabel(const QString &text, QWidget *parent = nullptr);

/// As plainLabel(), with visibleText() applied, wrapped, and selectable by mouse and keyboard.
QLabel *foreignLabel(const QString &foreign, QWidget *parent = nullptr);

/// Sets foreign text on a label made by plainLabel() or foreignLabel().
void setForeignText(QLabel *label, const QString &foreign);

} // namespace wf2des
