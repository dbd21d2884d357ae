// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_dialog.h"

#include "detail/plain_text_view.h"
#include "detail/tinted_label.h"
#include "profile/check_list.h"
#include "profile/profile_form.h"
#include "profile/profile_json.h"
#include "text/plain_text.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr int testResultHeight = 190;

QIcon colorIcon(const QString &color)
{
    constexpr int extent = 32;
    QPixmap pixmap(extent, extent);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(color));
    painter.drawEllipse(QRectF(pixmap.rect()).adjusted(6, 6, -6, -6));
    return {pixmap};
}

} // namespace

ProfileDialog::ProfileDialog(const QList<Profile> &profiles, SecretStore *secrets, QWidget *parent)
    : QDialog(parent)
    , m_secrets(secrets)
{
    setObjectName(QStringLiteral("profileDialog"));
    setWindowTitle(tr("Profiles"));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(buildList());
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

QWidget *ProfileDialog::buildList()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(200);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_list = new QListWidget(side);
    m_list->setObjectName(QStringLiteral("profileList"));
    m_list->setAccessibleName(tr("Profiles"));
    m_list->setIconSize(QSize(16, 16));
    m_list->setTextElideMode(Qt::ElideRight);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProfileDialog::showDraft);
    column->addWidget(m_list, 1);
    connect(addButton(column, tr("Add"), "addButton"), &QPushButton::clicked, this, &ProfileDialog::addProfile);
    m_duplicate = addButton(column, tr("Duplicate"), "duplicateButton");
    connect(m_duplicate, &QPushButton::clicked, this, &ProfileDialog::duplicateProfile);
    m_remove = addButton(column, tr("Remove"), "removeButton");
    connect(m_remove, &QPushButton::clicked, this, &ProfileDialog::removeProfile);
    column->addSpacing(6);
    connect(addButton(column, tr("Import …"), "importButton"), &QPushButton::clicked, this,
            [this] { chooseFile(true); });
    m_export = addButton(column, tr("Export …"), "exportButton");
    m_export->setToolTip(tr("Writes all profiles to a file, without passwords and tokens"));
    connect(m_export, &QPushButton::clicked, this, [this] { chooseFile(false); });
    return side;
}

QPushButton *ProfileDialog::addButton(QVBoxLayout *column, const QString &text, const char *objectName)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(objectName));
    button->setAutoDefault(false); // Enter in an input saves, nothing else
    column->addWidget(button);
    return button;
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
    row->addSpacing(m_list->parentWidget()->width() + 16);
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
    updateButtons();
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
            updateButtons();
        }
    };
    m_secrets->read(profile.passwordKey()).then(this, [take](const Result<QString> &read) {
        take(&Draft::password, read);
    });
    m_secrets->read(profile.tokenKey()).then(this, [take](const Result<QString> &read) { take(&Draft::token, read); });
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
    updateListRow(m_current);
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
    m_list->addItem(new QListWidgetItem);
    updateListRow(static_cast<int>(m_drafts.size()) - 1);
}

void ProfileDialog::updateListRow(int row)
{
    QListWidgetItem *item = m_list->item(row);
    const Profile &profile = m_drafts.at(row).profile;
    item->setText(profile.name.isEmpty() ? tr("(new profile)") : visibleLine(profile.name, 80));
    item->setIcon(colorIcon(profile.color));
}

void ProfileDialog::updateButtons()
{
    const bool has = m_current >= 0;
    m_duplicate->setEnabled(has);
    m_remove->setEnabled(has);
    m_export->setEnabled(!m_drafts.isEmpty());
    m_test->setEnabled(has && m_drafts.at(m_current).hasSecrets());
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
    {
        const QSignalBlocker blocker(m_list);
        delete m_list->takeItem(row);
    }
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
    m_testResult->setResults({{QString(), CheckResult::State::Skipped, tr("Testing the connection …"), {}, {}, {}}});
    m_testResult->show();
    m_test->setEnabled(false);
    Q_EMIT testRequested(draft.profile, draft.password.value_or(QString()), draft.token.value_or(QString()));
}

void ProfileDialog::setTestResult(const CheckResults &results)
{
    m_testResult->setResults(results);
    m_testResult->show();
    updateButtons();
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
    if (m_writesLeft > 0)
        return;
    const int row = m_current;
    if (showFirstProblem())
        return;
    m_list->setCurrentRow(row);
    showMessage({});
    m_writeError.reset();
    storeSecrets();
}

void ProfileDialog::storeSecrets()
{
    m_writesLeft = 1; // released below, so that an answer at once does not finish early
    for (const Draft &draft : std::as_const(m_drafts)) {
        if (!draft.secretsEdited)
            continue;
        storeOne(draft.profile.passwordKey(), draft.password.value_or(QString()));
        storeOne(draft.profile.tokenKey(), draft.token.value_or(QString()));
    }
    for (const Profile &profile : std::as_const(m_removed)) {
        storeOne(profile.passwordKey(), {});
        storeOne(profile.tokenKey(), {});
    }
    countWrite(true);
}

void ProfileDialog::storeOne(const QString &key, const QString &secret)
{
    ++m_writesLeft;
    QFuture<Result<bool>> written = secret.isEmpty() ? m_secrets->remove(key) : m_secrets->write(key, secret);
    written.then(this, [this](const Result<bool> &answer) { countWrite(answer); });
}

void ProfileDialog::countWrite(const Result<bool> &written)
{
    if (!written)
        m_writeError = written.error();
    if (--m_writesLeft == 0)
        finishSave();
}

void ProfileDialog::finishSave()
{
    if (m_writeError) {
        showMessage(m_writeError->message, m_writeError->detail);
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
    constexpr qint64 largest = 4 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        showMessage(tr("The file could not be opened."), file.errorString());
        return;
    }
    const Result<QList<Profile>> imported = profilesFromJson(file.read(largest));
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
        updateListRow(row);
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
    const QByteArray bytes = profilesToJson(profiles);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        showMessage(tr("The profiles were written. Passwords and tokens are not in the file."), path);
    else
        showMessage(tr("The file could not be written."), file.errorString());
}

void ProfileDialog::showMessage(const QString &message, const QString &detail)
{
    m_message->setExactText(detail.isEmpty() ? message : message + u'\n' + detail);
    m_message->setVisible(!message.isEmpty());
}

} // namespace wf2des
