// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run_columns.h"
#include "store/run_filter.h"

#include <QListView>

namespace wf2des {

class RailModel;
class RunListModel;
class SavedViewModel;
class Settings;

/// The left rail: views with how many runs each has. A click filters; own views can be saved, renamed, deleted.
class ViewRail : public QListView {
    Q_OBJECT
public:
    /// All must outlive the rail.
    ViewRail(SavedViewModel *views, RunListModel *runs, Settings *settings, QWidget *parent = nullptr);

    void setDeployment(const RunColumns &deployment);
    /// Asks for a name and keeps the filter on screen as a view.
    void saveCurrentFilter();
    QSize sizeHint() const override { return {200, 400}; }

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpView();
    void apply(const QModelIndex &index);
    void addView(const QString &name, const RunFilter &filter);
    void renameView(const QString &id);
    void removeView(const QString &id);
    void askName(const QString &title, const QString &name, const std::function<void(const QString &)> &done);
    void storeOwnViews();

    SavedViewModel *m_views;
    RunListModel *m_runs;
    Settings *m_settings;
    RailModel *m_rail;
};

} // namespace wf2des
