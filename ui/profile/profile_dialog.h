// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "service/check_result.h"
#include "service/secret_store.h"

#include <QDialog>
#include <QList>

#include <optional>

class QHBoxLayout;
class QPushButton;

namespace wf2des {

class CheckList;
class PlainTextView;
class ProfileForm;
class ProfileList;
class TintedLabel;

/// Edits the list of profiles. Works on copies: nothing changes before "Save". Secrets go to the secret store alone and
/// are never part of a file. Opened with open().
class ProfileDialog : public QDialog {
    Q_OBJECT
public:
    /// `secrets` must outlive the dialog.
    ProfileDialog(const QList<Profile> &profiles, SecretStore *secrets, QWidget *parent = nullptr);

    /// Adds the profiles of a file that profilesToJson() wrote; one with a known id replaces it and keeps its secrets.
    void importFile(const QString &path);
    void exportFile(const QString &path);

public Q_SLOTS:
    /// What the test asked for by testRequested() found.
    void setTestResult(const wf2des::CheckResults &results);
    /// Asks once when there are unsaved changes: the second time discards them.
    void reject() override;

Q_SIGNALS:
    /// The secrets are stored already.
    void profilesAccepted(const QList<wf2des::Profile> &profiles);
    void testRequested(const wf2des::Profile &profile, const QString &password, const QString &token);

private:
    /// A profile being edited; a secret that is not there has not been read yet.
    struct Draft {
        Profile profile;
        std::optional<QString> password = {};
        std::optional<QString> token = {};
        bool secretsEdited = false;

        bool hasSecrets() const { return password && token; }
    };

    void buildList();
    QWidget *buildRight();
    QHBoxLayout *buildButtons();
    void showDraft(int row);
    void readSecrets(const Profile &profile);
    Draft *draftOf(const QUuid &id);
    void takeEdits();
    void takeSecrets();
    void addProfile();
    void duplicateProfile();
    void removeProfile();
    void appendDraft(const Draft &draft);
    void updateTestButton();
    void requestTest();
    void save();
    bool showFirstProblem();
    void storeSecrets();
    void finishSave(const std::optional<Error> &error);
    void chooseFile(bool forImport);
    void showMessage(const QString &message, const QString &detail = {});
    void showStoreHint();

    QList<Draft> m_drafts;
    QList<Profile> m_removed;
    SecretStore *m_secrets;
    int m_current = -1;
    bool m_changed = false;
    bool m_discardAsked = false;
    bool m_saving = false;
    ProfileList *m_list = nullptr;
    ProfileForm *m_form = nullptr;
    CheckList *m_testResult = nullptr;
    TintedLabel *m_storeHint = nullptr;
    PlainTextView *m_message = nullptr;
    QPushButton *m_test = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace wf2des
