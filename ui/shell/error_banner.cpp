// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/error_banner.h"

#include "text/plain_text.h"
#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace wf2des {

namespace {

constexpr int MaximumDetail = 20'000;
constexpr int MinimumSentenceWidth = 320;

QToolButton *quietButton(const QString &text, const QString &objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setAccessibleName(text);
    button->setObjectName(objectName);
    button->setAutoRaise(true);
    return button;
}

} // namespace

QString errorDetailText(const Error &error)
{
    QStringList lines;
    if (error.httpStatus != 0)
        lines.append(ErrorBanner::tr("HTTP status %1").arg(error.httpStatus));
    if (!error.serverCode.isEmpty())
        lines.append(ErrorBanner::tr("Code: %1").arg(isolated(error.serverCode)));
    if (!error.requestId.isEmpty())
        lines.append(ErrorBanner::tr("Request id: %1").arg(isolated(error.requestId)));
    if (!error.existingId.isEmpty())
        lines.append(ErrorBanner::tr("Run: %1").arg(isolated(error.existingId)));
    if (!error.detail.isEmpty())
        lines.append(visibleText(error.detail.left(MaximumDetail)));
    return lines.join(QLatin1Char('\n'));
}

ErrorBanner::ErrorBanner(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("errorBanner"));
    buildRow();
    hide();
}

void ErrorBanner::buildRow()
{
    m_sentence = plainLabel({}, this);
    m_sentence->setObjectName(QStringLiteral("bannerSentence"));
    m_sentence->setWordWrap(true);
    m_detail = foreignLabel({}, this);
    m_detail->setObjectName(QStringLiteral("bannerDetail"));
    m_detail->setAccessibleName(tr("Technical detail"));
    m_detail->hide();
    m_controls = buildControls();
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(38, 8, 8, 8);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_sentence, 0, 0);
    m_grid->addWidget(m_detail, 2, 0, 1, 2);
    place();
    connect(m_detailButton, &QToolButton::toggled, m_detail, &QWidget::setVisible);
    connect(m_retryButton, &QPushButton::clicked, this, &ErrorBanner::retryRequested);
    connect(m_dismissButton, &QToolButton::clicked, this, &ErrorBanner::dismiss);
}

QWidget *ErrorBanner::buildControls()
{
    auto *controls = new QWidget(this);
    m_wait = plainLabel({}, controls);
    m_wait->setObjectName(QStringLiteral("bannerWait"));
    m_detailButton = quietButton(tr("Details"), QStringLiteral("bannerDetailButton"), controls);
    m_detailButton->setCheckable(true);
    m_retryButton = new QPushButton(tr("Retry Now"), controls);
    m_retryButton->setObjectName(QStringLiteral("bannerRetryButton"));
    m_retryButton->setAccessibleName(tr("Retry now"));
    m_dismissButton = quietButton({}, QStringLiteral("bannerDismissButton"), controls);
    m_dismissButton->setIcon(themeIcon(QStringLiteral("close")));
    m_dismissButton->setAccessibleName(tr("Dismiss"));
    m_dismissButton->setToolTip(tr("Dismiss"));
    auto *row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_wait);
    row->addStretch(1);
    row->addWidget(m_detailButton);
    row->addWidget(m_retryButton);
    row->addWidget(m_dismissButton);
    return controls;
}

void ErrorBanner::place()
{
    const int room = width() - m_controls->sizeHint().width();
    const bool under = room < MinimumSentenceWidth;
    m_grid->removeWidget(m_controls);
    m_grid->addWidget(m_controls, under ? 1 : 0, under ? 0 : 1);
}

void ErrorBanner::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void ErrorBanner::setFeedError(const std::optional<Error> &error, const QString &retry)
{
    if (m_feedError == error && m_retryWords == retry)
        return;
    m_feedError = error;
    m_retryWords = retry;
    refresh();
}

void ErrorBanner::setProblem(const Error &error)
{
    m_problem = error;
    refresh();
}

void ErrorBanner::setWarnings(const QStringList &warnings)
{
    if (m_warnings == warnings)
        return;
    m_warnings = warnings;
    m_warningsDismissed = false;
    refresh();
}

QString ErrorBanner::sentence() const
{
    return m_sentence->text();
}

QString ErrorBanner::detail() const
{
    return m_detail->text();
}

void ErrorBanner::dismiss()
{
    if (m_problem)
        m_problem.reset();
    else
        m_warningsDismissed = true;
    refresh();
}

void ErrorBanner::refresh()
{
    const bool warns = !m_warnings.isEmpty() && !m_warningsDismissed;
    m_severe = m_feedError || m_problem;
    if (m_feedError)
        showWords(m_feedError->message, errorDetailText(*m_feedError));
    else if (m_problem)
        showWords(m_problem->message, errorDetailText(*m_problem));
    else if (warns)
        showWords(m_warnings.join(QLatin1Char(' ')), {});
    m_wait->setText(m_feedError ? m_retryWords : QString());
    m_wait->setVisible(!m_wait->text().isEmpty());
    m_retryButton->setVisible(m_feedError.has_value());
    m_dismissButton->setVisible(!m_feedError);
    place();
    setVisible(m_severe || warns);
    update();
}

void ErrorBanner::showWords(const QString &sentence, const QString &detail)
{
    m_sentence->setText(visibleText(sentence));
    setAccessibleName(visibleLine(sentence));
    m_detail->setText(detail);
    m_detailButton->setVisible(!detail.isEmpty());
    if (detail.isEmpty())
        m_detailButton->setChecked(false);
}

void ErrorBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ThemeColors colors(palette());
    const QColor tone = colors.tone(m_severe ? Tone::Failed : Tone::AwaitingConfirm);
    painter.fillRect(rect(), blended(colors.ground, tone, colors.dark ? 0.16 : 0.08));
    painter.fillRect(QRect(0, height() - 1, width(), 1), blended(colors.ground, tone, 0.35));
    paintIcon(&painter, QStringLiteral("warning"), QRect(12, m_sentence->geometry().center().y() - 8, 16, 16), tone);
}

} // namespace wf2des
