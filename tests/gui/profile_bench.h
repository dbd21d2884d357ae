// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "detail/plain_text_view.h"
#include "gui/scripted_services.h"
#include "profile/profile_dialog.h"
#include "profile/profile_json.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>

namespace wf2des::test {

inline Profile apiProfile(const QString &name)
{
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = name;
    profile.apiBaseUrl = QUrl(QStringLiteral("https://api.example.com"));
    return profile;
}

/// A profile dialog on screen.
struct DialogBench {
    explicit DialogBench(const QList<Profile> &profiles)
        : dialog(profiles, &secrets)
        , accepted(&dialog, &ProfileDialog::profilesAccepted)
    {
        dialog.show();
        QCoreApplication::processEvents(); // the secrets are read
    }

    template <typename T> T *find(const char *name) const { return dialog.findChild<T *>(QLatin1String(name)); }
    void type(const char *name, const QString &text) const
    {
        auto *input = find<QLineEdit>(name);
        input->clear();
        QTest::keyClicks(input, text);
    }
    QString problem(const char *input) const
    {
        return find<QLabel>((QByteArray(input) + "Problem").constData())->text();
    }
    QString message() const { return find<PlainTextView>("profileMessage")->toPlainText(); }
    void save() const { find<QPushButton>("saveButton")->click(); }
    QList<Profile> result() const
    {
        return accepted.isEmpty() ? QList<Profile>() : accepted.first().first().value<QList<Profile>>();
    }

    FakeSecretStore secrets;
    ProfileDialog dialog;
    QSignalSpy accepted;
};

} // namespace wf2des::test
