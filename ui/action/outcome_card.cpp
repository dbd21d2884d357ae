// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/outcome_card.h"

#include "action/action_words.h"
#include "action/moved_card.h"
#include "detail/expander_button.h"
#include "detail/icon_label.h"
#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "text/plain_text.h"
#include "theme/icon_set.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr int barWidth = 3;
constexpr int detailLines = 8;
constexpr qreal radius = 6;

} // namespace

OutcomeCard::OutcomeCard(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("outcomeCard"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12 + barWidth, 8, 8, 10);
    column->setSpacing(6);
    buildHeading(column);
    m_sentence = new PlainTextView(this);
    m_sentence->setObjectName(QStringLiteral("outcomeSentence"));
    m_sentence->setAccessibleName(tr("What happened"));
    m_comparison = new MovedCard(this);
    connect(m_comparison, &MovedCard::repeatRequested, this,
            [this](const RunState &shown) { Q_EMIT repeatRequested(m_record, shown); });
    column->addWidget(m_sentence);
    column->addWidget(m_comparison);
    buildDetails(column);
}

void OutcomeCard::buildHeading(QVBoxLayout *column)
{
    m_icon = new IconLabel(QStringLiteral("warning"), TintedLabel::normal(), this);
    m_title = new TintedLabel({}, TintedLabel::normal(), this);
    m_title->setObjectName(QStringLiteral("outcomeTitle"));
    m_title->setWeight(QFont::DemiBold);
    m_title->setWordWrap(true);
    m_dismiss = new QToolButton(this);
    m_dismiss->setObjectName(QStringLiteral("dismissButton"));
    m_dismiss->setIcon(themeIcon(QStringLiteral("close")));
    m_dismiss->setAutoRaise(true);
    m_dismiss->setFocusPolicy(Qt::TabFocus);
    m_dismiss->setToolTip(tr("Dismiss"));
    m_dismiss->setAccessibleName(tr("Dismiss"));
    connect(m_dismiss, &QToolButton::clicked, this, [this] { Q_EMIT dismissed(recordKey()); });
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    // Icon and button stand beside the title's first line.
    const int lineHeight = m_dismiss->sizeHint().height();
    m_icon->setFixedHeight(lineHeight);
    m_title->setContentsMargins(0, (lineHeight - m_title->fontMetrics().height()) / 2, 0, 0);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_title, 1, Qt::AlignTop);
    row->addWidget(m_dismiss, 0, Qt::AlignTop);
    column->addLayout(row);
}

void OutcomeCard::buildDetails(QVBoxLayout *column)
{
    m_requestId = new TintedLabel({}, TintedLabel::muted(), this);
    m_requestId->setObjectName(QStringLiteral("requestId"));
    m_requestId->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_expander = new ExpanderButton(tr("Details"), this);
    m_expander->setObjectName(QStringLiteral("detailsButton"));
    m_details = new PlainTextView(this);
    m_details->setObjectName(QStringLiteral("outcomeDetails"));
    m_details->setAccessibleName(tr("Technical details"));
    m_details->setMaximumLines(detailLines);
    m_details->setFocusPolicy(Qt::StrongFocus);
    m_details->hide();
    connect(m_expander, &ExpanderButton::expandedChanged, m_details, &QWidget::setVisible);
    column->addWidget(m_requestId);
    column->addWidget(m_expander, 0, Qt::AlignLeft);
    column->addWidget(m_details);
}

Tone OutcomeCard::tone() const
{
    return m_record.state == ActionState::NotApplied ? Tone::Failed : Tone::AwaitingConfirm;
}

void OutcomeCard::setRecord(const ActionRecord &record, const std::optional<Run> &now, const QString &why)
{
    if (record.action.idempotencyKey != recordKey())
        m_expander->setExpanded(false);
    m_record = record;
    m_icon->setIcon(record.state == ActionState::NotApplied ? QStringLiteral("status-failed")
                                                            : QStringLiteral("warning"),
                    TintedLabel::ofTone(tone()));
    m_title->setText(outcomeTitle(record));
    m_sentence->setExactText(outcomeSentence(record));
    m_sentence->setVisible(!m_sentence->exactText().isEmpty());
    setAccessibleName(m_title->text());
    setAccessibleDescription(visibleLine(m_sentence->exactText()));

    const bool compares = now && (record.state == ActionState::Moved || now->state() != record.action.seen);
    if (compares)
        m_comparison->setComparison(record.action, *now, why);
    m_comparison->setVisible(compares);
    showError(record.error);
    update();
}

void OutcomeCard::showError(const std::optional<Error> &error)
{
    const QString requestId = error ? error->requestId : QString();
    const QString detail = error ? technicalDetail(*error) : QString();
    m_requestId->setText(tr("Request id %1").arg(visibleLine(requestId, 80)));
    m_requestId->setVisible(!requestId.isEmpty());
    m_details->setExactText(detail);
    m_expander->setVisible(!detail.isEmpty());
    m_details->setVisible(!detail.isEmpty() && m_expander->isExpanded());
}

void OutcomeCard::paintEvent(QPaintEvent *)
{
    const ThemeColors colors(palette());
    const QColor color = colors.tone(tone());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(blended(colors.ground, color, 0.45));
    painter.setBrush(blended(colors.ground, color, colors.dark ? 0.10 : 0.05));
    painter.drawRoundedRect(frame, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(4, 8, barWidth, height() - 16), barWidth / 2.0, barWidth / 2.0);
}

void OutcomeCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dismissed(recordKey());
    else
        QFrame::keyPressEvent(event);
}

} // namespace wf2des
