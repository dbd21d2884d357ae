// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "document/json_document.h"
#include "service/run_api.h"

#include <QWidget>

class QPushButton;
class QTreeView;

namespace wf2des {

class JsonTreeModel;
class PlainTextView;
class TintedLabel;

/// The run's result document as a tree. Read when it is on screen; an earlier document of the same run stays until the
/// new one is there.
class ResultView : public QWidget {
    Q_OBJECT
public:
    /// `api` may be null: the profile has none.
    explicit ResultView(RunApi *api, QWidget *parent = nullptr);

    /// Shows another run, or another version of the same one. Reads nothing before the view is visible.
    void setRun(const QString &id, const RunState &version);
    void clear();

public Q_SLOTS:
    void copyValue();
    void copyPointer();

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum class State { Idle, Loading, None, Failed, Shown };

    void buildTree();
    void load();
    void parse(const QString &id, const ResultDocument &document);
    void fail(const Error &error);
    void showDocument(const JsonDocument &document);
    void setState(State state, const QString &message, const QString &detail = {});
    void openMenu(const QPoint &position);

    RunApi *m_api;
    JsonTreeModel *m_model = nullptr;
    QTreeView *m_tree = nullptr;
    TintedLabel *m_message = nullptr;
    PlainTextView *m_detail = nullptr;
    QPushButton *m_retry = nullptr;
    QString m_runId;
    RunState m_version;
    QString m_shownId; ///< the run whose document is in the tree
    quint64 m_request = 0; ///< tells the answer that is still wanted from older ones
    bool m_wanted = false; ///< not read yet for this version
};

} // namespace wf2des
