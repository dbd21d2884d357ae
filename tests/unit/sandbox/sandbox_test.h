// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_client.h"
#include "sandbox_process.h"

#include <QObject>
#include <QTest>

#include <memory>

namespace wf2des {

/// Base of the tests that run against a sandbox on SQLite and again on one on PostgreSQL: workers off, no history.
class SandboxTest : public QObject {
    Q_OBJECT

protected:
    explicit SandboxTest(const QStringList &furtherArguments = {});

    /// The sandbox of the current data row, started at its first use; null where it did not start (the test failed).
    SandboxProcess *sandbox();
    ApiClient &api();

    /// Triggers a run on a node of its own and gives its row.
    QJsonObject newRun(const QJsonObject &further = {});
    /// A run that waits for its confirmation.
    QJsonObject newAwaitingRun();
    QJsonObject newCompletedRun(const QJsonObject &manifest = {});
    QJsonObject row(const QString &id);
    ApiAnswer report(const QString &id, const QJsonObject &report);

    static QString path(const QJsonObject &run, const char *call = nullptr);
    static QString idOf(const QJsonObject &run) { return run.value(QLatin1String("id")).toString(); }
    static QJsonObject confirmBody(int attempt = 1);
    static QJsonObject rejectBody(int attempt = 1);

private Q_SLOTS:
    void initTestCase_data();
    void cleanupTestCase();

private:
    struct Instance {
        explicit Instance(const QStringList &arguments)
            : process(arguments)
            , client(process)
        {
        }
        SandboxProcess process;
        ApiClient client;
    };
    Instance *instance();

    QStringList m_arguments;
    QHash<bool, std::shared_ptr<Instance>> m_instances;
    int m_nextNode = 1;
};

/// Compares a member of a row (a QJsonObject) with an expected value.
#define COMPARE_MEMBER(object, member, expected)                                                                       \
    QCOMPARE((object).value(QLatin1String(member)).toVariant().toString(), QStringView(expected).toString())
#define VERIFY_NULL(object, member) QVERIFY((object).value(QLatin1String(member)).isNull())

} // namespace wf2des
