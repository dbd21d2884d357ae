// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "detail/run_fields.h"

#include <QWidget>

class QToolButton;

namespace wf2des {

class PlainTextView;
class TintedLabel;

/// One field: its label, its value, and on hover or focus the buttons to copy it, to find runs like it and to open it
/// in Figma. Ctrl+C copies the exact value.
class FieldRow : public QWidget {
    Q_OBJECT
public:
    explicit FieldRow(const RunField &field, QWidget *parent = nullptr);

    /// Shows another picture of the same column; keeps everything that did not change.
    void setField(const RunField &field);
    const RunField &field() const { return m_field; }

public Q_SLOTS:
    void copyValue();

Q_SIGNALS:
    void filterRequested(const wf2des::RunFilter &filter);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout();
    bool isBelowLabel() const;
    void placeValue();
    void alignBaselines();
    void buildButtons();
    QToolButton *addButton(const QString &icon, const QString &name, const char *objectName);
    void showField();
    void showButtons();
    void openLink();

    RunField m_field;
    TintedLabel *m_label = nullptr;
    TintedLabel *m_mark = nullptr;
    PlainTextView *m_value = nullptr;
    QWidget *m_buttons = nullptr;
    QToolButton *m_copy = nullptr;
    QToolButton *m_filter = nullptr;
    QToolButton *m_open = nullptr;
};

} // namespace wf2des
