// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/help_dialogs.h"

#include "text/plain_text.h"
#include "theme/icon_set.h"
#include "theme/theme_colors.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

QList<std::pair<QString, QString>> shortcutRows()
{
    const auto keys = [](QKeySequence::StandardKey key) {
        return QKeySequence(key).toString(QKeySequence::NativeText);
    };
    return {{QStringLiteral("J   K"), Words::tr("Next run, previous run")},
            {QStringLiteral("Home   End"), Words::tr("First run, last run")},
            {Words::tr("Enter"), Words::tr("Go to the run's detail")},
            {QStringLiteral("C"), Words::tr("Confirm the parse")},
            {QStringLiteral("R"), Words::tr("Reject the parse")},
            {QStringLiteral("X"), Words::tr("Cancel the run")},
            {QStringLiteral("/   ") + keys(QKeySequence::Find), Words::tr("Search")},
            {Words::tr("Esc"), Words::tr("In the search box: clear, then back to the list")},
            {keys(QKeySequence::Copy), Words::tr("Copy the selected rows")},
            {keys(QKeySequence::Refresh), Words::tr("Read the runs again now")},
            {QStringLiteral("?"), Words::tr("This sheet")},
            {keys(QKeySequence::Quit), Words::tr("Quit")}};
}

QDialog *emptyDialog(const QString &title, const QString &objectName, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(objectName);
    dialog->setWindowTitle(title);
    return dialog;
}

void addCloseButton(QDialog *dialog, QGridLayout *grid)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    grid->addWidget(buttons, grid->rowCount(), 0, 1, 2);
}

} // namespace

QDialog *makeShortcutsDialog(QWidget *parent)
{
    QDialog *dialog = emptyDialog(Words::tr("Keyboard Shortcuts"), QStringLiteral("shortcutsDialog"), parent);
    auto *grid = new QGridLayout(dialog);
    grid->setContentsMargins(24, 20, 24, 16);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(8);
    const QList<std::pair<QString, QString>> rows = shortcutRows();
    int row = 0;
    for (const auto &[key, words] : rows) {
        if (key.trimmed().isEmpty())
            continue; // a platform without that standard key
        QLabel *keyLabel = plainLabel(key, dialog);
        QFont bold = keyLabel->font();
        bold.setWeight(QFont::DemiBold);
        keyLabel->setFont(bold);
        grid->addWidget(keyLabel, row, 0);
        grid->addWidget(plainLabel(words, dialog), row, 1);
        ++row;
    }
    QLabel *note = plainLabel(Words::tr("Single keys wait while you type in a text field."), dialog);
    QPalette quiet = note->palette();
    quiet.setColor(QPalette::WindowText, ThemeColors(quiet).muted);
    note->setPalette(quiet);
    grid->addWidget(note, row, 0, 1, 2);
    addCloseButton(dialog, grid);
    return dialog;
}

QDialog *makeAboutDialog(QWidget *parent)
{
    QDialog *dialog = emptyDialog(Words::tr("About WF2Des Dashboard"), QStringLiteral("aboutDialog"), parent);
    auto *grid = new QGridLayout(dialog);
    grid->setContentsMargins(24, 20, 24, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    QLabel *picture = plainLabel({}, dialog);
    picture->setPixmap(applicationIcon().pixmap(64, 64));
    grid->addWidget(picture, 0, 0, 3, 1, Qt::AlignTop);
    QLabel *name = plainLabel(Words::tr("WF2Des Dashboard"), dialog);
    QFont title = name->font();
    title.setWeight(QFont::DemiBold);
    title.setPointSizeF(title.pointSizeF() * 1.3);
    name->setFont(title);
    grid->addWidget(name, 0, 1);
    const QString version = QCoreApplication::applicationVersion();
    grid->addWidget(plainLabel(version.isEmpty() ? QString() : Words::tr("Version %1").arg(version), dialog), 1, 1);
    grid->addWidget(
        plainLabel(Words::tr("Free software under the GNU General Public License, version 3 or later."), dialog), 2, 1);
    addCloseButton(dialog, grid);
    return dialog;
}

} // namespace wf2des
