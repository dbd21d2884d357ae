// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/top_bar.h"

#include "filter/chip_button.h"
#include "filter/search_box.h"
#include "profile/profile.h"
#include "shell/live_indicator.h"
#include "text/plain_text.h"
#include "theme/theme_colors.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>

namespace wf2des {

namespace {

constexpr int StripeHeight = 4;

QIcon colorSwatch(const QString &color)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(QColor(color));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QRectF(6, 6, 20, 20));
    return QIcon(pixmap);
}

} // namespace

TopBar::TopBar(const Profile &profile, RunListModel *runs, QWidget *parent)
    : QWidget(parent)
    , m_stripe(profile.color)
    , m_profileButton(new ChipButton(visibleLine(profile.name, 40), this))
    , m_profileMenu(new QMenu(m_profileButton))
    , m_search(new SearchBox(runs, this))
    , m_hint(plainLabel({}, this))
    , m_live(new LiveIndicator(this))
{
    setObjectName(QStringLiteral("topBar"));
    setUpProfileButton(profile);
    m_search->setMinimumHeight(qMax(30, m_search->sizeHint().height()));
    m_hint->setObjectName(QStringLiteral("searchHint"));
    m_hint->setAccessibleName(tr("Problem in the filter"));
    m_hint->setContentsMargins(4, 0, 0, 0);
    m_hint->setWordWrap(true);
    m_hint->hide();
    tintHint();
    connect(m_search, &SearchBox::hintChanged, this, &TopBar::showHint);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(6, StripeHeight + 8, 12, 9);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_profileButton, 0, 0);
    grid->addWidget(m_search, 0, 1);
    grid->addWidget(m_live, 0, 2);
    grid->addWidget(m_hint, 1, 1);
}

void TopBar::setUpProfileButton(const Profile &profile)
{
    m_profileButton->setObjectName(QStringLiteral("profileButton"));
    m_profileButton->setFrameless(true);
    m_profileButton->setAccessibleName(tr("Profile: %1").arg(isolated(profile.name)));
    m_profileButton->setToolTip(toolTipText(tr("Profile %1. Choose another one.").arg(isolated(profile.name))));
    m_profileButton->setMenu(m_profileMenu);
    setProfiles({}, profile.id);
}

void TopBar::showHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void TopBar::tintHint()
{
    QPalette warning;
    warning.setColor(QPalette::WindowText, ThemeColors(palette()).tone(Tone::AwaitingConfirm));
    m_hint->setPalette(warning);
}

void TopBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_hint)
        tintHint();
}

void TopBar::setProfiles(const QList<ProfileEntry> &profiles, const QUuid &current)
{
    m_profileMenu->clear();
    for (const ProfileEntry &profile : profiles) {
        QAction *action = m_profileMenu->addAction(colorSwatch(profile.color), buttonText(profile.name, 60));
        action->setCheckable(true);
        action->setChecked(profile.id == current);
        connect(action, &QAction::triggered, this, [this, action, current, id = profile.id] {
            action->setChecked(id == current);
            if (id != current)
                Q_EMIT profileSwitchRequested(id);
        });
    }
    m_profileMenu->addSeparator();
    connect(m_profileMenu->addAction(tr("Profiles…")), &QAction::triggered, this, &TopBar::profilesRequested);
}

void TopBar::showFeed(const FeedStatus &status, EpochMicroseconds now)
{
    m_live->showFeed(status, now);
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), StripeHeight), m_stripe);
    painter.fillRect(QRect(0, height() - 1, width(), 1), ThemeColors(palette()).hairline);
}

} // namespace wf2des
