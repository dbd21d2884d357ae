// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "main_window.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace wf2des {

class ChipButton;
class LiveIndicator;
class SearchBox;

/// The top of the window: the profile's stripe and name, the search box, how fresh the rows are.
class TopBar : public QWidget {
    Q_OBJECT
public:
    TopBar(const Profile &profile, RunListModel *runs, QWidget *parent = nullptr);

    SearchBox *searchBox() const { return m_search; }
    void setProfiles(const QList<ProfileEntry> &profiles, const QUuid &current);
    void showFeed(const FeedStatus &status, EpochMicroseconds now);

Q_SIGNALS:
    void profileSwitchRequested(const QUuid &id);
    void profilesRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpProfileButton(const Profile &profile);
    void showHint(const QString &hint);
    void tintHint();

    QColor m_stripe;
    ChipButton *m_profileButton;
    QMenu *m_profileMenu;
    SearchBox *m_search;
    QLabel *m_hint;
    LiveIndicator *m_live;
};

} // namespace wf2des
