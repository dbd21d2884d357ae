// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/field_row.h"

#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "text/plain_text.h"
#include "theme/icon_set.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>

namespace wf2des {

namespace {

constexpr int labelWidth = 112;
constexpr int narrowLabelWidth = 72;
constexpr int buttonSize = 22;
constexpr int copiedMilliseconds = 1200;
constexpr int linesOfProse = 14;
constexpr int longestBeside = 60;
constexpr int linesOfValue = 6;

} // namespace

FieldRow::FieldRow(const RunField &field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
{
    setObjectName(QStringLiteral("field:") + field.column);
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    buildLayout();
    buildButtons();
    showField();
}

void FieldRow::buildLayout()
{
    m_label = new TintedLabel(m_field.label, TintedLabel::muted(), this);
    m_label->setWordWrap(true);
    m_label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_mark = new TintedLabel({}, TintedLabel::ofTone(Tone::AwaitingConfirm), this);
    m_mark->setWordWrap(true);
    m_value = new PlainTextView(this);
    m_value->setMaximumLines(m_field.isLong ? linesOfProse : linesOfValue);
    m_value->installEventFilter(this);
    m_value->viewport()->installEventFilter(this);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 4);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    m_label->setFixedWidth(labelWidth);
    grid->addWidget(m_label, 0, 0, Qt::AlignTop);
    grid->addWidget(m_mark, 2, 1);
    grid->setColumnStretch(1, 1);
}

/// Prose of more than a line or two goes below its label, over the whole width; everything else stands beside it.
bool FieldRow::isBelowLabel() const
{
    return m_field.isLong && (m_field.shown.size() > longestBeside || m_field.shown.contains(u'\n'));
}

void FieldRow::placeValue()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    if (isBelowLabel())
        grid->addWidget(m_value, 1, 0, 1, 2);
    else
        grid->addWidget(m_value, 0, 1, Qt::AlignTop);
}

/// The first lines of label and value stand on one line, whatever fonts their scripts take.
void FieldRow::alignBaselines()
{
    if (!isBelowLabel()) {
        alignFirstBaselines(m_label, m_value);
        return;
    }
    m_label->setContentsMargins(0, 0, 0, 0);
    m_value->setTopSpace(0);
}

void FieldRow::buildButtons()
{
    m_buttons = new QWidget(this);
    m_buttons->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(4, 0, 0, 0);
    row->setSpacing(0);
    m_filter = addButton(QStringLiteral("filter"), tr("Show all runs with this value"), "filterButton");
    m_open = addButton(QStringLiteral("open-in-figma"), tr("Open in Figma"), "openButton");
    m_copy = addButton(QStringLiteral("copy"), tr("Copy"), "copyButton");
    connect(m_filter, &QToolButton::clicked, this, [this] { Q_EMIT filterRequested(m_field.filter); });
    connect(m_open, &QToolButton::clicked, this, &FieldRow::openLink);
    connect(m_copy, &QToolButton::clicked, this, &FieldRow::copyValue);
    m_buttons->hide();
}

QToolButton *FieldRow::addButton(const QString &icon, const QString &name, const char *objectName)
{
    auto *button = new QToolButton(m_buttons);
    button->setObjectName(QLatin1String(objectName));
    button->setIcon(themeIcon(icon));
    button->setAutoRaise(true);
    button->setFixedSize(buttonSize, buttonSize);
    button->setFocusPolicy(Qt::NoFocus); // by keyboard: Ctrl+C and the menu key on the row
    button->setToolTip(name); // plain-text: the name of a command
    button->setAccessibleName(QStringLiteral("%1: %2").arg(name, m_field.label));
    m_buttons->layout()->addWidget(button);
    return button;
}

void FieldRow::setField(const RunField &field)
{
    if (field == m_field)
        return;
    m_field = field;
    showField();
}

