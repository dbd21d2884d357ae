// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"

#include <QWidget>

class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace wf2des {

/// The left side of the profile dialog: the profiles by colour and name, and what can be done to the list.
class ProfileList : public QWidget {
    Q_OBJECT
public:
    explicit ProfileList(QWidget *parent = nullptr);

    void append(const Profile &profile);
    void update(int row, const Profile &profile);
    /// Takes the row out without a signal; currentRow() says which one is current then.
    void remove(int row);
    int currentRow() const;
    void setCurrentRow(int row);
    int count() const;

Q_SIGNALS:
    void currentRowChanged(int row);
    void addRequested();
    void duplicateRequested();
    void removeRequested();
    void importRequested();
    void exportRequested();

private:
    QPushButton *addButton(QVBoxLayout *column, const QString &text, const char *objectName);
    void updateButtons();

    QListWidget *m_list = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace wf2des
