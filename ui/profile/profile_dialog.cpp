// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_dialog.h"

#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "profile/check_list.h"
#include "profile/profile_file.h"
#include "profile/profile_form.h"
#include "profile/profile_list.h"
#include "profile/secret_writer.h"
#include "service/when_done.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr int testResultHeight = 190;

} // namespace

ProfileDialog::ProfileDialog(const QList<Profile> &profiles, SecretStore *secrets, QWidget *parent)
    : QDialog(parent)
    , m_secrets(secrets)
{
    setObjectName(QStringLiteral("profileDialog"));
    setWindowTitle(tr("Profiles"));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    buildList();
    columns->addWidget(m_list);
    columns->addWidget(buildRight(), 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(12);
    page->addLayout(columns, 1);
    page->addLayout(buildButtons());
    resize(840, 680);
    connect(m_secrets, &SecretStore::persistenceChanged, this, &ProfileDialog::showStoreHint);
    showStoreHint();
    for (const Profile &profile : profiles)
        appendDraft({profile});
    if (m_drafts.isEmpty())
        addProfile();
    m_changed = false;
    m_list->setCurrentRow(0);
}

void ProfileDialog::buildList()
{
    m_list = new ProfileList(this);
    connect(m_list, &ProfileList::currentRowChanged, this, &ProfileDialog::showDraft);
    connect(m_list, &ProfileList::addRequested, this, &ProfileDialog::addProfile);
    connect(m_list, &ProfileList::duplicateRequested, this, &ProfileDialog::duplicateProfile);
    connect(m_list, &ProfileList::removeRequested, this, &ProfileDialog::removeProfile);
    connect(m_list, &ProfileList::importRequested, this, [this] { chooseFile(true); });
    connect(m_list, &ProfileList::exportRequested, this, [this] { chooseFile(false); });
}

QWidget *ProfileDialog::buildRight()
{
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_storeHint = new TintedLabel({}, TintedLabel::ofTone(Tone::AwaitingConfirm), right);
    m_storeHint->setObjectName(QStringLiteral("storeHint"));
    m_storeHint->setWordWrap(true);
    m_storeHint->setContentsMargins(16, 0, 16, 0);
    m_form = new ProfileForm(right);
    connect(m_form, &ProfileForm::edited, this, &ProfileDialog::takeEdits);
    connect(m_form, &ProfileForm::secretsEdited, this, &ProfileDialog::takeSecrets);
    m_testResult = new CheckList(right);
    m_testResult->setFixedHeight(testResultHeight);
    m_testResult->hide();
    m_message = new PlainTextView(right);
    m_message->setObjectName(QStringLiteral("profileMessage"));
    m_message->setAccessibleName(tr("Message"));
    m_message->hide();
    column->addWidget(m_storeHint);
    column->addWidget(m_form, 1);
    column->addWidget(m_testResult);
    column->addWidget(m_message);
    return right;
}

QHBoxLayout *ProfileDialog::buildButtons()
{
    auto *row = new QHBoxLayout;
    m_test = new QPushButton(tr("Test connection"), this);
    m_test->setObjectName(QStringLiteral("testButton"));
    m_test->setAutoDefault(false);
    connect(m_test, &QPushButton::clicked, this, &ProfileDialog::requestTest);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_save->setText(tr("Save"));
    m_save->setObjectName(QStringLiteral("saveButton"));
    m_save->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel", "close without saving"));
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("closeButton"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ProfileDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProfileDialog::reject);
    row->addSpacing(m_list->width() + 16);
    row->addWidget(m_test);
    row->addStretch();
    row->addWidget(buttons);
    return row;
}

void ProfileDialog::showStoreHint()
{
    m_storeHint->setText(m_secrets->isPersistent()
                             ? QString()
                             : tr("No secret service was found: passwords are kept in memory until the program ends."));
    m_storeHint->setVisible(!m_secrets->isPersistent());
}

void ProfileDialog::showDraft(int row)
{
    m_current = row;
    m_testResult->hide();
    m_form->setEnabled(row >= 0);
    updateTestButton();
    if (row < 0)
        return;
    const Draft &draft = m_drafts.at(row);
    m_form->setProfile(draft.profile);
    m_form->setSecrets(draft.password.value_or(QString()), draft.token.value_or(QString()));
    m_form->setSecretsEnabled(draft.hasSecrets());
    if (!draft.hasSecrets())
        readSecrets(draft.profile);
}

void ProfileDialog::readSecrets(const Profile &profile)
{
    const auto take = [this, id = profile.id](std::optional<QString> Draft::*secret, const Result<QString> &read) {
        Draft *draft = draftOf(id);
        if (!draft)
            return;
        draft->*secret = read.value_or(QString());
        if (!read)
            showMessage(read.error().message, read.error().detail);
        if (draft->hasSecrets() && m_current >= 0 && m_drafts.at(m_current).profile.id == id) {
            m_form->setSecrets(*draft->password, *draft->token);
            m_form->setSecretsEnabled(true);
            updateTestButton();
        }
    };
    whenDone(this, m_secrets->read(profile.passwordKey()),
             [take](const Result<QString> &read) { take(&Draft::password, read); });
    whenDone(this, m_secrets->read(profile.tokenKey()),
             [take](const Result<QString> &read) { take(&Draft::token, read); });
}

ProfileDialog::Draft *ProfileDialog::draftOf(const QUuid &id)
{
    for (Draft &draft : m_drafts) {
        if (draft.profile.id == id)
            return &draft;
    }
    return nullptr;
}

void ProfileDialog::takeEdits()
{
    if (m_current < 0)
        return;
    m_drafts[m_current].profile = m_form->profile();
    m_changed = true;
    m_discardAsked = false;
    showMessage({});
    m_list->update(m_current, m_drafts.at(m_current).profile);
}

void ProfileDialog::takeSecrets()
{
    if (m_current < 0)
        return;
    Draft &draft = m_drafts[m_current];
    draft.password = m_form->password();
    draft.token = m_form->token();
    draft.secretsEdited = true;
    m_changed = true;
    m_discardAsked = false;
}

void ProfileDialog::appendDraft(const Draft &draft)
{
    m_drafts.append(draft);
    m_list->append(draft.profile);
}

void ProfileDialog::updateTestButton()
{
    m_test->setEnabled(m_current >= 0 && m_drafts.at(m_current).hasSecrets());
}

void ProfileDialog::addProfile()
{
    Draft draft;
    draft.profile.id = QUuid::createUuid();
    draft.password = QString();
    draft.token = QString();
    appendDraft(draft);
    m_changed = true;
    m_list->setCurrentRow(m_list->count() - 1);
    m_form->focusName();
}

void ProfileDialog::duplicateProfile()
{
    if (m_current < 0)
        return;
    Draft copy = m_drafts.at(m_current);
    copy.profile.id = QUuid::createUuid();
    copy.profile.name = tr("Copy of %1").arg(copy.profile.name);
    copy.password = copy.password.value_or(QString());
    copy.token = copy.token.value_or(QString());
    copy.secretsEdited = true; // the copy has its own place in the secret store
    appendDraft(copy);
    m_changed = true;
    m_list->setCurrentRow(m_list->count() - 1);
    m_form->focusName();
}

void ProfileDialog::removeProfile()
{
    if (m_current < 0)
        return;
    const int row = m_current;
    m_removed.append(m_drafts.takeAt(row).profile);
    m_changed = true;
    m_list->remove(row);
    showDraft(m_list->currentRow());
}

void ProfileDialog::requestTest()
{
    if (m_current < 0)
        return;
    if (!m_form->problems().isEmpty()) {
        m_form->showAllProblems();
        return;
    }
    const Draft &draft = m_drafts.at(m_current);
    m_testResult->setWaiting(tr("Testing the connection …"));
    m_testResult->show();
    m_test->setEnabled(false);
    Q_EMIT testRequested(draft.profile, draft.password.value_or(QString()), draft.token.value_or(QString()));
}

void ProfileDialog::setTestResult(const CheckResults &results)
{
    m_testResult->setResults(results);
    m_testResult->show();
    updateTestButton();
}

bool ProfileDialog::showFirstProblem()
{
    for (int row = 0; row < m_drafts.size(); ++row) {
        m_list->setCurrentRow(row);
        const QList<ProfileProblem> problems = m_form->problems();
        if (problems.isEmpty())
            continue;
        m_form->showAllProblems();
        showMessage(problems.first().message);
        return true;
    }
    return false;
}

void ProfileDialog::save()
{
    if (m_saving)
        return;
    const int row = m_current;
    if (showFirstProblem())
        return;
    m_list->setCurrentRow(row);
    showMessage({});
    storeSecrets();
}

void ProfileDialog::storeSecrets()
{
    m_saving = true;
    auto *writer = new SecretWriter(m_secrets, this);
    connect(writer, &SecretWriter::finished, this, &ProfileDialog::finishSave);
    for (const Draft &draft : std::as_const(m_drafts)) {
        if (!draft.secretsEdited)
            continue;
        writer->write(draft.profile.passwordKey(), draft.password.value_or(QString()));
        writer->write(draft.profile.tokenKey(), draft.token.value_or(QString()));
    }
    for (const Profile &profile : std::as_const(m_removed)) {
        writer->write(profile.passwordKey(), {});
        writer->write(profile.tokenKey(), {});
    }
    writer->close();
}

void ProfileDialog::finishSave(const std::optional<Error> &error)
{
    m_saving = false;
    if (error) {
        showMessage(error->message, error->detail);
        return;
    }
    QList<Profile> profiles;
    for (const Draft &draft : std::as_const(m_drafts))
        profiles.append(draft.profile);
    Q_EMIT profilesAccepted(profiles);
    accept();
}

void ProfileDialog::reject()
{
    if (m_changed && !m_discardAsked) {
        m_discardAsked = true;
        showMessage(tr("There are changes that were not saved. Close again to discard them."));
        return;
    }
    QDialog::reject();
}

void ProfileDialog::chooseFile(bool forImport)
{
    auto *dialog = new QFileDialog(this, forImport ? tr("Import profiles") : tr("Export profiles"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilter(tr("Profiles (*.json)"));
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->setAcceptMode(forImport ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(forImport ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            forImport ? &ProfileDialog::importFile : &ProfileDialog::exportFile);
    dialog->open();
}

void ProfileDialog::importFile(const QString &path)
{
    const Result<QList<Profile>> imported = readProfileFile(path);
    if (!imported) {
        showMessage(imported.error().message, imported.error().detail);
        return;
    }
    int replaced = 0;
    for (const Profile &profile : *imported) {
        if (Draft *known = draftOf(profile.id)) {
            known->profile = profile;
            ++replaced;
        } else {
            appendDraft({profile});
        }
    }
    for (int row = 0; row < m_drafts.size(); ++row)
        m_list->update(row, m_drafts.at(row).profile);
    m_changed = true;
    if (m_current >= 0)
        showDraft(m_current);
    else
        m_list->setCurrentRow(0);
    showMessage(tr("%n profile(s) were imported.", nullptr, static_cast<int>(imported->size())),
                replaced > 0 ? tr("%n of them replaced a profile with the same id.", nullptr, replaced) : QString());
}

void ProfileDialog::exportFile(const QString &path)
{
    QList<Profile> profiles;
    for (const Draft &draft : std::as_const(m_drafts))
        profiles.append(draft.profile);
    if (const Result<bool> written = writeProfileFile(path, profiles); written)
        showMessage(tr("The profiles were written. Passwords and tokens are not in the file."), path);
    else
        showMessage(written.error().message, written.error().detail);
}

void ProfileDialog::showMessage(const QString &message, const QString &detail)
{
    m_message->setExactText(detail.isEmpty() ? message : message + u'\n' + detail);
    m_message->setVisible(!message.isEmpty());
}

} // namespace wf2des