void FieldRow::showField()
{
    m_label->setText(m_field.label);
    placeValue();
    m_value->setOneLine(m_field.isId);
    if (m_field.isNull)
        m_value->setWords(QStringLiteral("—"), {});
    else if (m_field.isWords)
        m_value->setWords(m_field.shown, m_field.copied);
    else
        m_value->setExactText(m_field.shown);
    m_value->setTextColor(m_field.isNull ? ThemeColors(palette()).muted : ThemeColors(palette()).text);
    alignBaselines();
    m_mark->setText(m_field.isRaw ? tr("As it arrived; this program could not read it") : QString());
    m_mark->setVisible(m_field.isRaw);
    QString hint = tr("Column: %1").arg(m_field.column);
    if (!m_field.hint.isEmpty())
        hint += u'\n' + m_field.hint;
    m_label->setToolTip(toolTipText(hint));
    m_value->setToolTip(toolTipText(hint));
    const QString spoken = m_field.isNull ? tr("empty") : m_value->shownText();
    setAccessibleName(QStringLiteral("%1: %2").arg(m_field.label, spoken));
    m_value->setAccessibleName(m_field.label);
    setAccessibleDescription(hint);
    m_copy->setVisible(!m_field.isNull);
    m_filter->setVisible(!m_field.filter.isEmpty());
    m_open->setVisible(!m_field.link.isEmpty());
    showButtons();
}

void FieldRow::copyValue()
{
    if (m_field.isNull)
        return;
    QGuiApplication::clipboard()->setText(m_field.copied);
    m_copy->setIcon(themeIcon(QStringLiteral("confirm")));
    QTimer::singleShot(copiedMilliseconds, m_copy, [this] { m_copy->setIcon(themeIcon(QStringLiteral("copy"))); });
}

void FieldRow::openLink()
{
    QDesktopServices::openUrl(m_field.link);
}

void FieldRow::showButtons()
{
    const bool active = underMouse() || hasFocus() || m_value->hasFocus();
    m_buttons->setVisible(active && !m_field.isNull);
    if (!m_buttons->isVisible())
        return;
    m_buttons->adjustSize();
    m_buttons->move(width() - m_buttons->width() - 4, 2);
    m_buttons->raise();
}

bool FieldRow::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        showButtons();
        update();
        break;
    case QEvent::PaletteChange:
        m_value->setTextColor(m_field.isNull ? ThemeColors(palette()).muted : ThemeColors(palette()).text);
        break;
    case QEvent::FontChange:
        alignBaselines();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void FieldRow::paintEvent(QPaintEvent *)
{
    if (!underMouse() && !hasFocus())
        return;
    const ThemeColors colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(colors.accent) : QPen(Qt::NoPen));
    painter.setBrush(colors.hover);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    QPalette ground = m_buttons->palette();
    if (ground.color(QPalette::Window) != colors.hover) {
        ground.setColor(QPalette::Window, colors.hover);
        m_buttons->setPalette(ground);
    }
}

void FieldRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // In a narrow pane the label, which may wrap, leaves the value its room.
    m_label->setFixedWidth(std::clamp(width() * 2 / 5, narrowLabelWidth, labelWidth));
    showButtons();
}

void FieldRow::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copyValue();
    else
        QWidget::keyPressEvent(event);
}

void FieldRow::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy = menu->addAction(themeIcon(QStringLiteral("copy")), tr("Copy"), this, &FieldRow::copyValue);
    copy->setEnabled(!m_field.isNull);
    if (!m_field.filter.isEmpty()) {
        menu->addAction(themeIcon(QStringLiteral("filter")), tr("Show all runs with this value"), this,
                        [this] { Q_EMIT filterRequested(m_field.filter); });
    }
    if (!m_field.link.isEmpty()) {
        menu->addAction(themeIcon(QStringLiteral("open-in-figma")), tr("Open in Figma"), this, &FieldRow::openLink);
    }
    menu->popup(event->globalPos());
}

bool FieldRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        showButtons();
    if (watched == m_value && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy) && !m_value->textCursor().hasSelection()) {
        copyValue();
        return true;
    }
    if (event->type() == QEvent::ContextMenu && !m_value->textCursor().hasSelection()) {
        contextMenuEvent(static_cast<QContextMenuEvent *>(event));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wf2des
