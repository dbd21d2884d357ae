// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTcpSocket>

using namespace wf2des;

/// Faults on demand: what a client sees of them, and what was applied all the same.
class TestSandboxFaults : public SandboxTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void errorsApplyNothing_data();
    void errorsApplyNothing();
    void dropsClose_data();
    void dropsClose();
    void dropInTheMiddleSendsAPart();
    void ratesHitEverySoOften();
    void rateLimitRefusesWithRetryAfter();
    void latencyDelays();
    void wrongSettingsChangeNothing();

private:
    QJsonObject configure(const QJsonObject &settings)
    {
        return api().post(QStringLiteral("/sandbox/faults"), settings).json();
    }
    void queue(const QString &fault) { configure({{QStringLiteral("next"), QJsonArray{fault}}}); }
    /// Sends one request over a bare socket, once, and reads until the link closes.
    QByteArray exchange(const QJsonObject &run, const char *call, const QByteArray &body);
};

void TestSandboxFaults::cleanup()
{
    configure({{QStringLiteral("latency_ms"), 0},
               {QStringLiteral("error_rate"), 0},
               {QStringLiteral("drop_rate"), 0},
               {QStringLiteral("rate_limit"), 0},
               {QStringLiteral("next"), QJsonArray()}});
}

QByteArray TestSandboxFaults::exchange(const QJsonObject &run, const char *call, const QByteArray &body)
{
    const QUrl url = sandbox()->url(path(run, call));
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    socket.write("POST " + url.path().toUtf8() + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer "
                 + sandbox()->ready().value(QLatin1String("token")).toString().toUtf8() + "\r\nIdempotency-Key: "
                 + ApiClient::newKey() + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    while (socket.state() != QAbstractSocket::UnconnectedState) {
        if (!socket.waitForReadyRead(10'000))
            break;
    }
    return socket.readAll();
}

void TestSandboxFaults::errorsApplyNothing_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("429") << QStringLiteral("error_429") << 429 << QByteArray("application/problem+json");
    QTest::newRow("500") << QStringLiteral("error_500") << 500 << QByteArray("application/problem+json");
    QTest::newRow("503") << QStringLiteral("error_503") << 503 << QByteArray("application/problem+json");
    QTest::newRow("gateway page") << QStringLiteral("html_502") << 502 << QByteArray("text/html");
}

void TestSandboxFaults::errorsApplyNothing()
{
    QFETCH(QString, fault);
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    const QJsonObject run = newAwaitingRun();
    queue(fault);
    const ApiAnswer answer = api().post(path(run, "confirm"), confirmBody());
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.headers.value("content-type"), type);
    QCOMPARE(row(idOf(run)), run);
    QCOMPARE(api().post(path(run, "confirm"), confirmBody()).status, 200);
}

void TestSandboxFaults::dropsClose_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("status");
    QTest::newRow("before applying") << QStringLiteral("drop_before") << QStringLiteral("0");
    QTest::newRow("after applying") << QStringLiteral("drop_after") << QStringLiteral("4");
}

void TestSandboxFaults::dropsClose()
{
    QFETCH(QString, fault);
    QFETCH(QString, status);
    const QJsonObject run = newRun();
    queue(fault);
    QCOMPARE(exchange(run, "cancel", "{\"attempt\":1}"), QByteArray());
    COMPARE_MEMBER(row(idOf(run)), "status", status);
}

void TestSandboxFaults::dropInTheMiddleSendsAPart()
{
    const QJsonObject run = newRun();
    queue(QStringLiteral("drop_middle"));
    const QByteArray answer = exchange(run, "cancel", "{\"attempt\":1}");
    QVERIFY2(answer.startsWith("HTTP/1.1 200"), answer.constData());
    const qsizetype bodyAt = answer.indexOf("\r\n\r\n") + 4;
    const qsizetype promised = answer.mid(answer.indexOf("Content-Length: ") + 16).split('\r').first().toLongLong();
    QVERIFY(answer.size() - bodyAt > 0);
    QVERIFY(answer.size() - bodyAt < promised);
    COMPARE_MEMBER(row(idOf(run)), "status", u"4");
}

void TestSandboxFaults::ratesHitEverySoOften()
{
    configure({{QStringLiteral("error_rate"), 0.5}});
    int errors = 0;
    for (int i = 0; i < 60; ++i)
        errors += api().get(QStringLiteral("/healthz")).status >= 500 ? 1 : 0;
    QVERIFY2(errors > 10 && errors < 50, QByteArray::number(errors).constData());
    configure({{QStringLiteral("error_rate"), 1}});
    QVERIFY(api().get(QStringLiteral("/wf2des")).status >= 500);
}

void TestSandboxFaults::rateLimitRefusesWithRetryAfter()
{
    configure({{QStringLiteral("rate_limit"), 1}});
    ApiAnswer answer;
    for (int i = 0; i < 10 && answer.status != 429; ++i)
        answer = api().get(QStringLiteral("/wf2des?limit=1"));
    QCOMPARE(answer.status, 429);
    COMPARE_MEMBER(answer.json(), "code", u"rate_limited");
    QCOMPARE(answer.headers.value("retry-after"), QByteArray("1"));
}

void TestSandboxFaults::latencyDelays()
{
    configure({{QStringLiteral("latency_ms"), 150}});
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(api().get(QStringLiteral("/healthz")).status, 200);
    QVERIFY(timer.elapsed() >= 150); // a lower bound: a slow machine cannot break it
}

void TestSandboxFaults::wrongSettingsChangeNothing()
{
    const QJsonObject before = configure({{QStringLiteral("latency_ms"), 1}});
    for (const QJsonObject &wrong : {QJsonObject{{QStringLiteral("error_rate"), 2}},
                                     QJsonObject{{QStringLiteral("latency_ms"), QStringLiteral("x")}},
                                     QJsonObject{{QStringLiteral("next"), QJsonArray{QStringLiteral("meteor")}}}})
        QCOMPARE(api().post(QStringLiteral("/sandbox/faults"), wrong).status, 422);
    QCOMPARE(api().get(QStringLiteral("/sandbox/faults")).json(), before);
}

QTEST_GUILESS_MAIN(TestSandboxFaults)
#include "tst_sandbox_faults.moc"
