// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contract/sandbox_driver.h"

namespace wf2des::test {

namespace {

QJsonObject merged(QJsonObject object, const QJsonObject &more)
{
    for (auto member = more.begin(); member != more.end(); ++member)
        object.insert(member.key(), member.value());
    return object;
}

} // namespace

QByteArray runPath(const QByteArray &id, const QByteArray &call)
{
    return "/wf2des/" + id + (call.isEmpty() ? call : '/' + call);
}

bool SandboxDriver::overPostgres()
{
    return qEnvironmentVariable("WF2DES_CONTRACT_DATABASE") == QLatin1String("postgres");
}

QStringList SandboxDriver::sandboxArguments(const QStringList &further)
{
    QStringList arguments{
        QStringLiteral("--token"),         personToken(),  QStringLiteral("--readonly-token"), readerToken(),
        QStringLiteral("--service-token"), serviceToken(), QStringLiteral("--speed"),          QStringLiteral("0")};
    if (overPostgres())
        arguments.append(QStringLiteral("--postgres"));
    return arguments + further;
}

SandboxDriver::SandboxDriver(const QUrl &url)
    : m_person(url, personToken())
    , m_reader(url, readerToken())
    , m_service(url, serviceToken())
{
}

QJsonObject SandboxDriver::trigger(const QJsonObject &more)
{
    const QJsonObject body{{QStringLiteral("project_id"), 12},
                           {QStringLiteral("figma_file_key"), QStringLiteral("kQ3vN8sYw2LrT5bXh7ZcJd")},
                           {QStringLiteral("wf_node_id"), QStringLiteral("900:%1").arg(++m_nodes)},
                           {QStringLiteral("screen_id"), QStringLiteral("SCR-0042")}};
    return merged(body, more);
}

QByteArray SandboxDriver::parsingRun(const QJsonObject &more)
{
    return m_person.post("/wf2des", trigger(more)).text("id").toLatin1();
}

QByteArray SandboxDriver::awaitingRun()
{
    const QByteArray id = parsingRun();
    m_service.post(runPath(id, "ai-status"), report(id, {{QStringLiteral("phase"), QStringLiteral("1")}}));
    return id;
}

QByteArray SandboxDriver::completedRun()
{
    const QByteArray id = awaitingRun();
    m_person.post(
        runPath(id, "confirm"),
        {{QStringLiteral("attempt"), 1}, {QStringLiteral("parse"), QJsonObject{{QStringLiteral("rejected"), false}}}});
    const QJsonObject manifest{
        {QStringLiteral("result_url"), QStringLiteral("runs/%1/result.json").arg(QLatin1String(id))},
        {QStringLiteral("flag_count"), 2},
        {QStringLiteral("score"), 0.9312},
        {QStringLiteral("score_version"), QStringLiteral("ds@1.0")}};
    m_service.post(
        runPath(id, "ai-status"),
        report(id, {{QStringLiteral("status"), QStringLiteral("1")}, {QStringLiteral("manifest"), manifest}}));
    return id;
}

QByteArray SandboxDriver::failedRun()
{
    const QByteArray id = parsingRun();
    const QJsonObject manifest{{QStringLiteral("error_message"), QStringLiteral("The frame holds no layer")}};
    m_service.post(
        runPath(id, "ai-status"),
        report(id, {{QStringLiteral("status"), QStringLiteral("2")}, {QStringLiteral("manifest"), manifest}}));
    return id;
}

QByteArray SandboxDriver::cancelledRun()
{
    const QByteArray id = parsingRun();
    m_person.post(runPath(id, "cancel"), {{QStringLiteral("attempt"), 1}});
    return id;
}

QByteArray SandboxDriver::runIn(const QString &state)
{
    if (state == QLatin1String("parsing"))
        return parsingRun();
    if (state == QLatin1String("awaiting"))
        return awaitingRun();
    if (state == QLatin1String("completed"))
        return completedRun();
    return state == QLatin1String("failed") ? failedRun() : cancelledRun();
}

QJsonObject SandboxDriver::report(const QByteArray &id, const QJsonObject &more, int attempt)
{
    return merged({{QStringLiteral("job_id"), QString::fromLatin1(id)}, {QStringLiteral("attempt"), attempt}}, more);
}

} // namespace wf2des::test
