// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/http_run_api.h"
#include "contract/client_help.h"
#include "contract/judged_sandbox.h"

#include <QJsonArray>
#include <QTest>

#include <array>

using namespace wf2des;
using namespace wf2des::test;

using Outcome = TransitionReply::Outcome;

/// Every refusal as the dashboard's own client understands it, from the sandbox with Prism between them.
class TestContractClientRefusals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
    void transitionIsRefused_data();
    void transitionIsRefused();
    void conflictCarriesTheRow_data();
    void conflictCarriesTheRow();
    void readIsRefused_data();
    void readIsRefused();

private:
    SandboxDriver &driver() { return m_judged.driver(); }
    HttpRunApi &api() { return *m_api; }
    ApiSettings settings(const QString &token) const { return {.baseUrl = m_judged.url(), .token = token}; }
    void setFaults(const QJsonObject &faults);

    JudgedSandbox m_judged;
    std::unique_ptr<HttpRunApi> m_api;
};

void TestContractClientRefusals::initTestCase()
{
    const QString trouble = m_judged.start();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    m_api = std::make_unique<HttpRunApi>(settings(SandboxDriver::personToken()));
}

void TestContractClientRefusals::cleanup()
{
    setFaults({{QStringLiteral("next"), QJsonArray()}});
    QCOMPARE(m_judged.takeViolations(), QByteArrayList());
}

void TestContractClientRefusals::cleanupTestCase()
{
    QCOMPARE(m_judged.line().prism().loggedViolations(), QByteArrayList());
    qInfo("%lld exchanges judged", static_cast<long long>(m_judged.judged()));
}

void TestContractClientRefusals::setFaults(const QJsonObject &faults)
{
    RawClient direct(m_judged.sandbox().baseUrl(), SandboxDriver::personToken());
    QCOMPARE(direct.post("/sandbox/faults", faults).status / 100, 2);
}

void TestContractClientRefusals::transitionIsRefused_data()
{
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<ErrorCode>("error");
    QTest::addColumn<QString>("serverCode");

    const std::array kinds{ActionKind::Confirm, ActionKind::Reject, ActionKind::Cancel, ActionKind::Feedback};
    const auto rows = [&kinds](int status, ErrorCode error, const char *code) {
        for (const ActionKind kind : kinds)
            QTest::addRow("%d to %d", status, static_cast<int>(kind))
                << kind << status << error << QString::fromLatin1(code);
    };
    rows(401, ErrorCode::Unauthorized, "unauthorized");
    rows(403, ErrorCode::Forbidden, "forbidden");
    rows(404, ErrorCode::NotFound, "not_found");
    rows(422, ErrorCode::Invalid, "idempotency_key_reused");
    rows(429, ErrorCode::TooManyRequests, "rate_limited");
    rows(500, ErrorCode::ServerError, "internal_error");
    rows(503, ErrorCode::ServerError, "internal_error");
}

void TestContractClientRefusals::transitionIsRefused()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const int, status);
    QFETCH(const ErrorCode, error);
    QFETCH(const QString, serverCode);
    const QByteArray id = kind == ActionKind::Feedback ? driver().completedRun() : driver().awaitingRun();
    Action wanted = newAction(kind, id);
    HttpRunApi client(settings(status == 401       ? QStringLiteral("expired-token")
                                   : status == 403 ? SandboxDriver::readerToken()
                                                   : SandboxDriver::personToken()));
    if (status == 404)
        wanted.runId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (status == 422) { // the key of another action
        const Action other = newAction(ActionKind::Cancel, driver().parsingRun());
        QCOMPARE(await(client.send(other)).outcome, Outcome::Applied);
        wanted.idempotencyKey = other.idempotencyKey;
    }
    if (status == 429 || status >= 500)
        setFaults({{QStringLiteral("next"), QJsonArray{QStringLiteral("error_%1").arg(status)}}});
    const QJsonObject before =
        status == 429 || status >= 500 ? QJsonObject() : driver().person().get(runPath(id)).json();

    const TransitionReply reply = await(client.send(wanted));
    QCOMPARE(reply.outcome, status >= 500 ? Outcome::Unknown : Outcome::Refused);
    QVERIFY(reply.error.has_value());
    QCOMPARE(reply.error->code, error);
    QCOMPARE(reply.error->httpStatus, status);
    QCOMPARE(reply.error->serverCode, serverCode);
    QVERIFY(!reply.error->detail.isEmpty());
    QVERIFY(!reply.error->requestId.isEmpty());
    QCOMPARE(reply.error->retryAfterSeconds.has_value(), status == 429 || status == 503);
    if (!before.isEmpty())
        QCOMPARE(driver().person().get(runPath(id)).json(), before);
}

