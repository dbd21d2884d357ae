// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox_test.h"

#include "postgres_cluster.h"

namespace wf2des {

SandboxTest::SandboxTest(const QStringList &furtherArguments)
    : m_arguments(
        QStringList{QStringLiteral("--runs"), QStringLiteral("0"), QStringLiteral("--speed"), QStringLiteral("0")}
        + furtherArguments)
{
}

void SandboxTest::initTestCase_data()
{
    QTest::addColumn<bool>("postgres");
    QTest::newRow("sqlite") << false;
    if (PostgresCluster::isAvailable())
        QTest::newRow("postgres") << true;
    else
        qInfo("PostgreSQL is not installed here: SQLite only");
}

void SandboxTest::cleanupTestCase()
{
    m_instances.clear();
}

SandboxTest::Instance *SandboxTest::instance()
{
    const bool postgres = *static_cast<bool *>(QTest::qGlobalData("postgres", qMetaTypeId<bool>()));
    std::shared_ptr<Instance> &instance = m_instances[postgres];
    if (!instance) {
        instance = std::make_shared<Instance>(m_arguments
                                              + (postgres ? QStringList{QStringLiteral("--postgres")} : QStringList()));
        if (!instance->process.isReady())
            qFatal("the sandbox did not start: %s", qPrintable(instance->process.errorText()));
    }
    return instance.get();
}

SandboxProcess *SandboxTest::sandbox()
{
    return &instance()->process;
}

ApiClient &SandboxTest::api()
{
    return instance()->client;
}

QJsonObject SandboxTest::newRun(const QJsonObject &further)
{
    QJsonObject body{{QStringLiteral("project_id"), 12},
                     {QStringLiteral("figma_file_key"), QStringLiteral("file")},
                     {QStringLiteral("wf_node_id"), QStringLiteral("1:%1").arg(m_nextNode++)},
                     {QStringLiteral("screen_id"), QStringLiteral("SCR-0042")}};
    for (auto it = further.begin(); it != further.end(); ++it)
        body.insert(it.key(), it.value());
    return api().post(QStringLiteral("/wf2des"), body).json();
}

QJsonObject SandboxTest::newAwaitingRun()
{
    const QJsonObject run = newRun();
    return report(idOf(run), {{QStringLiteral("phase"), QStringLiteral("1")}}).run();
}

QJsonObject SandboxTest::newCompletedRun(const QJsonObject &manifest)
{
    const QJsonObject run = newAwaitingRun();
    api().post(path(run, "confirm"), confirmBody());
    return report(idOf(run), {{QStringLiteral("status"), QStringLiteral("1")}, {QStringLiteral("manifest"), manifest}})
        .run();
}

QJsonObject SandboxTest::row(const QString &id)
{
    return api().get(QStringLiteral("/wf2des/") + id).json();
}

ApiAnswer SandboxTest::report(const QString &id, const QJsonObject &report)
{
    QJsonObject body = report;
    body.insert(QStringLiteral("job_id"), id);
    if (!body.contains(QLatin1String("attempt")))
        body.insert(QStringLiteral("attempt"), 1);
    return api().postAsService(QStringLiteral("/wf2des/%1/ai-status").arg(id), body);
}

QString SandboxTest::path(const QJsonObject &run, const char *call)
{
    const QString own = QStringLiteral("/wf2des/") + idOf(run);
    return call ? own + u'/' + QLatin1String(call) : own;
}

QJsonObject SandboxTest::confirmBody(int attempt)
{
    return {{QStringLiteral("attempt"), attempt},
            {QStringLiteral("parse"), QJsonObject{{QStringLiteral("rejected"), false}}}};
}

QJsonObject SandboxTest::rejectBody(int attempt)
{
    return {{QStringLiteral("attempt"), attempt},
            {QStringLiteral("parse"),
             QJsonObject{{QStringLiteral("rejected"), true}, {QStringLiteral("reason"), QStringLiteral("no header")}}}};
}

} // namespace wf2des
