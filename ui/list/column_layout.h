// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "run/run_columns.h"
#include "store/run_query.h"

#include <QList>
#include <QObject>

class QHeaderView;
class QMenu;

namespace wf2des {

class Settings;

/// Which columns the run table shows, in what order and how wide: chosen by the person, remembered in the settings. A
/// column that the deployment lacks is hidden whatever was chosen.
class ColumnLayout : public QObject {
    Q_OBJECT
public:
    /// Restores what was remembered. Both must outlive the layout.
    ColumnLayout(QHeaderView *header, Settings *settings, QObject *parent);

    QList<RunColumn> visibleColumns() const;
    bool isShown(RunColumn column) const;
    void setShown(RunColumn column, bool shown);
    void setDeployment(const RunColumns &deployment);
    /// Fills `menu` with one checkable item a column, and a way back to the defaults.
    void fillMenu(QMenu *menu);
    void reset();
    void save() const;

private:
    void applyDefaults();
    bool exists(RunColumn column) const;
    bool restore();
    int usualWidth(int section) const;
    /// Everything is as it comes: columns, order, widths.
    bool isUntouched() const;

    QHeaderView *m_header;
    Settings *m_settings;
    RunColumns m_deployment;
    QList<RunColumn> m_chosen;
};

} // namespace wf2des
