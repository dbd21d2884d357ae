// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

struct Options {
    QCommandLineOption profile{QStringLiteral("profile"), Words::tr("Open the profile with this name."),
                               Words::tr("name")};
    // The value is optional, which Qt's parser does not know: parse() writes the bare form out.
    QCommandLineOption sandbox{QStringLiteral("sandbox"),
                               Words::tr("Start with sample data, on a server of its own on this computer: sqlite "
                                         "(default) or postgres."),
                               Words::tr("kind")};
    QCommandLineOption sandboxArguments{QStringLiteral("sandbox-args"),
                                        Words::tr("Further options for the sample server."), Words::tr("options")};
    QCommandLineOption query{QStringLiteral("query"), Words::tr("Show the runs that match this filter."),
                             Words::tr("filter")};
    QCommandLineOption check{QStringLiteral("check"),
                             Words::tr("Check everything the program needs, print what was "
                                       "found and end with 0 or 1.")};
    QCommandLineOption json{QStringLiteral("json"), Words::tr("With --check: print JSON.")};
    QCommandLineOption language{QStringLiteral("language"), Words::tr("en or ja."), Words::tr("language")};
    QCommandLineOption palette{QStringLiteral("palette"), Words::tr("light or dark."), Words::tr("palette")};
    QCommandLineOption settings{QStringLiteral("settings"), Words::tr("Keep the settings in this file."),
                                Words::tr("file")};
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Show this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")}, Words::tr("Show the version.")};
};

/// "--sandbox" alone means "--sandbox=sqlite".
QStringList withSandboxKind(QStringList arguments)
{
    for (QString &argument : arguments) {
        if (argument == QLatin1String("--sandbox"))
            argument = QStringLiteral("--sandbox=sqlite");
    }
    return arguments;
}

tl::unexpected<Error> wrong(const QString &message)
{
    return failure({.code = ErrorCode::Invalid, .message = message});
}

bool isOneOf(const QString &value, std::initializer_list<const char *> allowed)
{
    return std::any_of(allowed.begin(), allowed.end(), [&](const char *word) { return value == QLatin1String(word); });
}

Result<CommandLine> fromValues(const QCommandLineParser &parser, const Options &options)
{
    CommandLine line;
    line.profile = parser.value(options.profile);
    line.query = parser.value(options.query);
    line.check = parser.isSet(options.check);
    line.checkAsJson = parser.isSet(options.json);
    line.language = parser.value(options.language);
    line.appearance = parser.value(options.palette);
    line.settingsFile = parser.value(options.settings);
    line.sandboxArguments = QProcess::splitCommand(parser.value(options.sandboxArguments));
    const QString kind = parser.value(options.sandbox);
    if (parser.isSet(options.sandbox)) {
        if (!isOneOf(kind, {"sqlite", "postgres"}))
            return wrong(Words::tr("--sandbox takes sqlite or postgres, not \"%1\".").arg(kind));
        line.sandbox = kind == QLatin1String("postgres") ? SandboxKind::Postgres : SandboxKind::SQLite;
    }
    if (!isOneOf(line.language, {"", "en", "ja"}))
        return wrong(Words::tr("--language takes en or ja, not \"%1\".").arg(line.language));
    if (!isOneOf(line.appearance, {"", "light", "dark"}))
        return wrong(Words::tr("--palette takes light or dark, not \"%1\".").arg(line.appearance));
    if (line.checkAsJson && !line.check)
        return wrong(Words::tr("--json goes with --check."));
    if (line.sandbox != SandboxKind::None && !line.profile.isEmpty())
        return wrong(Words::tr("--sandbox and --profile exclude each other."));
    if (!line.sandboxArguments.isEmpty() && line.sandbox == SandboxKind::None)
        return wrong(Words::tr("--sandbox-args goes with --sandbox."));
    return line;
}

} // namespace

Result<CommandLine> CommandLine::parse(const QStringList &arguments)
{
    const Options options;
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("Operations dashboard for wireframe-to-design and design-to-wireframe "
                                               "runs."));
    parser.addOptions({options.profile, options.sandbox, options.sandboxArguments, options.query, options.check,
                       options.json, options.language, options.palette, options.settings, options.help,
                       options.version});
    if (!parser.parse(withSandboxKind(arguments)))
        return wrong(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return wrong(Words::tr("\"%1\" is not an option. See --help.").arg(parser.positionalArguments().first()));
    if (parser.isSet(options.help) || parser.isSet(options.version)) {
        CommandLine line;
        line.helpText = parser.isSet(options.help)
            ? parser.helpText()
            : QStringLiteral("%1 %2\n").arg(QCoreApplication::applicationName(),
                                            QCoreApplication::applicationVersion());
        return line;
    }
    return fromValues(parser, options);
}

} // namespace wf2des
