// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "detail/run_fields.h"

#include <QScrollArea>

class QVBoxLayout;

namespace wf2des {

class FieldRow;

/// Every column of a run, grouped and copyable. A new picture of the same run changes the values in place: nothing
/// flickers, focus, selection and scroll position stay.
class SummaryView : public QScrollArea {
    Q_OBJECT
public:
    explicit SummaryView(QWidget *parent = nullptr);

    void setGroups(const QList<RunFieldGroup> &groups);

Q_SIGNALS:
    void filterRequested(const wf2des::RunFilter &filter);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool hasSameShape(const QList<RunFieldGroup> &groups) const;
    void rebuild(const QList<RunFieldGroup> &groups);
    void addGroup(QVBoxLayout *column, const RunFieldGroup &group);
    void moveFocus(qsizetype from, int step);

    QList<FieldRow *> m_rows;
};

} // namespace wf2des
