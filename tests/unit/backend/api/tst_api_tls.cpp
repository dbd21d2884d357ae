// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api_fixtures.h"

#include "api/api_words.h"

#include "support/certificate_dates.h"

#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace wf2des;
using namespace wf2des::test;
using Outcome = TransitionReply::Outcome;

/// RELIABILITY, TLS: a certificate that does not prove the server's identity is refused, and nothing is sent.
class TestApiTls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
        if (m_openssl.isEmpty())
            QSKIP("openssl is not installed");
        QVERIFY(m_dir.isValid());
        QVERIFY(makeIssuer("ca", "/CN=Test issuer"));
        QVERIFY(makeIssuer("other-ca", "/CN=Another issuer"));
        QVERIFY(makeCertificate("good", "ca", "IP:127.0.0.1", 30));
        QVERIFY(makeCertificate("wrong-host", "ca", "DNS:api.example", 30));
        QVERIFY(makeCertificate("expired", "ca", "IP:127.0.0.1", -1));
        QVERIFY(makeCertificate("wrong-ca", "other-ca", "IP:127.0.0.1", 30));
        QVERIFY(openssl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "self-signed.key", "-out",
                         "self-signed.pem", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"}));
    }

    void aCertificateOfATrustedIssuerIsTaken()
    {
        ScriptedServer server;
        serveWith(server, QStringLiteral("good"));
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        HttpRunApi api(trusting(server, QStringLiteral("ca")));
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::Applied);
        QVERIFY(awaited(api.fetchRun(RunId)));
    }

    void closedAfterReadingIsSentOnceOverTlsToo()
    {
        ScriptedServer server;
        serveWith(server, QStringLiteral("good"));
        server.enqueue(ScriptedAnswer::ending(ScriptedAnswer::End::CloseUnanswered));
        HttpRunApi api(trusting(server, QStringLiteral("ca")));
        QCOMPARE(awaited(api.send(actionOf(ActionKind::Cancel))).outcome, Outcome::Unknown);
        QCOMPARE(server.requests().size(), 1);
    }

    void otherCertificatesAreRefused_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("words");
        QTest::newRow("self-signed") << QStringLiteral("self-signed")
                                     << ApiWords::certificateRefused(TlsProblem::UnknownIssuer);
        QTest::newRow("wrong issuer") << QStringLiteral("wrong-ca")
                                      << ApiWords::certificateRefused(TlsProblem::UnknownIssuer);
        QTest::newRow("wrong host") << QStringLiteral("wrong-host")
                                    << ApiWords::certificateRefused(TlsProblem::WrongHost);
        QTest::newRow("expired") << QStringLiteral("expired") << ApiWords::certificateRefused(TlsProblem::Expired);
    }

    void otherCertificatesAreRefused()
    {
        QFETCH(QString, certificate);
        QFETCH(QString, words);
        ScriptedServer server;
        serveWith(server, certificate);
        server.enqueue(ScriptedAnswer::json(200, rowJson()));
        HttpRunApi api(trusting(server, QStringLiteral("ca")));
        const TransitionReply reply = awaited(api.send(actionOf(ActionKind::Cancel)));
        QCOMPARE(reply.outcome, Outcome::NotSent);
        QCOMPARE(reply.error->code, ErrorCode::TlsRefused);
        QVERIFY2(reply.error->message.startsWith(words), qPrintable(reply.error->message));
        QCOMPARE(awaited(api.fetchRun(RunId)).error().code, ErrorCode::TlsRefused);
        QCOMPARE(server.requests().size(), 0);
    }

    void withoutTheExtraIssuerEvenTheGoodOneIsRefused()
    {
        ScriptedServer server;
        serveWith(server, QStringLiteral("good"));
        HttpRunApi api(settingsFor(server));
        QCOMPARE(awaited(api.ping()).error().code, ErrorCode::TlsRefused);
        QCOMPARE(server.requests().size(), 0);
    }

    void aServerWithoutEncryptionIsRefused()
    {
        ScriptedServer server;
        ApiSettings settings = settingsFor(server);
        settings.baseUrl.setScheme(QStringLiteral("https"));
        HttpRunApi api(settings);
        // It takes the greeting for an odd request and waits for its end: dropped, as a real one would do.
        const QFuture<TransitionReply> pending = api.send(actionOf(ActionKind::Cancel));
        QTRY_COMPARE(server.connectionCount(), 1);
        server.dropConnections();
        const TransitionReply reply = awaited(pending);
        QCOMPARE(reply.outcome, Outcome::NotSent);
        QCOMPARE(server.requests().size(), 0);
    }

