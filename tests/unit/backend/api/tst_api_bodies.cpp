// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_fixtures.h"

#include "api/api_words.h"

using namespace wf2des;
using namespace wf2des::test;
using Outcome = TransitionReply::Outcome;

namespace {

ScriptedAnswer with(ScriptedAnswer answer, const QByteArray &header, const QByteArray &value)
{
    answer.headers.append(QPair(header, value));
    return answer;
}

/// What zlib makes of it, as "Content-Encoding: deflate" wants it: without the length that qCompress puts in front.
QByteArray deflated(const QByteArray &bytes)
{
    return qCompress(bytes, 9).mid(4);
}

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xedb88320 : 0);
    }
    return ~crc;
}

QByteArray gzipped(const QByteArray &bytes)
{
    const QByteArray zlib = deflated(bytes);
    QByteArray gzip("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
    gzip += zlib.mid(2, zlib.size() - 6); // the raw stream: without zlib's head and checksum
    for (const quint32 number : {crc32(bytes), static_cast<quint32>(bytes.size())}) {
        for (int shift = 0; shift < 32; shift += 8)
            gzip += static_cast<char>(number >> shift);
    }
    return gzip;
}

} // namespace

/// DESIGN 4, 7: large, compressed, cut and damaged bodies.
class TestApiBodies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void invalidUtf8InARowIsReplaced()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, rowJson().replace("\"screen_id\":\"x\"", "\"screen_id\":\"\xff\"")));
        HttpRunApi api(settingsFor(server));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Confirm)));
        QCOMPARE(reply.outcome, Outcome::Applied);
        QCOMPARE(reply.run->screenId, QString(QChar::ReplacementCharacter));
    }

    void compressedAnswersAreReadAndBombsRefused()
    {
        ScriptedServer server;
        HttpRunApi api(settingsFor(server));
        server.enqueue(with(ScriptedAnswer::json(200, gzipped(rowJson())), "Content-Encoding", "gzip"));
        QCOMPARE(awaited(api.fetchRun(RunId))->id, RunId);
        QVERIFY(server.requests().first().header("Accept-Encoding").contains("gzip"));
        // A document that compresses well is no bomb.
        const QByteArray document = "{\"a\":\"" + QByteArray(20'000'000, ' ') + "\"}";
        server.enqueue(with(ScriptedAnswer::json(200, gzipped(document)), "Content-Encoding", "gzip"));
        QCOMPARE(awaited(api.fetchResult(RunId))->bytes, document);
        server.enqueue(
            with(ScriptedAnswer::json(200, deflated(QByteArray(80'000'000, ' '))), "Content-Encoding", "deflate"));
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::UnexpectedAnswer);
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::Unknown);
    }

    void anAnswerLargerThanTheLimitIsGivenUp()
    {
        ScriptedServer server;
        server.enqueue(ScriptedAnswer::json(200, QByteArray(65 * 1024 * 1024, ' ')));
        HttpRunApi api(settingsFor(server));
        const auto run = awaited(api.fetchRun(RunId));
        QCOMPARE(run.error().code, ErrorCode::UnexpectedAnswer);
        QCOMPARE(run.error().message, ApiWords::answerTooLarge());
    }

    void aDocumentComesAsItIs()
    {
        ScriptedServer server;
        const QByteArray bytes = "{ \"b\" : 1.00, \"b\" : 12345678901234567890123 }\n";
        server.enqueue(with(ScriptedAnswer::json(200, bytes), "ETag", "W/\"3\""));
        HttpRunApi api(settingsFor(server));
        const auto document = awaited(api.fetchResult(RunId));
        QVERIFY(document);
        QCOMPARE(document->bytes, bytes);
        QCOMPARE(document->etag, QStringLiteral("W/\"3\""));
    }

    void aCutDocumentIsAnError()
    {
        ScriptedServer server;
        ScriptedAnswer answer = ScriptedAnswer::json(200, QByteArray(100'000, 'x'));
        answer.cutAfter = 50'000;
        server.enqueue(answer);
        HttpRunApi api(settingsFor(server));
        QCOMPARE(awaited(api.fetchResult(RunId)).error().code, ErrorCode::ConnectionLost);
    }

    void aLargePageIsReadElsewhere()
    {
        QByteArrayList rows;
        for (int i = 0; i < 1000; ++i)
            rows.append(rowJson(QString::number(i)));
        ScriptedServer server;
        server.enqueue(
            ScriptedAnswer::json(200, "{\"items\":[" + rows.join(',') + "],\"next_cursor\":null,\"as_of\":null}"));
        HttpRunApi api(settingsFor(server));
        const auto page = awaited(api.listRuns({}));
        QVERIFY(page);
        QCOMPARE(page->items.size(), 1000);
        QCOMPARE(page->items.last().id, QStringLiteral("999"));
    }
};

QTEST_GUILESS_MAIN(TestApiBodies)
#include "tst_api_bodies.moc"
