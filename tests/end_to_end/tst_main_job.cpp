// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "end_to_end/running_dashboard.h"

#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

Q_DECLARE_METATYPE(wf2des::test::Backing)

namespace {

const QStringList history{QStringLiteral("--runs"), QStringLiteral("200"),     QStringLiteral("--seed"),
                          QStringLiteral("7"),      QStringLiteral("--speed"), QStringLiteral("0")};

const QString processing = QStringLiteral("0");
const QString completed = QStringLiteral("1");
const QString awaitingConfirm = QStringLiteral("1");

constexpr int patienceMs = 15'000;

} // namespace

/// The main job on real parts: the window of the product, the sandbox as the backend, and the row read back from the
/// database itself.
class TestMainJob : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<InspectedSandbox> m_sandbox;
    std::unique_ptr<RunningDashboard> m_dashboard;

    bool begin(const QStringList &further = {})
    {
        QFETCH_GLOBAL(Backing, backing);
        m_sandbox = std::make_unique<InspectedSandbox>(backing);
        if (!m_sandbox->start(history + further))
            return false;
        m_dashboard = std::make_unique<RunningDashboard>(m_sandbox->profile(), m_sandbox->secrets());
        return QTest::qWaitFor([this] { return m_dashboard->isLive(); }, patienceMs);
    }

    /// The statements in the server's log that the dashboard's role sent, with how many there are in all.
    QStringList statementsThatAreNoReads(int *statements)
    {
        const QString log = m_sandbox->process()
                                .readyLine()
                                .value(QStringLiteral("postgres"))
                                .toObject()
                                .value(QStringLiteral("log"))
                                .toString();
        static const QRegularExpression statement(QStringLiteral("(?:statement|execute [^:]*): (.*)"));
        static const QRegularExpression read(
            QStringLiteral("^\\s*(SELECT|WITH|EXPLAIN|BEGIN|SET|SHOW|COMMIT|ROLLBACK|DECLARE|FETCH|CLOSE)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression write(
            QStringLiteral("\\b(INSERT|UPDATE|DELETE|MERGE|TRUNCATE|CREATE|ALTER|DROP|COPY|GRANT|LOCK)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression literal(QStringLiteral("'[^']*'"));
        QStringList others;
        QFile file(log);
        *statements = 0;
        if (!file.open(QIODevice::ReadOnly))
            return {QStringLiteral("no log: ") + log};
        while (!file.atEnd()) {
            const QString line = QString::fromUtf8(file.readLine());
            const QRegularExpressionMatch match = statement.match(line);
            // The test's own look at the rows is not the dashboard's.
            const bool dashboards = line.contains(QStringLiteral(" wf2des-dashboard: "))
                && line.contains(m_sandbox->profile().database.user);
            if (!dashboards || !match.hasMatch())
                continue;
            ++*statements;
            const QString words = match.captured(1).remove(literal); // a literal is a value, not a statement
            if (!read.match(words).hasMatch() || write.match(words).hasMatch())
                others.append(line);
        }
        return others;
    }

    QString firstAwaiting() { return m_sandbox->idsWith(processing, awaitingConfirm).value(0); }

    /// How many requests to this path the sandbox has seen.
    int requestsTo(const QString &path)
    {
        const QByteArray log = m_sandbox->get(QStringLiteral("/sandbox/requests"));
        const QJsonArray items = QJsonDocument::fromJson(log).object().value(QStringLiteral("items")).toArray();
        return static_cast<int>(std::count_if(items.begin(), items.end(), [&](const QJsonValue &item) {
            return item.toObject().value(QStringLiteral("path")).toString() == path;
        }));
    }

    bool selectRun(const QString &id) { return m_dashboard->select(id); }

    bool rowSays(const QString &id, const char *column, const QString &value)
    {
        return m_sandbox->stored(id, QLatin1String(column)) == value;
    }

    /// The store shows the state too, whoever brought it there.
    bool screenSays(const QString &id, Status status)
    {
        const std::optional<RunStore::Slot> slot = m_dashboard->connection().store().find(id);
        return slot && m_dashboard->connection().store().state(*slot).status.is(status);
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<Backing>("backing");
        QTest::newRow("SQLite, read through the API") << Backing::SQLite;
        QTest::newRow("PostgreSQL") << Backing::Postgres;
    }

    void cleanup()
    {
        QFETCH_GLOBAL(Backing, backing);
        m_dashboard.reset();
        if (backing == Backing::Postgres && m_sandbox) {
            // The dashboard never writes to PostgreSQL, whatever the test did: the server's own log says so.
            int statements = 0;
            const QStringList others = statementsThatAreNoReads(&statements);
            QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
            QVERIFY(statements > 5);
        }
        m_sandbox.reset();
    }

    void confirmAdvancesToAssemble()
    {
        QVERIFY(begin());
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QVERIFY(m_dashboard->press("confirmActionButton"));
        // spec/wf2des-table, Notes: confirm matches phase 1 and attempt, and advances to phase 2.
        QTRY_VERIFY_WITH_TIMEOUT(rowSays(id, "phase", QStringLiteral("2")), patienceMs);
        QVERIFY(rowSays(id, "status", processing));
        QTRY_COMPARE(m_dashboard->connection().actions().records().value(0).state, ActionState::Applied);
    }

    void rejectEndsAsRejected()
    {
        QVERIFY(begin());
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QVERIFY(m_dashboard->press("rejectActionButton"));
        QVERIFY(m_dashboard->pressInDialog("submitButton"));
        // spec/wf2des-table, Type Codes: rejected is 3, not failed; the phase is cleared.
        QTRY_VERIFY_WITH_TIMEOUT(rowSays(id, "status", QStringLiteral("3")), patienceMs);
        QVERIFY(rowSays(id, "phase", QString()));
        QTRY_VERIFY(screenSays(id, Status::Rejected));
    }

    void cancelEndsAsCancelledAndAsksFirst()
    {
        QVERIFY(begin());
        const QString id = m_sandbox->idsWith(processing, QStringLiteral("0")).value(0);
        QVERIFY(selectRun(id));
        QVERIFY(m_dashboard->press("cancelActionButton"));
        QTRY_VERIFY(m_dashboard->window().findChild<QDialog *>(QStringLiteral("reasonDialog")));
        QVERIFY(rowSays(id, "status", processing)); // nothing yet: it only asked
        QVERIFY(m_dashboard->pressInDialog("submitButton"));
        // spec/wf2des-table, Type Codes: cancelled is 4, set by the cancel endpoint; the phase is cleared.
        QTRY_VERIFY_WITH_TIMEOUT(rowSays(id, "status", QStringLiteral("4")), patienceMs);
        QVERIFY(rowSays(id, "phase", QString()));
        QTRY_VERIFY(screenSays(id, Status::Cancelled));
    }

    void keepingTheRunSendsNothing()
    {
        QVERIFY(begin());
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QVERIFY(m_dashboard->press("cancelActionButton"));
        QVERIFY(m_dashboard->pressInDialog("keepButton"));
        QVERIFY(m_dashboard->connection().actions().records().isEmpty());
        QVERIFY(rowSays(id, "status", processing));
    }

    void feedbackIsRecorded_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("stored");
        QTest::newRow("fixed") << QStringLiteral("feedbackFixedAction") << QStringLiteral("0");
        QTest::newRow("adopted") << QStringLiteral("feedbackAdoptedAction") << QStringLiteral("1");
    }

    void feedbackIsRecorded()
    {
        QFETCH(QString, action);
        QFETCH(QString, stored);
        QVERIFY(begin());
        const QStringList ids = m_sandbox->idsWith(completed, QString());
        const auto without = std::find_if(ids.begin(), ids.end(), [this](const QString &id) {
            return m_sandbox->stored(id, QStringLiteral("feedback_status")).isNull();
        });
        QVERIFY(without != ids.end());
        QVERIFY(selectRun(*without));
        QAction *found = m_dashboard->window().findChild<QAction *>(action);
        QVERIFY(found);
        QTRY_VERIFY(found->isEnabled());
        found->trigger(); // an entry of the Feedback button's menu
        // spec/wf2des-table, Type Codes: 0 fixed, 1 adopted.
        QTRY_VERIFY_WITH_TIMEOUT(rowSays(*without, "feedback_status", stored), patienceMs);
    }

    void keysDoWhatButtonsDo()
    {
        QVERIFY(begin());
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QTRY_VERIFY(m_dashboard->button("confirmActionButton")->isEnabled());
        m_dashboard->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_dashboard->window()));
        QTest::keyClick(m_dashboard->table(), Qt::Key_C);
        QTRY_VERIFY_WITH_TIMEOUT(rowSays(id, "phase", QStringLiteral("2")), patienceMs);
    }

    void aKeyTypedIntoTheSearchBoxIsALetter()
    {
        QVERIFY(begin());
        QVERIFY(selectRun(firstAwaiting()));
        QTRY_VERIFY(m_dashboard->button("confirmActionButton")->isEnabled());
        auto *search = m_dashboard->window().findChild<QLineEdit *>(QStringLiteral("searchBox"));
        QVERIFY(search);
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("crx"));
        QCOMPARE(search->text(), QStringLiteral("crx"));
        QVERIFY(m_dashboard->connection().actions().records().isEmpty());
    }

    void aDoubleClickSendsOnce()
    {
        QVERIFY(begin({QStringLiteral("--latency"), QStringLiteral("300")}));
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QTRY_VERIFY(m_dashboard->button("confirmActionButton")->isEnabled());
        QAbstractButton *button = m_dashboard->button("confirmActionButton");
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseDClick(button, Qt::LeftButton);
        QTest::keyClick(m_dashboard->table(), Qt::Key_C);
        QTRY_VERIFY_WITH_TIMEOUT(rowSays(id, "phase", QStringLiteral("2")), patienceMs);
        QTRY_COMPARE(m_dashboard->connection().actions().pendingCount(), 0);
        QCOMPARE(requestsTo(QStringLiteral("/wf2des/%1/confirm").arg(id)), 1);
    }

    void twoDashboardsConfirmAtOnceAndOneWins()
    {
        QVERIFY(begin({QStringLiteral("--latency"), QStringLiteral("400")}));
        RunningDashboard other(m_sandbox->profile(), m_sandbox->secrets());
        QTRY_VERIFY_WITH_TIMEOUT(other.isLive(), patienceMs);
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QVERIFY(other.select(id));
        QTRY_VERIFY(m_dashboard->button("confirmActionButton")->isEnabled());
        QTRY_VERIFY(other.button("confirmActionButton")->isEnabled());
        QTest::mouseClick(m_dashboard->button("confirmActionButton"), Qt::LeftButton);
        QTest::mouseClick(other.button("confirmActionButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_dashboard->connection().actions().pendingCount(), 0, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(other.connection().actions().pendingCount(), 0, patienceMs);

        const ActionState mine = m_dashboard->connection().actions().records().first().state;
        const ActionState theirs = other.connection().actions().records().first().state;
        QCOMPARE(int(mine == ActionState::Applied) + int(theirs == ActionState::Applied), 1);
        RunningDashboard &loser = mine == ActionState::Applied ? other : *m_dashboard;
        const ActionRecord lost = loser.connection().actions().records().first();
        QCOMPARE(lost.state, ActionState::NotApplied);
        QVERIFY(lost.current && lost.current->phase.is(Phase::Assemble)); // the 409 told what it is now
        QTRY_VERIFY(loser.window().findChild<QWidget *>(QStringLiteral("movedCard"))
                    && loser.window().findChild<QWidget *>(QStringLiteral("movedCard"))->isVisible());
        QVERIFY(rowSays(id, "phase", QStringLiteral("2")));
    }

    void aStoppedApiIsToldAndTheListStays()
    {
        QVERIFY(begin());
        QVERIFY(m_sandbox->post(QStringLiteral("/sandbox/faults"), "{\"error_rate\": 1.0}"));
        const qsizetype rows = m_dashboard->connection().store().size();
        QVERIFY(rows > 0);
        QTRY_COMPARE(qsizetype(m_dashboard->connection().runs().rowCount()), rows);
        const QString id = firstAwaiting();
        QVERIFY(selectRun(id));
        QVERIFY(m_dashboard->press("confirmActionButton"));
        // 5xx: the outcome is not claimed; the run is read again.
        QTRY_VERIFY_WITH_TIMEOUT(m_dashboard->connection().actions().records().value(0).state != ActionState::Requested,
                                 patienceMs);
        QCOMPARE(qsizetype(m_dashboard->connection().runs().rowCount()), rows);
    }
};

QTEST_MAIN(TestMainJob)
#include "tst_main_job.moc"