void TestContractClientRefusals::conflictCarriesTheRow_data()
{
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("attempt");
    QTest::addColumn<QString>("serverCode");

    QTest::newRow("confirm while parsing") << ActionKind::Confirm << "parsing" << 1 << "phase_mismatch";
    QTest::newRow("reject while parsing") << ActionKind::Reject << "parsing" << 1 << "phase_mismatch";
    QTest::newRow("confirm a cancelled run") << ActionKind::Confirm << "cancelled" << 1 << "already_terminal";
    QTest::newRow("cancel a failed run") << ActionKind::Cancel << "failed" << 1 << "already_terminal";
    QTest::newRow("reject another attempt") << ActionKind::Reject << "awaiting" << 2 << "attempt_superseded";
    QTest::newRow("cancel another attempt") << ActionKind::Cancel << "awaiting" << 2 << "attempt_superseded";
    QTest::newRow("feedback on an open run") << ActionKind::Feedback << "awaiting" << 1 << "not_completed";
}

void TestContractClientRefusals::conflictCarriesTheRow()
{
    QFETCH(const ActionKind, kind);
    QFETCH(const QString, state);
    QFETCH(const int, attempt);
    QFETCH(const QString, serverCode);
    const QByteArray id = driver().runIn(state);
    const Result<Run> before = await(api().fetchRun(QString::fromLatin1(id)));
    Action wanted = newAction(kind, id);
    wanted.seen.attempt = attempt;

    const TransitionReply reply = await(api().send(wanted));
    QCOMPARE(reply.outcome, Outcome::Refused);
    QCOMPARE(reply.error->code, ErrorCode::Conflict);
    QCOMPARE(reply.error->httpStatus, 409);
    QCOMPARE(reply.error->serverCode, serverCode);
    QVERIFY(reply.run.has_value());
    QVERIFY(before.has_value() && *reply.run == *before);
}

void TestContractClientRefusals::readIsRefused_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<ErrorCode>("error");
    QTest::newRow("401") << 401 << ErrorCode::Unauthorized;
    QTest::newRow("404") << 404 << ErrorCode::NotFound;
    QTest::newRow("429") << 429 << ErrorCode::TooManyRequests;
    QTest::newRow("500") << 500 << ErrorCode::ServerError;
    QTest::newRow("503") << 503 << ErrorCode::ServerError;
}

void TestContractClientRefusals::readIsRefused()
{
    QFETCH(const int, status);
    QFETCH(const ErrorCode, error);
    HttpRunApi client(settings(status == 401 ? QStringLiteral("expired-token") : SandboxDriver::personToken()));
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto refused = [&](const auto &call) {
        if (status == 429 || status >= 500)
            setFaults({{QStringLiteral("next"), QJsonArray{QStringLiteral("error_%1").arg(status)}}});
        const auto result = await(call());
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().code, error);
        QCOMPARE(result.error().httpStatus, status);
    };
    refused([&] { return client.fetchRun(id); });
    refused([&] { return client.fetchResult(id); });
    if (status != 404) {
        refused([&] { return client.ping(); });
        refused([&] { return client.listRuns({}); });
    }
}

QTEST_GUILESS_MAIN(TestContractClientRefusals)
#include "tst_contract_client_refusals.moc"
