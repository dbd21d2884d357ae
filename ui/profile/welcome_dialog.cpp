// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/welcome_dialog.h"

#include "detail/plain_text_view.h"
#include "profile/choice_button.h"
#include "text/plain_text.h"
#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QLabel>
#include <QVBoxLayout>

namespace wf2des {

WelcomeDialog::WelcomeDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("welcomeDialog"));
    setWindowTitle(tr("WF2Des Dashboard"));
    setWindowIcon(applicationIcon());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(40, 32, 40, 32);
    column->setSpacing(0);
    buildHeading(column);
    buildChoices(column);
    m_message = new PlainTextView(this);
    m_message->setObjectName(QStringLiteral("welcomeMessage"));
    m_message->setAccessibleName(tr("Message"));
    m_message->hide();
    column->addWidget(m_message);
}

void WelcomeDialog::buildHeading(QVBoxLayout *column)
{
    constexpr int iconSize = 64;
    auto *icon = new QLabel(this);
    icon->setPixmap(applicationIcon().pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    icon->setAlignment(Qt::AlignHCenter);
    QLabel *name = plainLabel(tr("WF2Des Dashboard"), this);
    QFont font = name->font();
    font.setPointSizeF(font.pointSizeF() * 1.7);
    font.setWeight(QFont::DemiBold);
    name->setFont(font);
    name->setAlignment(Qt::AlignHCenter);
    QLabel *purpose = plainLabel(tr("See every wireframe-to-design and design-to-wireframe run as it happens: confirm "
                                    "or reject a parse, cancel a run that blocks a wireframe, and find out why one "
                                    "failed."),
                                 this);
    purpose->setWordWrap(true);
    purpose->setAlignment(Qt::AlignHCenter);
    QPalette muted = purpose->palette();
    muted.setColor(QPalette::WindowText, ThemeColors(palette()).muted);
    purpose->setPalette(muted);
    column->addWidget(icon);
    column->addSpacing(16);
    column->addWidget(name);
    column->addSpacing(8);
    column->addWidget(purpose);
    column->addSpacing(28);
}

void WelcomeDialog::buildChoices(QVBoxLayout *column)
{
    m_choices = new QWidget(this);
    auto *choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(12);
    auto *connectButton =
        new ChoiceButton(QStringLiteral("profile"), tr("Connect"),
                         tr("Set up a profile for your deployment, or import the file from your IT."), m_choices);
    connectButton->setObjectName(QStringLiteral("connectButton"));
    connectButton->setDefault(true);
    auto *sampleButton = new ChoiceButton(QStringLiteral("view"), tr("Explore with sample data"),
                                          tr("Starts a small sandbox on this computer. Nothing leaves it."), m_choices);
    sampleButton->setObjectName(QStringLiteral("sampleDataButton"));
    connect(connectButton, &ChoiceButton::clicked, this, &WelcomeDialog::connectRequested);
    connect(sampleButton, &ChoiceButton::clicked, this, &WelcomeDialog::startSampleData);
    choices->addWidget(connectButton);
    choices->addWidget(sampleButton);
    column->addWidget(m_choices);
    column->addSpacing(16);
}

void WelcomeDialog::startSampleData()
{
    m_choices->setEnabled(false); // one sandbox, however often it is pressed
    showMessage(tr("Starting the sandbox …"));
    Q_EMIT sampleDataRequested();
}

void WelcomeDialog::setMessage(const Error &error)
{
    m_choices->setEnabled(true);
    showMessage(error.detail.isEmpty() ? error.message : error.message + u'\n' + error.detail);
}

void WelcomeDialog::showMessage(const QString &text)
{
    m_message->setExactText(text);
    m_message->setVisible(!text.isEmpty());
    fitHeight();
}

void WelcomeDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitHeight();
}

void WelcomeDialog::fitHeight()
{
    constexpr int dialogWidth = 520;
    setFixedSize(dialogWidth, layout()->totalHeightForWidth(dialogWidth));
}

} // namespace wf2des
