// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QSqlError>
#include <QSqlQuery>

using namespace wf2des;

/// The interactive transitions, rule by rule of spec/wf2des-table, Notes.
class TestSandboxTransitions : public SandboxTest {
    Q_OBJECT

private Q_SLOTS:
    void confirmMatchesPhaseOneAndAttemptThenAssembles();
    void confirmMayChangeTheScreenId();
    void confirmOutsidePhaseOneIsPhaseMismatch();
    void confirmOfAnotherAttemptIsSuperseded();
    void confirmOfAnEndedRunIsAlreadyTerminal();
    void confirmNeedsTheAnswerToTheParse();
    void confirmMustNotContradictItself();
    void rejectIsStatusThreeByTheConfirmEndpoint();
    void cancelEndsAnyOpenPhase_data();
    void cancelEndsAnyOpenPhase();
    void cancelMatchesStatusAndAttempt();
    void feedbackNeedsACompletedRun();
    void feedbackTheLastOneCounts();
    void placementSetsMaterializedAtOnce();
    void placementNeedsACompletedRunAndItsAttempt();
    void ofManyConfirmsOneWins();
    void confirmAndCancelNeverBothApplyToThePhase();
    void updatedAtStrictlyIncreases();
    void deletedRunTakesNoTransition();
};

void TestSandboxTransitions::confirmMatchesPhaseOneAndAttemptThenAssembles()
{
    const QJsonObject run = newAwaitingRun();
    COMPARE_MEMBER(run, "phase", u"1");
    const ApiAnswer answer = api().post(path(run, "confirm"), confirmBody());
    QCOMPARE(answer.status, 200);
    COMPARE_MEMBER(answer.json(), "status", u"0");
    COMPARE_MEMBER(answer.json(), "phase", u"2");
    QCOMPARE(row(idOf(run)), answer.json());
}

void TestSandboxTransitions::confirmMayChangeTheScreenId()
{
    QJsonObject body = confirmBody();
    body.insert(QStringLiteral("screen_id"), QStringLiteral("SCR-0099"));
    const ApiAnswer answer = api().post(path(newAwaitingRun(), "confirm"), body);
    COMPARE_MEMBER(answer.json(), "screen_id", u"SCR-0099");
}

void TestSandboxTransitions::confirmOutsidePhaseOneIsPhaseMismatch()
{
    const QJsonObject parsing = newRun();
    const ApiAnswer early = api().post(path(parsing, "confirm"), confirmBody());
    QCOMPARE(early.status, 409);
    COMPARE_MEMBER(early.json(), "code", u"phase_mismatch");
    QCOMPARE(early.run(), row(idOf(parsing)));

    const QJsonObject awaiting = newAwaitingRun();
    QCOMPARE(api().post(path(awaiting, "confirm"), confirmBody()).status, 200);
    const ApiAnswer again = api().post(path(awaiting, "confirm"), confirmBody());
    COMPARE_MEMBER(again.json(), "code", u"phase_mismatch");
    COMPARE_MEMBER(api().post(path(awaiting, "confirm"), rejectBody()).json(), "code", u"phase_mismatch");
}

