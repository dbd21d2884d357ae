// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run_columns.h"
#include "store/run_filter.h"

#include <QMenu>

namespace wf2des {

class RunListModel;

/// The menu behind "+ Filter": the keys that have no chip of their own, each with values worth a click.
class AddFilterMenu : public QMenu {
    Q_OBJECT
public:
    /// `runs` must outlive the menu.
    explicit AddFilterMenu(RunListModel *runs, QWidget *parent = nullptr);

    void setDeployment(const RunColumns &deployment) { m_deployment = deployment; }

Q_SIGNALS:
    void filterRequested(const wf2des::RunFilter &filter);
    void saveViewRequested();

private:
    void fill();
    void addFacet(FilterKey key);
    void addChoices(FilterKey key, const QList<std::pair<QString, QString>> &choices);
    void addValue(QMenu *menu, FilterKey key, const QString &value, const QString &words);

    RunListModel *m_runs;
    RunColumns m_deployment;
};

} // namespace wf2des
