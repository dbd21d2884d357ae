// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/run_json.h"

#include "api/problem_json.h"

#include <QTest>

using namespace wf2des;

namespace {

const QByteArray &fullRow()
{
    static const QByteArray json = R"({"id":"5b2f8d52-35a4-4c0b-9c37-0b3f1f6a1c11","organization_id":1,"project_id":12,
        "figma_file_key":"KEY","wf_node_id":"12:345","screen_id":"SCR-0042","prompt":"wide","placement_target":"9:9",
        "auto_confirm":"0","trigger_surface":"1","status":"0","phase":"1","attempt":3,"error_message":"late",
        "result_url":"s3://x","flag_count":2,"materialized_at":"2026-11-29T12:03:04.000001Z","feedback_status":"1",
        "created_at":"2026-11-29T12:03:04.123456Z","updated_at":"2026-11-29T12:03:05Z",
        "deleted_at":"2026-11-29T12:03:06Z","created_by":"a","updated_by":"b","deleted_by":"c","edge":"1",
        "score":0.9312,"score_version":"ds@1.0"})";
    return json;
}

/// The full row with the value of one column replaced.
QByteArray rowWith(const QByteArray &column, const QByteArray &value)
{
    QByteArray json = fullRow();
    const qsizetype start = json.indexOf('"' + column + "\":") + column.size() + 3;
    qsizetype end = start;
    for (bool quoted = false; quoted || (json[end] != ',' && json[end] != '}'); ++end)
        quoted = quoted != (json[end] == '"');
    return json.replace(start, end - start, value);
}

QByteArray rowWithout(const QByteArray &column)
{
    return rowWith(column, "null").replace('"' + column + '"', "\"no_" + column + '"');
}

} // namespace