void TestSandboxTransitions::confirmOfAnotherAttemptIsSuperseded()
{
    const QJsonObject run = newAwaitingRun();
    for (const char *call : {"confirm", "cancel", "placement"}) {
        QJsonObject body = confirmBody(2);
        body.insert(QStringLiteral("placed_node_id"), QStringLiteral("9:9"));
        const ApiAnswer answer = api().post(path(run, call), body);
        QCOMPARE(answer.status, 409);
        COMPARE_MEMBER(answer.json(), "code", u"attempt_superseded");
    }
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxTransitions::confirmOfAnEndedRunIsAlreadyTerminal()
{
    const QJsonObject run = newCompletedRun();
    for (const QJsonObject &body : {confirmBody(), rejectBody()}) {
        const ApiAnswer answer = api().post(path(run, "confirm"), body);
        QCOMPARE(answer.status, 409);
        COMPARE_MEMBER(answer.json(), "code", u"already_terminal");
        COMPARE_MEMBER(answer.run(), "status", u"1");
    }
}

void TestSandboxTransitions::confirmNeedsTheAnswerToTheParse()
{
    const QJsonObject run = newAwaitingRun();
    const ApiAnswer answer = api().post(path(run, "confirm"), {{QStringLiteral("attempt"), 1}});
    QCOMPARE(answer.status, 422);
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxTransitions::confirmMustNotContradictItself()
{
    const QJsonObject run = newAwaitingRun();
    QJsonObject rejectWithScreen = rejectBody();
    rejectWithScreen.insert(QStringLiteral("screen_id"), QStringLiteral("SCR-0001"));
    const QJsonObject confirmWithReason{
        {QStringLiteral("attempt"), 1},
        {QStringLiteral("parse"),
         QJsonObject{{QStringLiteral("rejected"), false}, {QStringLiteral("reason"), QStringLiteral("no header")}}}};
    for (const QJsonObject &body : {rejectWithScreen, confirmWithReason})
        QCOMPARE(api().post(path(run, "confirm"), body).status, 422);
    QCOMPARE(row(idOf(run)), run);
}

void TestSandboxTransitions::rejectIsStatusThreeByTheConfirmEndpoint()
{
    const QJsonObject run = newAwaitingRun();
    const ApiAnswer answer = api().post(path(run, "confirm"), rejectBody());
    QCOMPARE(answer.status, 200);
    COMPARE_MEMBER(answer.json(), "status", u"3");
    VERIFY_NULL(answer.json(), "phase");
}

void TestSandboxTransitions::cancelEndsAnyOpenPhase_data()
{
    QTest::addColumn<int>("phase");
    QTest::newRow("parse") << 0;
    QTest::newRow("awaiting_confirm") << 1;
    QTest::newRow("assemble") << 2;
}

void TestSandboxTransitions::cancelEndsAnyOpenPhase()
{
    QFETCH(int, phase);
    const QJsonObject run = phase == 0 ? newRun() : newAwaitingRun();
    if (phase == 2)
        api().post(path(run, "confirm"), confirmBody());
    COMPARE_MEMBER(row(idOf(run)), "phase", QString::number(phase));
    const ApiAnswer answer = api().post(path(run, "cancel"), {{QStringLiteral("attempt"), 1}});
    QCOMPARE(answer.status, 200);
    COMPARE_MEMBER(answer.json(), "status", u"4");
    VERIFY_NULL(answer.json(), "phase");
}

void TestSandboxTransitions::cancelMatchesStatusAndAttempt()
{
    const ApiAnswer answer = api().post(path(newCompletedRun(), "cancel"), {{QStringLiteral("attempt"), 1}});
    QCOMPARE(answer.status, 409);
    COMPARE_MEMBER(answer.json(), "code", u"already_terminal");
}

void TestSandboxTransitions::feedbackNeedsACompletedRun()
{
    const QJsonObject body{{QStringLiteral("feedback_status"), QStringLiteral("1")}};
    const QJsonObject run = newAwaitingRun();
    const ApiAnswer answer = api().post(path(run, "feedback"), body);
    QCOMPARE(answer.status, 409);
    COMPARE_MEMBER(answer.json(), "code", u"not_completed");
    api().post(path(run, "confirm"), rejectBody());
    COMPARE_MEMBER(api().post(path(run, "feedback"), body).json(), "code", u"not_completed");
}

void TestSandboxTransitions::feedbackTheLastOneCounts()
{
    const QJsonObject run = newCompletedRun();
    VERIFY_NULL(run, "feedback_status");
    for (const QString &code : {QStringLiteral("0"), QStringLiteral("1")}) {
        const QJsonObject body{{QStringLiteral("feedback_status"), code}};
        COMPARE_MEMBER(api().post(path(run, "feedback"), body).json(), "feedback_status", code);
    }
    COMPARE_MEMBER(row(idOf(run)), "status", u"1");
}

void TestSandboxTransitions::placementSetsMaterializedAtOnce()
{
    const QJsonObject run = newCompletedRun();
    VERIFY_NULL(run, "materialized_at");
    const QJsonObject body{{QStringLiteral("attempt"), 1}, {QStringLiteral("placed_node_id"), QStringLiteral("9:9")}};
    const ApiAnswer first = api().post(path(run, "placement"), body);
    QCOMPARE(first.status, 200);
    COMPARE_MEMBER(first.json(), "materialized_at", first.text("updated_at"));
    const ApiAnswer second = api().post(path(run, "placement"), body);
    QCOMPARE(second.status, 200);
    QCOMPARE(second.json(), first.json());
}

void TestSandboxTransitions::placementNeedsACompletedRunAndItsAttempt()
{
    const QJsonObject body{{QStringLiteral("attempt"), 1}, {QStringLiteral("placed_node_id"), QStringLiteral("9:9")}};
    COMPARE_MEMBER(api().post(path(newRun(), "placement"), body).json(), "code", u"not_completed");
}

void TestSandboxTransitions::ofManyConfirmsOneWins()
{
    const QJsonObject run = newAwaitingRun();
    int applied = 0;
    for (const ApiAnswer &answer : api().postTogether(path(run, "confirm"), confirmBody(), 6)) {
        applied += answer.status == 200 ? 1 : 0;
        QVERIFY2(answer.status == 200 || answer.text("code") == QLatin1String("phase_mismatch"),
                 answer.body.constData());
    }
    QCOMPARE(applied, 1);
}

void TestSandboxTransitions::confirmAndCancelNeverBothApplyToThePhase()
{
    // Another writer moves the row between a person's look and press: the compare-and-set sees the row as it is.
    const QJsonObject run = newAwaitingRun();
    {
        QSqlDatabase database = sandbox()->openDatabase(QStringLiteral("writer"), true);
        QSqlQuery query(database);
        QVERIFY2(query.exec(QStringLiteral("UPDATE wf2des SET attempt = 2 WHERE id = '%1'").arg(idOf(run))),
                 qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("writer"));
    const ApiAnswer answer = api().post(path(run, "confirm"), confirmBody(1));
    COMPARE_MEMBER(answer.json(), "code", u"attempt_superseded");
    QCOMPARE(answer.run().value(QLatin1String("attempt")).toInt(), 2);
    QCOMPARE(api().post(path(run, "confirm"), confirmBody(2)).status, 200);
}

void TestSandboxTransitions::updatedAtStrictlyIncreases()
{
    const QJsonObject run = newCompletedRun();
    QString last = run.value(QLatin1String("updated_at")).toString();
    for (int i = 0; i < 10; ++i) {
        const QJsonObject body{{QStringLiteral("feedback_status"), QString::number(i % 2)}};
        const QString next = api().post(path(run, "feedback"), body).text("updated_at");
        QVERIFY2(next > last, qPrintable(next));
        last = next;
    }
}

void TestSandboxTransitions::deletedRunTakesNoTransition()
{
    const QJsonObject run = newAwaitingRun();
    {
        QSqlDatabase database = sandbox()->openDatabase(QStringLiteral("writer"), true);
        QSqlQuery query(database);
        QVERIFY(query.exec(
            QStringLiteral("UPDATE wf2des SET deleted_at = '2026-11-29 12:00:00+00' WHERE id = '%1'").arg(idOf(run))));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("writer"));
    QCOMPARE(api().post(path(run, "confirm"), confirmBody()).status, 404);
    COMPARE_MEMBER(row(idOf(run)), "deleted_at", u"2026-11-29T12:00:00.000000Z");
}

QTEST_GUILESS_MAIN(TestSandboxTransitions)
#include "tst_sandbox_transitions.moc"
