// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "appearance.h"
#include "check_command.h"
#include "command_line.h"
#include "dashboard.h"
#include "language.h"
#include "quit_signals.h"
#include "service/setting_keys.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace {

using namespace wf2des;

void print(FILE *stream, const QByteArray &text)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stream);
    std::fflush(stream);
}

bool asksForCheck(int argc, char **argv)
{
    return std::any_of(argv, argv + argc, [](const char *argument) { return qstrcmp(argument, "--check") == 0; });
}

/// The check also runs where there is no display: on a server, in an installer.
void chooseHeadlessPlatform()
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

QString settingsFile(const CommandLine &commandLine)
{
    return commandLine.settingsFile.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/dashboard.ini")
        : commandLine.settingsFile;
}

int runCheck(const CommandLine &commandLine, Settings &settings)
{
    CheckCommand command(commandLine, &settings);
    QObject::connect(&command, &CheckCommand::finished, &command, [](int exitCode, const QByteArray &report) {
        print(stdout, report);
        QCoreApplication::exit(exitCode);
    });
    QTimer::singleShot(0, &command, &CheckCommand::start);
    return QCoreApplication::exec();
}

int runDashboard(const CommandLine &commandLine, Settings &settings)
{
    const SystemClock clock;
    const QuitSignals quitSignals;
    Dashboard dashboard(commandLine, &settings, &clock);
    QObject::connect(&dashboard, &Dashboard::startFailed, &dashboard, [](const QString &message) {
        print(stderr, message.toUtf8() + '\n');
        QCoreApplication::exit(1);
    });
    QTimer::singleShot(0, &dashboard, &Dashboard::start);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (asksForCheck(argc, argv))
        chooseHeadlessPlatform();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("wf2des-dashboard"));
    QApplication::setApplicationVersion(QStringLiteral(WF2DES_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("wf2des-dashboard"));

    installLanguage({});
    const Result<CommandLine> commandLine = CommandLine::parse(QApplication::arguments());
    if (!commandLine) {
        print(stderr, commandLine.error().message.toUtf8() + '\n');
        return 2;
    }
    if (!commandLine->helpText.isEmpty()) {
        print(stdout, commandLine->helpText.toUtf8());
        return 0;
    }
    Settings settings(settingsFile(*commandLine));
    installLanguage(commandLine->language.isEmpty() ? settings.value(setting::Language) : commandLine->language);
    applyAppearance(commandLine->appearance.isEmpty() ? settings.value(setting::Appearance) : commandLine->appearance);
    return commandLine->check ? runCheck(*commandLine, settings) : runDashboard(*commandLine, settings);
}
