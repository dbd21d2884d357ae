// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/transition_rules.h"

#include <QTest>

using namespace wf2des;

namespace {

RunState stateOf(const QString &status, const QString &phase)
{
    return {Code<Status>::fromText(status), Code<Phase>::fromText(phase), 1, 5};
}

/// What the specification says, written a second time and in another way: a table of the legal combinations.
bool isLegalBySpecification(ActionKind kind, const QString &status, const QString &phase)
{
    switch (kind) {
    case ActionKind::Confirm: // Notes: the confirm endpoint matches phase '1' awaiting_confirm
    case ActionKind::Reject: // Notes: the confirm endpoint flips a parse reject to status '3'
        return status == QLatin1String("0") && phase == QLatin1String("1");
    case ActionKind::Cancel: // Type Codes: '4' cancelled, set by the cancel endpoint; DESIGN 6: any phase
        return status == QLatin1String("0");
    case ActionKind::Feedback: // DESIGN 6: status 1
        return status == QLatin1String("1");
    }
    return false;
}

} // namespace

/// spec/wf2des-table, Notes and Type Codes; DESIGN 6: which transition is legal when, and the reason when not.
class TestTransitionRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void legalityOfEveryCombination_data();
    void legalityOfEveryCombination();
    void reasonNamesTheState_data();
    void reasonNamesTheState();
    void everyReasonHasWords();
    void legalHasNoWords();
    void feedbackWordsSayWhatFeedbackIsFor();
    void rowShowsApplied_data();
    void rowShowsApplied();
    void terminalToTerminal_data();
    void terminalToTerminal();
};

void TestTransitionRules::legalityOfEveryCombination_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("phase");
    const QStringList statuses{QStringLiteral("0"),
                               QStringLiteral("1"),
                               QStringLiteral("2"),
                               QStringLiteral("3"),
                               QStringLiteral("4"),
                               QStringLiteral("7"),
                               QString()};
    const QStringList phases{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("9"),
                             QString()};
    for (int kind = 0; kind < 4; ++kind) {
        for (const QString &status : statuses) {
            for (const QString &phase : phases)
                QTest::addRow("kind %d, status %s, phase %s", kind, qUtf8Printable(status), qUtf8Printable(phase))
                    << kind << status << phase;
        }
    }
}

void TestTransitionRules::legalityOfEveryCombination()
{
    QFETCH(const int, kind);
    QFETCH(const QString, status);
    QFETCH(const QString, phase);
    const auto action = static_cast<ActionKind>(kind);
    const IllegalReason reason = illegalReason(action, stateOf(status, phase));
    QCOMPARE(reason == IllegalReason::None, isLegalBySpecification(action, status, phase));
    QCOMPARE(illegalReasonText(action, reason).isEmpty(), reason == IllegalReason::None);
}

void TestTransitionRules::reasonNamesTheState_data()
{
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<IllegalReason>("reason");
    const auto add = [](const char *name, ActionKind kind, const char *status, const char *phase,
                        IllegalReason reason) {
        QTest::newRow(name) << kind << QString::fromLatin1(status) << (phase ? QString::fromLatin1(phase) : QString())
                            << reason;
    };
    add("confirm while parsing", ActionKind::Confirm, "0", "0", IllegalReason::StillParsing);
    add("reject while parsing", ActionKind::Reject, "0", "0", IllegalReason::StillParsing);
    add("confirm twice", ActionKind::Confirm, "0", "2", IllegalReason::AlreadyAssembling);
    add("confirm without phase", ActionKind::Confirm, "0", nullptr, IllegalReason::PhaseUnknown);
    add("confirm in an unknown phase", ActionKind::Confirm, "0", "9", IllegalReason::PhaseUnknown);
    add("confirm a completed run", ActionKind::Confirm, "1", nullptr, IllegalReason::Completed);
    add("cancel a failed run", ActionKind::Cancel, "2", nullptr, IllegalReason::Failed);
    add("cancel a rejected run", ActionKind::Cancel, "3", nullptr, IllegalReason::Rejected);
    add("cancel twice", ActionKind::Cancel, "4", nullptr, IllegalReason::Cancelled);
    add("cancel an unknown status", ActionKind::Cancel, "7", nullptr, IllegalReason::StatusUnknown);
    add("feedback on an open run", ActionKind::Feedback, "0", "1", IllegalReason::StillOpen);
    add("feedback on a failed run", ActionKind::Feedback, "2", nullptr, IllegalReason::Failed);
    add("feedback on a rejected run", ActionKind::Feedback, "3", nullptr, IllegalReason::Rejected);
    add("feedback on a cancelled run", ActionKind::Feedback, "4", nullptr, IllegalReason::Cancelled);
    add("a terminal phase is not looked at", ActionKind::Confirm, "4", "1", IllegalReason::Cancelled);
}

