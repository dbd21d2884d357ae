// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/fakes.h"
#include "gui/sample_runs.h"
#include "list/run_table.h"

#include <QLabel>
#include <QRegularExpression>
#include <QtTest>

namespace wf2des::test {

/// A shown main window over a bench. Every Qt warning fails the test but the one that the platform without a screen
/// always gives.
struct WindowFixture {
    explicit WindowFixture(const RunBatch &rows = sampleRuns()) { bench.store.merge(rows); }

    static void failOnWarnings()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void open()
    {
        window = bench.makeWindow();
        window->resize(1440, 900);
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        table = find<RunTable>("runTable");
        QVERIFY(table);
    }

    template <typename T> T *find(const char *objectName) const
    {
        return window->findChild<T *>(QLatin1String(objectName));
    }

    /// What a label says, isolation marks aside.
    QString label(const char *objectName) const
    {
        const auto *found = find<QLabel>(objectName);
        return found ? found->text().remove(QChar(0x2068)).remove(QChar(0x2069)) : QStringLiteral("(no such label)");
    }

    QPoint rowCenter(int row) const { return table->visualRect(table->model()->index(row, 0)).center(); }

    Bench bench;
    std::unique_ptr<MainWindow> window;
    RunTable *table = nullptr;
};

} // namespace wf2des::test
