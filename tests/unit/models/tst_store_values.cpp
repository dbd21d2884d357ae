// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store_fixtures.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

/// DESIGN 5.3: what is packed into columns comes back as it was.
class TestStoreValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyListColumnComesBack();
    void nullsComeBackAsNulls();
    void detailColumnsAreNotHeld();
    void rawTextComesBack();
    void randomRunsComeBack();
    void uuidsAndOtherIds_data();
    void uuidsAndOtherIds();
    void upperCaseUuidIsAnotherId();
    void unknownCodesOfEveryColumn();
    void moreUnknownCodesThanFit();
};

void TestStoreValues::everyListColumnComesBack()
{
    Run run = makeRun(3, Status::Completed);
    run.flagCount = 4;
    run.score = 9312;
    run.scoreVersion = QStringLiteral("ds@1.0");
    run.feedbackStatus = FeedbackStatus::Adopted;
    run.materializedAt = noon + hour + 123'456;
    run.errorMessage = QStringLiteral("none to speak of");
    run.attempt = 2;
    run.edge = Edge::Des2Wf;
    run.autoConfirm = AutoConfirm::AutoConfirm;
    run.triggerSurface = TriggerSurface::Api;
    RunStore store;
    const StoreChange change = store.merge({run});
    QCOMPARE(store.run(change.added.at(0)), run);
    QCOMPARE(store.state(change.added.at(0)), run.state());
}

void TestStoreValues::nullsComeBackAsNulls()
{
    Run run;
    run.id = uuid(1);
    RunStore store;
    const StoreChange change = store.merge({run});
    const Run read = store.run(change.added.at(0));
    QCOMPARE(read, run);
    QVERIFY(read.errorMessage.isNull());
    QVERIFY(!read.createdAt);
    QVERIFY(!read.flagCount);
    QVERIFY(!read.score);
    QVERIFY(read.status.isNull());
}

void TestStoreValues::detailColumnsAreNotHeld()
{
    Run run = makeRun(1);
    run.prompt = QStringLiteral("a prompt");
    run.placementTarget = QStringLiteral("1:2");
    run.resultUrl = QStringLiteral("s3://bucket/key");
    run.deletedBy = QStringLiteral("nobody");
    RunStore store;
    const Run read = store.run(store.merge({run}).added.at(0));
    QVERIFY(read.prompt.isNull());
    QVERIFY(read.placementTarget.isNull());
    QVERIFY(read.resultUrl.isNull());
    QVERIFY(read.deletedBy.isNull());
    QCOMPARE(read.screenId, run.screenId);
}

void TestStoreValues::rawTextComesBack()
{
    Run run = makeRun(1);
    run.rawText.insert(QStringLiteral("materialized_at"), QStringLiteral("infinity"));
    RunStore store;
    const RunStore::Slot slot = store.merge({run}).added.at(0);
    QCOMPARE(store.run(slot).rawText, run.rawText);
    run.rawText.clear();
    store.merge({later(run)});
    QVERIFY(store.run(slot).rawText.isEmpty());
}

void TestStoreValues::randomRunsComeBack()
{
    QRandomGenerator random(1);
    RunStore store;
    for (int number = 0; number < 500; ++number) {
        const Run run = randomRun(random, number);
        const StoreChange change = store.merge({run});
        QCOMPARE(store.run(change.added.at(0)), run);
    }
}

void TestStoreValues::uuidsAndOtherIds_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("canonical UUID") << QStringLiteral("6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    QTest::newRow("all zero") << QStringLiteral("00000000-0000-0000-0000-000000000000");
    QTest::newRow("all set") << QStringLiteral("ffffffff-ffff-ffff-ffff-ffffffffffff");
    QTest::newRow("upper case") << QStringLiteral("6F1C2A9E-0B7D-4C3E-9F10-AABBCCDDEEFF");
    QTest::newRow("without dashes") << QStringLiteral("6f1c2a9e0b7d4c3e9f10aabbccddeeff");
    QTest::newRow("in braces") << QStringLiteral("{6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff}");
    QTest::newRow("a dash astray") << QStringLiteral("6f1c2a9-e0b7d-4c3e-9f10-aabbccddeeff");
    QTest::newRow("a number") << QStringLiteral("42");
    QTest::newRow("words") << QStringLiteral("run number one");
    QTest::newRow("Japanese") << QString::fromUtf8("実行その一");
    QTest::newRow("empty") << QStringLiteral("");
    QTest::newRow("255 characters") << QString(255, u'i');
}

void TestStoreValues::uuidsAndOtherIds()
{
    QFETCH(const QString, id);
    RunStore store;
    store.merge(makeRuns(0, 50));
    Run run = makeRun(77);
    run.id = id;
    const StoreChange change = store.merge({run});
    QCOMPARE(change.added.size(), 1U);
    QCOMPARE(store.id(change.added.at(0)), id);
    QCOMPARE(store.find(id), std::optional(change.added.at(0)));
    QCOMPARE(store.merge({later(run)}).changed, change.added);
    QCOMPARE(store.remove({id}).removed, change.added);
    QVERIFY(!store.find(id));
    QCOMPARE(store.size(), 50);
}

void TestStoreValues::upperCaseUuidIsAnotherId()
{
    Run lower = makeRun(1);
    lower.id = QStringLiteral("6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    Run upper = makeRun(2);
    upper.id = lower.id.toUpper();
    RunStore store;
    QCOMPARE(store.merge({lower, upper}).added.size(), 2U);
    QCOMPARE(store.run(*store.find(upper.id)), upper);
    QCOMPARE(store.run(*store.find(lower.id)), lower);
}

void TestStoreValues::unknownCodesOfEveryColumn()
{
    Run run = makeRun(1);
    const QString unknown = QStringLiteral("<b>7</b>");
    run.status = Code<Status>::fromText(unknown);
    run.phase = Code<Phase>::fromText(unknown);
    run.edge = Code<Edge>::fromText(unknown);
    run.autoConfirm = Code<AutoConfirm>::fromText(unknown);
    run.triggerSurface = Code<TriggerSurface>::fromText(unknown);
    run.feedbackStatus = Code<FeedbackStatus>::fromText(unknown);
    RunStore store;
    QCOMPARE(store.run(store.merge({run}).added.at(0)), run);
}

void TestStoreValues::moreUnknownCodesThanFit()
{
    RunStore store;
    RunBatch runs;
    for (int number = 0; number < 400; ++number) {
        runs.append(makeRun(number));
        runs.last().status = Code<Status>::fromText(QStringLiteral("code %1").arg(number));
    }
    store.merge(runs);
    QCOMPARE(store.run(*store.find(uuid(100))).status, runs.at(100).status);
    const Code<Status> beyond = store.run(*store.find(uuid(399))).status;
    QVERIFY(beyond.isUnknown());
    QCOMPARE(beyond.text(), QStringLiteral("?"));
}

QTEST_APPLESS_MAIN(TestStoreValues)
#include "tst_store_values.moc"
