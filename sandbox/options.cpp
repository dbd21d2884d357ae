// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "options.h"

#include "schema.h"

#include <QCommandLineParser>

#include <cstdio>
#include <cstdlib>
#include <initializer_list>

namespace wf2des::sandbox {

namespace {

[[noreturn]] void refuse(const QString &message)
{
    std::fprintf(stderr, "wf2des-sandbox: %s\n", message.toUtf8().constData());
    std::exit(2);
}

/// The parser with every option and the words of --help.
void declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        QStringLiteral("A complete wf2des-api on this computer, with simulated workers and an invented history."));
    parser.addHelpOption();
    parser.addVersionOption();
    const auto add = [&](const char *name, const char *words, const char *value = nullptr,
                         const char *standard = nullptr) {
        parser.addOption({QString::fromLatin1(name), QString::fromLatin1(words), QString::fromLatin1(value),
                          QString::fromLatin1(standard)});
    };
    add("port", "Serve on this port of 127.0.0.1; 0 takes a free one.", "port", "0");
    add("database", "Keep the data in this SQLite file; without it they are gone at the end.", "file");
    add("postgres", "Use a private PostgreSQL server instead of SQLite.");
    add("token", "The bearer token of the API; random if absent.", "token");
    add("readonly-token", "A second token that may only read.", "token");
    add("service-token", "The workers' token for the ai-status webhook; random if absent.", "token");
    add("runs", "Invent a history of this many runs.", "count", "400");
    add("seed", "The history's seed: the same seed gives the same runs.", "seed", "1");
    add("now", "What the server's clock says when it starts, in RFC 3339.", "time");
    add("speed", "How fast the simulated workers are; 0 turns them off.", "factor", "1");
    add("latency", "Answer this much later.", "milliseconds", "0");
    add("error-rate", "The share of requests that get a 5xx, 0 to 1.", "share", "0");
    add("drop-rate", "The share of requests whose link is dropped, 0 to 1.", "share", "0");
    add("rate-limit", "Answer at most this many requests a second, else 429; 0 for no limit.", "count", "0");
    add("reader-schema", "How PostgreSQL holds codes: enum or varchar.", "kind", "enum");
    add("without-columns", "Leave these columns out, as an old deployment does: score,score_version,edge.", "names");
    add("exit-with-parent", "End when standard input ends.");
}

/// Reads numbers and lists, and refuses what is none.
class Values {
public:
    explicit Values(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    QString text(const char *name) const { return m_parser.value(QLatin1String(name)); }

    double number(const char *name, double most) const
    {
        bool good = false;
        const double value = text(name).toDouble(&good);
        if (!good || value < 0 || value > most)
            refuse(QStringLiteral("--%1: not a number from 0 to %2").arg(QLatin1String(name)).arg(most));
        return value;
    }

    int integer(const char *name, int most) const { return static_cast<int>(number(name, most)); }

    QStringList columns(const char *name) const
    {
        const QStringList names = text(name).split(u',', Qt::SkipEmptyParts);
        for (const QString &column : names) {
            if (!Schema::optionalColumns().contains(column))
                refuse(QStringLiteral("--%1: %2 is not an optional column").arg(QLatin1String(name), column));
        }
        return names;
    }

    std::optional<Micros> time(const char *name) const
    {
        const std::optional<Micros> time = fromApiTime(text(name));
        if (!text(name).isEmpty() && !time)
            refuse(QStringLiteral("--%1: not an RFC 3339 time").arg(QLatin1String(name)));
        return time;
    }

private:
    const QCommandLineParser &m_parser;
};

} // namespace

Options readOptions(const QStringList &arguments)
{
    constexpr int mostRuns = 10'000'000;
    constexpr int hour = 3'600'000;
    QCommandLineParser parser;
    declare(parser);
    parser.process(arguments);
    const Values values(parser);
    if (!parser.positionalArguments().isEmpty())
        refuse(QStringLiteral("what is \"%1\"?").arg(parser.positionalArguments().first()));

    Options options;
    options.port = values.integer("port", 65'535);
    options.postgres = parser.isSet(QStringLiteral("postgres"));
    options.databaseFile = values.text("database");
    options.token = values.text("token");
    options.readonlyToken = values.text("readonly-token");
    options.serviceToken = values.text("service-token");
    options.runs = values.integer("runs", mostRuns);
    options.seed = values.text("seed").toULongLong();
    options.now = values.time("now");
    options.speed = values.number("speed", 100'000);
    options.faults.latencyMs = values.integer("latency", hour);
    options.faults.errorRate = values.number("error-rate", 1);
    options.faults.dropRate = values.number("drop-rate", 1);
    options.faults.rateLimit = values.integer("rate-limit", 1'000'000);
    options.enumTypes = values.text("reader-schema") == QLatin1String("enum");
    if (!options.enumTypes && values.text("reader-schema") != QLatin1String("varchar"))
        refuse(QStringLiteral("--reader-schema: enum or varchar"));
    options.withoutColumns = values.columns("without-columns");
    options.exitWithParent = parser.isSet(QStringLiteral("exit-with-parent"));
    return options;
}

} // namespace wf2des::sandbox