/// DESIGN 7: rows carry the table's column names, codes as numeric strings, RFC 3339 UTC times.
class TestRunJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void readsEveryColumn()
    {
        const auto run = readRun(fullRow());
        QVERIFY(run);
        QCOMPARE(run->id, QStringLiteral("5b2f8d52-35a4-4c0b-9c37-0b3f1f6a1c11"));
        QCOMPARE(run->organizationId, 1);
        QCOMPARE(run->projectId, 12);
        QCOMPARE(run->figmaFileKey, QStringLiteral("KEY"));
        QCOMPARE(run->wfNodeId, QStringLiteral("12:345"));
        QCOMPARE(run->screenId, QStringLiteral("SCR-0042"));
        QCOMPARE(run->prompt, QStringLiteral("wide"));
        QCOMPARE(run->placementTarget, QStringLiteral("9:9"));
        QVERIFY(run->autoConfirm.is(AutoConfirm::Normal));
        QVERIFY(run->triggerSurface.is(TriggerSurface::Plugin));
        QVERIFY(run->status.is(Status::Processing));
        QVERIFY(run->phase.is(Phase::AwaitingConfirm));
        QCOMPARE(run->attempt, 3);
        QCOMPARE(run->errorMessage, QStringLiteral("late"));
        QCOMPARE(run->resultUrl, QStringLiteral("s3://x"));
        QCOMPARE(run->flagCount.value_or(-1), 2);
        QCOMPARE(run->materializedAt.value_or(0), 1'795'953'784'000'001);
        QVERIFY(run->feedbackStatus.is(FeedbackStatus::Adopted));
        QCOMPARE(run->createdAt.value_or(0), 1'795'953'784'123'456);
        QCOMPARE(run->updatedAt.value_or(0), 1'795'953'785'000'000);
        QCOMPARE(run->deletedAt.value_or(0), 1'795'953'786'000'000);
        QCOMPARE(run->createdBy, QStringLiteral("a"));
        QCOMPARE(run->updatedBy, QStringLiteral("b"));
        QCOMPARE(run->deletedBy, QStringLiteral("c"));
        QVERIFY(run->edge.is(Edge::Des2Wf));
        QCOMPARE(run->score.value_or(-1), 9312);
        QCOMPARE(run->scoreVersion, QStringLiteral("ds@1.0"));
        QVERIFY(run->rawText.isEmpty());
    }

    void writingAndReadingGivesTheSameRun()
    {
        const auto run = readRun(fullRow());
        QVERIFY(run);
        QCOMPARE(readRun(runToJson(*run)).value_or(Run{}), *run);
        Run bare;
        bare.id = QStringLiteral("x");
        bare.status = Status::Processing;
        const QByteArray json = runToJson(bare);
        for (const QString &column : RunColumns::all())
            QVERIFY2(json.contains('"' + column.toLatin1() + "\":"), qPrintable(column));
        QVERIFY(json.contains("\"phase\":null"));
        QVERIFY(json.contains("\"score\":null"));
    }

    void everyScoreIsWrittenAsItIs()
    {
        Run run;
        run.id = QStringLiteral("x");
        for (const ScoreTenThousandths score : {0, 1, 5700, 9312, 9999, 10'000, 99'999, -1, -99'999}) {
            run.score = score;
            const auto document = readJson(runToJson(run));
            QVERIFY(document);
            QCOMPARE(runFromJson(document->root, RowDepth::List)->score.value_or(-7), score);
        }
    }

    /// Null stays null where the specification allows it (spec/wf2des-table, column Nullable).
    void nullableColumnsMayBeNullOrAbsent_data()
    {
        QTest::addColumn<QByteArray>("column");
        for (const char *column :
             {"prompt", "placement_target", "phase", "error_message", "result_url", "flag_count", "materialized_at",
              "feedback_status", "deleted_at", "deleted_by", "score", "score_version", "edge"})
            QTest::newRow(column) << QByteArray(column);
    }

    void nullableColumnsMayBeNullOrAbsent()
    {
        QFETCH(QByteArray, column);
        for (const QByteArray &json : {rowWith(column, "null"), rowWithout(column)}) {
            const auto run = readRun(json);
            QVERIFY(run);
            QVERIFY(run->rawText.isEmpty());
            QVERIFY(runToJson(*run).contains('"' + column + "\":null"));
        }
    }

    void nullWhereAValueBelongsIsShown_data()
    {
        QTest::addColumn<QByteArray>("column");
        for (const char *column :
             {"organization_id", "project_id", "figma_file_key", "wf_node_id", "screen_id", "auto_confirm",
              "trigger_surface", "status", "attempt", "created_at", "updated_at", "created_by", "updated_by"})
            QTest::newRow(column) << QByteArray(column);
    }

    void nullWhereAValueBelongsIsShown()
    {
        QFETCH(QByteArray, column);
        const auto run = readRun(rowWith(column, "null"));
        QVERIFY(run);
        QCOMPARE(run->rawText, (QHash<QString, QString>{{QString::fromLatin1(column), QStringLiteral("null")}}));
    }

    void aMissingRequiredColumnIsNamed_data() { nullWhereAValueBelongsIsShown_data(); }

    void aMissingRequiredColumnIsNamed()
    {
        QFETCH(QByteArray, column);
        const auto run = readRun(rowWithout(column));
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::ColumnMissing);
        QVERIFY(run.error().message.contains(QString::fromLatin1(column)));
    }

    void wrongTypesAndRangesGoToRawText_data()
    {
        QTest::addColumn<QByteArray>("column");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("raw");
        const auto row = [](const char *column, const char *value, const char *raw) {
            QTest::addRow("%s %s", column, value)
                << QByteArray(column) << QByteArray(value) << QString::fromLatin1(raw);
        };
        row("organization_id", "\"12\"", "12");
        row("organization_id", "99999999999999999999", "99999999999999999999");
        row("attempt", "9999999999", "9999999999");
        row("attempt", "1.5", "1.5");
        row("flag_count", "true", "true");
        row("flag_count", "2147483648", "2147483648");
        row("screen_id", "42", "42");
        row("screen_id", "[]", "[...]");
        row("prompt", "{}", "{...}");
        row("status", "true", "true");
        row("created_at", "\"infinity\"", "infinity");
        row("created_at", "\"0044-03-15T00:00:00Z BC\"", "0044-03-15T00:00:00Z BC");
        row("created_at", "1795953784", "1795953784");
        row("score", "0.93125", "0.93125");
        row("score", "\"0.5\"", "0.5");
        row("score", "1e300", "1e300");
    }

    void wrongTypesAndRangesGoToRawText()
    {
        QFETCH(QByteArray, column);
        QFETCH(QByteArray, value);
        QFETCH(QString, raw);
        const auto run = readRun(rowWith(column, value));
        QVERIFY(run);
        QCOMPARE(run->rawText, (QHash<QString, QString>{{QString::fromLatin1(column), raw}}));
    }

    void unknownCodesAreKept()
    {
        QCOMPARE(readRun(rowWith("status", "\"7\""))->status.word(), QStringLiteral("unknown (7)"));
        QCOMPARE(readRun(rowWith("phase", "\"later\""))->phase.text(), QStringLiteral("later"));
        QCOMPARE(readRun(rowWith("edge", "\"\""))->edge.isUnknown(), true);
        QVERIFY(readRun(rowWith("status", "4"))->status.is(Status::Cancelled));
    }

    void idsNeedNotBeUuids()
    {
        QCOMPARE(readRun(rowWith("id", "\"../run 1\""))->id, QStringLiteral("../run 1"));
        for (const char *bad : {"\"\"", "null", "7", "[]"})
            QVERIFY2(!readRun(rowWith("id", bad)), bad);
    }

    void whatIsNoRowIsRefused()
    {
        for (const char *body : {"[]", "\"row\"", "null", "7", "{}", ""})
            QVERIFY2(!readRun(body), body);
    }

    void aRowThatSaysAColumnTwiceIsRefused()
    {
        QByteArray json = fullRow();
        json.insert(1, R"("status":"1",)");
        QVERIFY(!readRun(json));
    }

    void aPageKeepsTheListColumnsOnly()
    {
        const QByteArray longMessage(1'000'000, 'e');
        const QByteArray body = "{\"items\":[" + rowWith("error_message", '"' + longMessage + '"')
            + "],\"next_cursor\":\"abc\",\"as_of\":\"2026-11-29T12:03:04.123456Z\"}";
        const auto page = readRunPage(body);
        QVERIFY(page);
        QCOMPARE(page->items.size(), 1);
        QCOMPARE(page->items[0].errorMessage.size(), 500);
        QVERIFY(page->items[0].prompt.isNull());
        QVERIFY(page->items[0].resultUrl.isNull());
        QCOMPARE(page->nextCursor, QStringLiteral("abc"));
        QCOMPARE(page->asOf.value_or(0), 1'795'953'784'123'456);
        QVERIFY(page->columns && page->columns->edge && page->columns->score && page->columns->scoreVersion);
    }

    void aPageTellsWhichOptionalColumnsThereAre()
    {
        const auto page = readRunPage("{\"items\":[" + rowWithout("score") + "],\"next_cursor\":null}");
        QVERIFY(page && page->columns);
        QVERIFY(page->columns->edge && !page->columns->score && page->columns->scoreVersion);
        const auto empty = readRunPage(R"({"items":[],"next_cursor":null,"as_of":"soon"})");
        QVERIFY(empty && !empty->columns && empty->nextCursor.isEmpty() && !empty->asOf);
    }

    void aPageOfTheWrongShapeIsRefused()
    {
        for (const char *body : {"[]", "{}", R"({"items":{}})", R"({"items":[7]})", R"({"items":[],"next_cursor":7})",
                                 R"({"items":null})", R"({"items":[{}]})"})
            QVERIFY2(!readRunPage(body), body);
    }

    void cutsNoCharacterInTwo()
    {
        const QByteArray emoji = "\xf0\x9f\x8e\xa8";
        const auto page =
            readRunPage("{\"items\":[" + rowWith("error_message", "\"x" + emoji.repeated(400) + '"') + "]}");
        QVERIFY(page);
        QCOMPARE(page->items[0].errorMessage.size(), 499);
        QVERIFY(page->items[0].errorMessage.back().isLowSurrogate());
    }

    void readsAProblem()
    {
        const Problem problem = readProblem(
            R"({"type":"about:blank","title":"Conflict","status":409,"detail":"moved","code":"phase_mismatch","run":)"
            + fullRow() + R"(,"existing_id":"other"})");
        QCOMPARE(problem.code, QStringLiteral("phase_mismatch"));
        QCOMPARE(problem.detail, QStringLiteral("moved"));
        QCOMPARE(problem.existingId, QStringLiteral("other"));
        QVERIFY(problem.run && problem.run->attempt == 3);
    }

    void readsWhatItCanOfAnyProblem()
    {
        QCOMPARE(readProblem(R"({"title":"Conflict"})").detail, QStringLiteral("Conflict"));
        QCOMPARE(readProblem("plain words").detail, QStringLiteral("plain words"));
        QCOMPARE(readProblem(R"({"detail":7,"code":[],"run":"x","existing_id":{}})").detail, QString());
        QVERIFY(!readProblem(R"({"detail":"d","run":{"id":7}})").run);
        QCOMPARE(readProblem(QByteArray(1'000'000, 'x')).detail.size(), 4096);
        QCOMPARE(readProblem("{\"detail\":\"" + QByteArray(1'000'000, 'x') + "\"}").detail.size(), 4096);
        const Problem invalid =
            readProblem(R"({"detail":"no","errors":[{"field":"attempt","message":"missing"},{"field":"parse"}]})");
        QCOMPARE(invalid.detail, QStringLiteral("no\nattempt: missing\nparse: "));
    }
};

QTEST_GUILESS_MAIN(TestRunJson)
#include "tst_run_json.moc"
