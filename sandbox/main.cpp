// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database_error.h"
#include "deployment.h"
#include "http_server.h"
#include "lifetime.h"
#include "plugin_simulator.h"
#include "workers.h"

#include <QCoreApplication>

#include <cstdio>

using namespace wf2des::sandbox;

namespace {

/// The one line that tells that the server is ready, and how to reach it.
void tellReady(const Deployment &deployment, const Identities &identities, int port)
{
    const auto orNull = [](const QString &text) {
        return text.isEmpty() ? Json(nullptr) : Json(text.toStdString());
    };
    const Json ready{{"base_url", "http://127.0.0.1:" + std::to_string(port)},
                     {"token", identities.token().toStdString()},
                     {"readonly_token", orNull(identities.readonlyToken())},
                     {"service_token", identities.serviceToken().toStdString()},
                     {"database", orNull(deployment.databaseFile())},
                     {"postgres", deployment.postgresJson()},
                     {"pid", QCoreApplication::applicationPid()}};
    std::printf("%s\n", ready.dump().c_str());
    std::fflush(stdout);
}

/// Composition root: everything is made here, serves until the end, and is taken down in order.
void serve(const Options &options)
{
    Deployment deployment(options);
    deployment.start();
    if (isEnding())
        return;
    RunRepository runs(deployment.database(), deployment.schema());
    const Identities identities(options.token, options.readonlyToken, options.serviceToken);
    Faults faults(options.faults, options.seed);
    Pace pace(options.speed);
    RequestLog log;
    Router router(identities, runs, faults, pace, log);
    HttpServer server(router, identities, faults, log);
    if (!server.bind(options.port))
        throw DatabaseError(QStringLiteral("port %1 of 127.0.0.1 cannot be taken").arg(options.port));
    router.documents().setStoreUrl(QStringLiteral("http://localhost:%1/artifact-store/").arg(server.port()));
    server.start();

    Workers workers(runs, pace, server.port(), identities.workerToken());
    PluginSimulator plugins(runs, pace, server.port(), identities.pluginTokens(), options.seed);
    workers.start();
    plugins.start();
    tellReady(deployment, identities, server.port());
    waitForEnd();
    pace.stop();
    workers.join();
    plugins.join();
    server.stop();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("wf2des-sandbox"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WF2DES_VERSION));
    const Options options = readOptions(QCoreApplication::arguments());
    installLifetime(options.exitWithParent);
    try {
        serve(options);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "wf2des-sandbox: %s\n", error.what());
        return 1;
    }
    return 0;
}