private:
    bool openssl(const QList<const char *> &arguments)
    {
        QStringList texts;
        for (const char *argument : arguments)
            texts.append(QString::fromLatin1(argument));
        return run(texts);
    }

    bool run(const QStringList &arguments)
    {
        QProcess process;
        process.setWorkingDirectory(m_dir.path());
        process.start(m_openssl, arguments);
        const bool done = process.waitForFinished() && process.exitCode() == 0;
        if (!done)
            qInfo().noquote() << process.readAllStandardError();
        return done;
    }

    bool makeIssuer(const char *name, const char *subject)
    {
        const QByteArray key = QByteArray(name) + ".key";
        const QByteArray certificate = QByteArray(name) + ".pem";
        return openssl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key.constData(), "-out",
                        certificate.constData(), "-subj", subject, "-days", "30"});
    }

    bool makeCertificate(const QString &name, const QString &issuer, const QString &alternativeName, int days)
    {
        QFile extensions(m_dir.filePath(name + QStringLiteral(".ext")));
        if (!extensions.open(QIODevice::WriteOnly))
            return false;
        extensions.write("subjectAltName=" + alternativeName.toLatin1() + '\n');
        extensions.close();
        const auto file = [&](const QString &of, const char *suffix) {
            return of + QLatin1String(suffix);
        };
        QStringList request{QStringLiteral("req"),       QStringLiteral("-newkey"), QStringLiteral("rsa:2048"),
                            QStringLiteral("-nodes"),    QStringLiteral("-keyout"), file(name, ".key"),
                            QStringLiteral("-out"),      file(name, ".csr"),        QStringLiteral("-subj"),
                            QStringLiteral("/CN=server")};
        QStringList sign{QStringLiteral("x509"),   QStringLiteral("-req"), QStringLiteral("-in"),
                         file(name, ".csr"),       QStringLiteral("-CA"),  file(issuer, ".pem"),
                         QStringLiteral("-CAkey"), file(issuer, ".key"),   QStringLiteral("-CAcreateserial"),
                         QStringLiteral("-out"),   file(name, ".pem"),     QStringLiteral("-extfile"),
                         file(name, ".ext")};
        return run(request) && run(sign + validityOptions(days));
    }

    bool makeCertificate(const char *name, const char *issuer, const char *alternativeName, int days)
    {
        return makeCertificate(QString::fromLatin1(name), QString::fromLatin1(issuer),
                               QString::fromLatin1(alternativeName), days);
    }

    QByteArray content(const QString &name) const
    {
        QFile file(m_dir.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void serveWith(ScriptedServer &server, const QString &name) const
    {
        QSslConfiguration configuration;
        configuration.setLocalCertificate(QSslCertificate(content(name + QStringLiteral(".pem"))));
        configuration.setPrivateKey(QSslKey(content(name + QStringLiteral(".key")), QSsl::Rsa));
        server.useTls(configuration);
    }

    ApiSettings trusting(const ScriptedServer &server, const QString &issuer) const
    {
        ApiSettings settings = settingsFor(server);
        settings.extraCaPem = content(issuer + QStringLiteral(".pem"));
        return settings;
    }

    QTemporaryDir m_dir;
    QString m_openssl;
};

QTEST_GUILESS_MAIN(TestApiTls)
#include "tst_api_tls.moc"
