// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "list/run_list_model.h"
#include "model_fixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <memory>

namespace wf2des::test {

/// A model over a store, watched by the model tester; every signal counted.
struct RunListBench {
    RunStore store;
    ManualClock clock;
    std::unique_ptr<RunListModel> model;
    std::unique_ptr<QAbstractItemModelTester> tester;
    std::unique_ptr<QSignalSpy> inserted;
    std::unique_ptr<QSignalSpy> removed;
    std::unique_ptr<QSignalSpy> cells;
    std::unique_ptr<QSignalSpy> layouts;
    std::unique_ptr<QSignalSpy> resets;
    std::unique_ptr<QSignalSpy> results;
    std::unique_ptr<QSignalSpy> held;

    explicit RunListBench(const RunBatch &runs = {})
    {
        store.merge(runs);
        model = std::make_unique<RunListModel>(&store, &clock);
        tester = std::make_unique<QAbstractItemModelTester>(model.get(),
                                                            QAbstractItemModelTester::FailureReportingMode::Fatal);
        inserted = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::rowsInserted);
        removed = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::rowsRemoved);
        cells = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::dataChanged);
        layouts = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::layoutChanged);
        resets = std::make_unique<QSignalSpy>(model.get(), &QAbstractItemModel::modelReset);
        results = std::make_unique<QSignalSpy>(model.get(), &RunListModel::resultChanged);
        held = std::make_unique<QSignalSpy>(model.get(), &RunListModel::heldBackChanged);
    }

    QList<qsizetype> counts() const
    {
        return {inserted->size(), removed->size(), cells->size(), layouts->size(), resets->size(), results->size()};
    }

    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; row < model->rowCount(); ++row)
            ids.append(model->idAt(row));
        return ids;
    }

    /// What heldBackChanged() told last.
    qsizetype heldBack() const { return held->isEmpty() ? 0 : held->constLast().at(0).value<qsizetype>(); }

    QVariant cell(int row, RunColumn column, int role = Qt::DisplayRole) const
    {
        return model->index(row, static_cast<int>(column)).data(role);
    }
};

inline RunFilter filterOf(const char *text)
{
    return RunFilter::fromText(QString::fromLatin1(text));
}

} // namespace wf2des::test
