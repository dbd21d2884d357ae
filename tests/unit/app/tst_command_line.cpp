// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command_line.h"

#include <QTest>

using namespace wf2des;

namespace {

Result<CommandLine> parse(const QStringList &arguments)
{
    return CommandLine::parse(QStringList{QStringLiteral("wf2des-dashboard")} + arguments);
}

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingGivenIsNothingAsked()
    {
        const Result<CommandLine> line = parse({});
        QVERIFY(line);
        QCOMPARE(line->sandbox, SandboxKind::None);
        QVERIFY(!line->check && line->profile.isEmpty() && line->query.isEmpty());
    }

    void sandboxKindIsOptional_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<int>("kind");
        QTest::newRow("bare") << QStringLiteral("--sandbox") << static_cast<int>(SandboxKind::SQLite);
        QTest::newRow("sqlite") << QStringLiteral("--sandbox=sqlite") << static_cast<int>(SandboxKind::SQLite);
        QTest::newRow("postgres") << QStringLiteral("--sandbox=postgres") << static_cast<int>(SandboxKind::Postgres);
    }

    void sandboxKindIsOptional()
    {
        QFETCH(QString, argument);
        QFETCH(int, kind);
        // An option right behind a bare --sandbox is not taken for its value.
        const Result<CommandLine> line = parse({argument, QStringLiteral("--check")});
        QVERIFY(line);
        QCOMPARE(static_cast<int>(line->sandbox), kind);
        QVERIFY(line->check);
    }

    void valuesArrive()
    {
        const Result<CommandLine> line =
            parse({QStringLiteral("--profile"), QStringLiteral("Production"), QStringLiteral("--query"),
                   QStringLiteral("status:failed age:<1d"), QStringLiteral("--language"), QStringLiteral("ja"),
                   QStringLiteral("--palette"), QStringLiteral("dark"), QStringLiteral("--settings"),
                   QStringLiteral("a b.ini"), QStringLiteral("--check"), QStringLiteral("--json")});
        QVERIFY(line);
        QCOMPARE(line->profile, QStringLiteral("Production"));
        QCOMPARE(line->query, QStringLiteral("status:failed age:<1d"));
        QCOMPARE(line->language, QStringLiteral("ja"));
        QCOMPARE(line->appearance, QStringLiteral("dark"));
        QCOMPARE(line->settingsFile, QStringLiteral("a b.ini"));
        QVERIFY(line->check && line->checkAsJson);
    }

    void sandboxArgumentsAreSplitLikeAShellWould()
    {
        const Result<CommandLine> line = parse({QStringLiteral("--sandbox"), QStringLiteral("--sandbox-args"),
                                                QStringLiteral("--seed 42 --now \"2026-11-02T12:00:00Z\"")});
        QVERIFY(line);
        QCOMPARE(line->sandboxArguments,
                 (QStringList{QStringLiteral("--seed"), QStringLiteral("42"), QStringLiteral("--now"),
                              QStringLiteral("2026-11-02T12:00:00Z")}));
    }

    void wrongArgumentsAreRefusedWithASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, const QStringList &arguments, const char *named) {
            QTest::newRow(name) << arguments << QString::fromLatin1(named);
        };
        row("unknown option", {QStringLiteral("--nonsense")}, "nonsense");
        row("positional", {QStringLiteral("run.json")}, "run.json");
        row("sandbox kind", {QStringLiteral("--sandbox=oracle")}, "oracle");
        row("language", {QStringLiteral("--language"), QStringLiteral("tlh")}, "tlh");
        row("palette", {QStringLiteral("--palette"), QStringLiteral("sepia")}, "sepia");
        row("json alone", {QStringLiteral("--json")}, "--check");
        row("sandbox and profile", {QStringLiteral("--sandbox"), QStringLiteral("--profile"), QStringLiteral("x")},
            "--profile");
        row("sandbox arguments alone", {QStringLiteral("--sandbox-args"), QStringLiteral("--seed 1")}, "--sandbox");
        row("missing value", {QStringLiteral("--profile")}, "profile");
    }

    void wrongArgumentsAreRefusedWithASentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Result<CommandLine> line = parse(arguments);
        QVERIFY(!line);
        QVERIFY2(line.error().message.contains(named), qPrintable(line.error().message));
    }

    void helpAndVersionAreTexts()
    {
        const Result<CommandLine> help = parse({QStringLiteral("--help")});
        QVERIFY(help && help->helpText.contains(QStringLiteral("--sandbox")));
        const Result<CommandLine> version = parse({QStringLiteral("--version")});
        QVERIFY(version && !version->helpText.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
