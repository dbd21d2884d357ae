// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/error.h"

#include <QDialog>

class QVBoxLayout;

namespace wf2des {

class PlainTextView;

/// The first start: connect to a deployment, or look around in sample data. Stays open; the program closes it when
/// there is a window to show.
class WelcomeDialog : public QDialog {
    Q_OBJECT
public:
    explicit WelcomeDialog(QWidget *parent = nullptr);

public Q_SLOTS:
    /// Says in place what went wrong (unreadable settings, a sandbox that does not start) and frees the choices again.
    void setMessage(const wf2des::Error &error);

Q_SIGNALS:
    void connectRequested();
    void sampleDataRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeading(QVBoxLayout *column);
    void buildChoices(QVBoxLayout *column);
    void startSampleData();
    void showMessage(const QString &text);
    void fitHeight();

    PlainTextView *m_message = nullptr;
    QWidget *m_choices = nullptr;
};

} // namespace wf2des