void TestTransitionRules::reasonNamesTheState()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const QString, status);
    QFETCH(const QString, phase);
    QFETCH(const IllegalReason, reason);
    QCOMPARE(illegalReason(kind, stateOf(status, phase)), reason);
}

void TestTransitionRules::everyReasonHasWords()
{
    for (int reason = 1; reason <= static_cast<int>(IllegalReason::ActionPending); ++reason) {
        for (int kind = 0; kind < 4; ++kind) {
            const QString words = illegalReasonText(static_cast<ActionKind>(kind), static_cast<IllegalReason>(reason));
            QVERIFY2(words.endsWith(u'.'), qPrintable(QString::number(reason)));
        }
    }
}

void TestTransitionRules::legalHasNoWords()
{
    QVERIFY(illegalReasonText(ActionKind::Confirm, IllegalReason::None).isEmpty());
}

void TestTransitionRules::feedbackWordsSayWhatFeedbackIsFor()
{
    for (const IllegalReason reason : {IllegalReason::Failed, IllegalReason::Rejected, IllegalReason::Cancelled}) {
        QVERIFY(illegalReasonText(ActionKind::Feedback, reason) != illegalReasonText(ActionKind::Cancel, reason));
        QVERIFY(illegalReasonText(ActionKind::Feedback, reason).contains(QLatin1String("completed")));
    }
}

void TestTransitionRules::rowShowsApplied_data()
{
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<bool>("shows");
    const auto add = [](const char *name, ActionKind kind, const char *status, const char *phase, bool shows) {
        QTest::newRow(name) << kind << QString::fromLatin1(status) << (phase ? QString::fromLatin1(phase) : QString())
                            << shows;
    };
    add("confirm: assemble", ActionKind::Confirm, "0", "2", true);
    add("confirm: completed", ActionKind::Confirm, "1", nullptr, true);
    add("confirm: still waiting", ActionKind::Confirm, "0", "1", false);
    add("confirm: failed tells nothing", ActionKind::Confirm, "2", nullptr, false);
    add("confirm: cancelled tells nothing", ActionKind::Confirm, "4", nullptr, false);
    add("reject: rejected", ActionKind::Reject, "3", nullptr, true);
    add("reject: cancelled is another matter", ActionKind::Reject, "4", nullptr, false);
    add("cancel: cancelled", ActionKind::Cancel, "4", nullptr, true);
    add("cancel: completed", ActionKind::Cancel, "1", nullptr, false);
    add("cancel: open", ActionKind::Cancel, "0", "2", false);
    add("feedback is not a state", ActionKind::Feedback, "1", nullptr, false);
}

void TestTransitionRules::rowShowsApplied()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const QString, status);
    QFETCH(const QString, phase);
    QFETCH(const bool, shows);
    QCOMPARE(stateShowsApplied(kind, stateOf(status, phase)), shows);
}

void TestTransitionRules::terminalToTerminal_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("flagged");
    const auto add = [](const char *before, const char *after, bool flagged) {
        QTest::addRow("%s to %s", before, after)
            << QString::fromLatin1(before) << QString::fromLatin1(after) << flagged;
    };
    add("4", "1", true); // a cancelled run later became a success
    add("1", "2", true);
    add("3", "4", true);
    add("0", "1", false);
    add("1", "0", false);
    add("1", "1", false);
    add("1", "7", false); // an unknown code is no known terminal status
    add("7", "1", false);
}

void TestTransitionRules::terminalToTerminal()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const bool, flagged);
    QCOMPARE(isTerminalToTerminal(stateOf(before, {}), stateOf(after, {})), flagged);
}

QTEST_APPLESS_MAIN(TestTransitionRules)
#include "tst_transition_rules.moc"
