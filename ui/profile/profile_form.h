// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile.h"
#include "profile/profile_rules.h"

#include <QScrollArea>
#include <QSet>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace wf2des {

class ColorSwatches;
class ExpanderButton;
class FormSection;
class TintedLabel;

/// The inputs of one profile and its two secrets. A value in, a value out; says in place what cannot be used. A problem
/// shows once its field was touched, or all of them after showAllProblems().
class ProfileForm : public QScrollArea {
    Q_OBJECT
public:
    explicit ProfileForm(QWidget *parent = nullptr);

    void setProfile(const Profile &profile);
    /// The profile as the inputs say.
    Profile profile() const;
    void setSecrets(const QString &password, const QString &token);
    void setSecretsEnabled(bool enabled);
    QString password() const;
    QString token() const;

    /// What keeps the inputs from being a profile.
    QList<ProfileProblem> problems() const;
    void showAllProblems();
    void focusName();

Q_SIGNALS:
    void edited();
    void secretsEdited();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keepWheelForScrolling();
    void buildLooks(QVBoxLayout *column);
    void buildDatabase(QVBoxLayout *column);
    void buildApi(QVBoxLayout *column);
    void buildPaths(QVBoxLayout *column);
    void buildScope(QVBoxLayout *column);
    FormSection *addSection(QVBoxLayout *column, const QString &title);
    QLineEdit *addLine(FormSection *section, const char *objectName, const QString &label, ProfileField field,
                       const QString &placeholder = {});
    void touch(ProfileField field);
    void showProblems();
    Profile withDatabase(Profile profile) const;
    Profile withScope(Profile profile) const;

    Profile m_profile; ///< what has no input (id, target session attributes) stays
    QSet<ProfileField> m_touched;
    bool m_allTouched = false;
    bool m_filling = false;
    QList<FormSection *> m_sections;
    QLineEdit *m_name = nullptr;
    ColorSwatches *m_color = nullptr;
    QLineEdit *m_host = nullptr;
    QSpinBox *m_port = nullptr;
    QLineEdit *m_database = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    QLineEdit *m_schema = nullptr;
    QLineEdit *m_table = nullptr;
    QComboBox *m_tls = nullptr;
    TintedLabel *m_tlsWarning = nullptr;
    QLineEdit *m_url = nullptr;
    QLineEdit *m_token = nullptr;
    ExpanderButton *m_advanced = nullptr;
    FormSection *m_paths = nullptr;
    QList<QLineEdit *> m_pathInputs;
    QLineEdit *m_organization = nullptr;
    QLineEdit *m_projects = nullptr;
    QComboBox *m_range = nullptr;
    QCheckBox *m_lookOnly = nullptr;
    QSpinBox *m_parseLimit = nullptr;
    QSpinBox *m_confirmLimit = nullptr;
    QSpinBox *m_assembleLimit = nullptr;
};

} // namespace wf2des
