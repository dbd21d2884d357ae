// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/run_actions.h"
#include "detail/detail_pane.h"
#include "detail/field_row.h"
#include "detail/plain_text_view.h"
#include "gui/scripted_services.h"

#include <QLabel>
#include <QMainWindow>
#include <QtTest>

namespace wf2des::test {

/// A detail pane in a window, over scripted services.
struct PaneWindow {
    PaneWindow()
    {
        window.setCentralWidget(pane);
        window.resize(400, 800);
        window.show();
    }

    FieldRow *field(const char *column) const
    {
        return pane->findChild<FieldRow *>(QStringLiteral("field:") + QLatin1String(column));
    }
    QString shown(const char *column) const { return field(column)->findChild<PlainTextView *>()->shownText(); }
    template <typename T> T *find(const char *name) const { return pane->findChild<T *>(QLatin1String(name)); }
    QString text(const char *name) const { return find<QLabel>(name)->text(); }

    void show(const Run &run)
    {
        bench.store.merge({run});
        pane->showRun(run.id);
    }
    /// Shows a run and answers the reading of its whole row.
    bool showRead(const Run &run)
    {
        show(run);
        if (!QTest::qWaitFor([this] { return bench.feed.reads.size() == 1; }))
            return false;
        bench.feed.reads.answer(run);
        return QTest::qWaitFor([this, &run] { return field("prompt")->field().copied == run.prompt; });
    }

    DetailBench bench;
    QMainWindow window;
    RunActions *actions = new RunActions(bench.services(), &window);
    DetailPane *pane = new DetailPane(bench.services(), actions, &window);
};

/// A completed run with every column filled but the deleted ones.
inline Run fullRun()
{
    Run run = makeRun(1, Status::Completed);
    run.prompt = QStringLiteral("line one\nline two");
    run.placementTarget = QStringLiteral("12:400");
    run.resultUrl = QStringLiteral("s3/results/1.json");
    run.errorMessage = QStringLiteral("none");
    run.flagCount = 3;
    run.score = 9312;
    run.scoreVersion = QStringLiteral("ds@1.0");
    run.materializedAt = Noon - Minute;
    run.feedbackStatus = FeedbackStatus::Adopted;
    return run;
}

} // namespace wf2des::test
