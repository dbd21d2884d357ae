// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_list.h"

#include "text/plain_text.h"

#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr int listWidth = 200;

QIcon colorIcon(const QString &color)
{
    constexpr int extent = 32;
    QPixmap pixmap(extent, extent);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(color));
    painter.drawEllipse(QRectF(pixmap.rect()).adjusted(6, 6, -6, -6));
    return {pixmap};
}

} // namespace

ProfileList::ProfileList(QWidget *parent)
    : QWidget(parent)
{
    setFixedWidth(listWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("profileList"));
    m_list->setAccessibleName(tr("Profiles"));
    m_list->setIconSize(QSize(16, 16));
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    column->addWidget(m_list, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        updateButtons();
        Q_EMIT currentRowChanged(row);
    });
    QPushButton *add = addButton(column, tr("Add"), "addButton");
    m_duplicate = addButton(column, tr("Duplicate"), "duplicateButton");
    m_remove = addButton(column, tr("Remove"), "removeButton");
    column->addSpacing(6);
    QPushButton *import = addButton(column, tr("Import …"), "importButton");
    m_export = addButton(column, tr("Export …"), "exportButton");
    m_export->setToolTip(tr("Writes all profiles to a file, without passwords and tokens"));
    connect(add, &QPushButton::clicked, this, &ProfileList::addRequested);
    connect(m_duplicate, &QPushButton::clicked, this, &ProfileList::duplicateRequested);
    connect(m_remove, &QPushButton::clicked, this, &ProfileList::removeRequested);
    connect(import, &QPushButton::clicked, this, &ProfileList::importRequested);
    connect(m_export, &QPushButton::clicked, this, &ProfileList::exportRequested);
    updateButtons();
}

QPushButton *ProfileList::addButton(QVBoxLayout *column, const QString &text, const char *objectName)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(objectName));
    button->setAutoDefault(false); // Enter in an input saves, nothing else
    column->addWidget(button);
    return button;
}

void ProfileList::append(const Profile &profile)
{
    m_list->addItem(new QListWidgetItem);
    update(m_list->count() - 1, profile);
    updateButtons();
}

void ProfileList::update(int row, const Profile &profile)
{
    QListWidgetItem *item = m_list->item(row);
    item->setSizeHint(QSize(0, std::max(28, fontMetrics().height() + 8)));
    item->setText(profile.name.isEmpty() ? tr("(new profile)") : visibleLine(profile.name, 80));
    item->setToolTip(toolTipText(profile.name));
    item->setIcon(colorIcon(profile.color));
}

void ProfileList::remove(int row)
{
    const QSignalBlocker blocker(m_list);
    delete m_list->takeItem(row);
    updateButtons();
}

int ProfileList::currentRow() const
{
    return m_list->currentRow();
}

void ProfileList::setCurrentRow(int row)
{
    m_list->setCurrentRow(row);
}

int ProfileList::count() const
{
    return m_list->count();
}

void ProfileList::updateButtons()
{
    const bool hasCurrent = m_list->currentRow() >= 0;
    m_duplicate->setEnabled(hasCurrent);
    m_remove->setEnabled(hasCurrent);
    m_export->setEnabled(m_list->count() > 0);
}

} // namespace wf2des
