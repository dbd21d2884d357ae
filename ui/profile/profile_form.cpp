// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profile_form.h"

#include "detail/expander_button.h"
#include "detail/tinted_label.h"
#include "profile/color_swatches.h"
#include "profile/form_section.h"
#include "text/run_words.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace wf2des {

namespace {

constexpr LoadRange ranges[] = {LoadRange::Day,    LoadRange::Week, LoadRange::Days30,
                                LoadRange::Days90, LoadRange::Year, LoadRange::All};

/// Whole numbers separated by commas or spaces; nothing when something else is among them.
std::optional<QList<qint64>> idsOf(const QString &text)
{
    QList<qint64> ids;
    const QStringList parts = QString(text).replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        bool ok = false;
        ids.append(part.toLongLong(&ok));
        if (!ok)
            return std::nullopt;
    }
    return ids;
}

QSpinBox *minutesInput(const char *objectName, QWidget *parent)
{
    auto *input = new QSpinBox(parent);
    input->setObjectName(QLatin1String(objectName));
    input->setRange(1, 366 * 24 * 60);
    input->setSuffix(ProfileForm::tr(" min", "minutes"));
    input->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return input;
}

QList<QString *> pathsOf(ApiPaths &paths)
{
    return {&paths.runs, &paths.run, &paths.confirm, &paths.cancel, &paths.feedback, &paths.result, &paths.artifact};
}

} // namespace

ProfileForm::ProfileForm(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("profileForm"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 8, 16, 16);
    column->setSpacing(12);
    buildLooks(column);
    buildDatabase(column);
    buildApi(column);
    buildScope(column);
    column->addStretch();
    setWidget(content);
    keepWheelForScrolling();
}

/// A wheel that scrolls the form must not change the settings that pass below the pointer.
void ProfileForm::keepWheelForScrolling()
{
    const QList<QWidget *> inputs = widget()->findChildren<QWidget *>();
    for (QWidget *input : inputs) {
        if (!qobject_cast<QComboBox *>(input) && !qobject_cast<QAbstractSpinBox *>(input))
            continue;
        input->setFocusPolicy(Qt::StrongFocus);
        input->installEventFilter(this);
    }
}

bool ProfileForm::eventFilter(QObject *watched, QEvent *event)
{
    const auto *input = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::Wheel || !input || input == viewport() || input == widget() || input->hasFocus())
        return QScrollArea::eventFilter(watched, event);
    event->ignore(); // goes on to the form
    return true;
}

FormSection *ProfileForm::addSection(QVBoxLayout *column, const QString &title)
{
    auto *section = new FormSection(title, this);
    m_sections.append(section);
    column->addWidget(section);
    return section;
}

QLineEdit *ProfileForm::addLine(FormSection *section, const char *objectName, const QString &label, ProfileField field,
                                const QString &placeholder)
{
    auto *input = new QLineEdit(this);
    input->setObjectName(QLatin1String(objectName));
    input->setPlaceholderText(placeholder);
    connect(input, &QLineEdit::textEdited, this, [this, field] { touch(field); });
    section->addInput(label, input, field);
    return input;
}

void ProfileForm::buildLooks(QVBoxLayout *column)
{
    FormSection *section = addSection(column, {});
    m_name = addLine(section, "nameInput", tr("Name"), ProfileField::Name, tr("Production"));
    m_color = new ColorSwatches(this);
    connect(m_color, &ColorSwatches::colorChanged, this, [this] { touch(ProfileField::Color); });
    section->addInput(tr("Colour"), m_color, ProfileField::Color);
}

void ProfileForm::buildDatabase(QVBoxLayout *column)
{
    FormSection *section = addSection(column, tr("Database"));
    m_host = addLine(section, "hostInput", tr("Host"), ProfileField::DatabaseHost, tr("Empty: the API alone is used"));
    m_port = new QSpinBox(this);
    m_port->setObjectName(QStringLiteral("portInput"));
    m_port->setRange(1, 65535);
    m_port->setGroupSeparatorShown(false);
    m_port->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_port, &QSpinBox::valueChanged, this, [this] { touch(ProfileField::DatabasePort); });
    section->addInput(tr("Port"), m_port, ProfileField::DatabasePort);
    m_database = addLine(section, "databaseInput", tr("Database"), ProfileField::DatabaseName);
    m_user = addLine(section, "userInput", tr("User"), ProfileField::DatabaseUser,
                     tr("A role that can only read is enough"));
    m_password = new QLineEdit(this);
    m_password->setObjectName(QStringLiteral("passwordInput"));
    m_password->setEchoMode(QLineEdit::Password);
    connect(m_password, &QLineEdit::textEdited, this, &ProfileForm::secretsEdited);
    section->addInput(tr("Password"), m_password);
    m_schema = addLine(section, "schemaInput", tr("Schema"), ProfileField::DatabaseSchema);
    m_table = addLine(section, "tableInput", tr("Table"), ProfileField::DatabaseTable);
    m_tls = new QComboBox(this);
    m_tls->setObjectName(QStringLiteral("tlsInput"));
    m_tls->addItem(tr("Encrypted, certificate and host name checked"), int(DatabaseSettings::Tls::VerifyFull));
    m_tls->addItem(tr("Encrypted, certificate checked"), int(DatabaseSettings::Tls::VerifyCa));
    m_tls->addItem(tr("Encrypted, nothing checked"), int(DatabaseSettings::Tls::Require));
    m_tls->addItem(tr("Not encrypted"), int(DatabaseSettings::Tls::Off));
    m_tls->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_tls, &QComboBox::currentIndexChanged, this, [this] { touch(ProfileField::DatabaseTls); });
    section->addInput(tr("Encryption"), m_tls);
    m_tlsWarning = new TintedLabel({}, TintedLabel::ofTone(Tone::AwaitingConfirm), this);
    m_tlsWarning->setObjectName(QStringLiteral("tlsWarning"));
    m_tlsWarning->setWordWrap(true);
    section->addWide(m_tlsWarning);
}

void ProfileForm::buildApi(QVBoxLayout *column)
{
    FormSection *section = addSection(column, tr("API"));
    m_url = addLine(section, "urlInput", tr("Base address"), ProfileField::ApiBaseUrl,
                    QStringLiteral("https://api.example.com"));
    m_token = new QLineEdit(this);
    m_token->setObjectName(QStringLiteral("tokenInput"));
    m_token->setEchoMode(QLineEdit::Password);
    connect(m_token, &QLineEdit::textEdited, this, &ProfileForm::secretsEdited);
    section->addInput(tr("Token"), m_token);
    m_advanced = new ExpanderButton(tr("Paths"), this);
    m_advanced->setObjectName(QStringLiteral("advancedButton"));
    m_advanced->setToolTip(tr("Where this deployment mounts the calls of the API"));
    m_advanced->setAccessibleName(tr("Paths of the API"));
    column->addWidget(m_advanced, 0, Qt::AlignLeft);
    buildPaths(column);
}

void ProfileForm::buildPaths(QVBoxLayout *column)
{
    m_paths = addSection(column, {});
    m_paths->hide();
    const QString labels[] = {tr("Runs"),     tr("One run"), tr("Confirm"), tr("Cancel"),
                              tr("Feedback"), tr("Result"),  tr("Artifact")};
    static constexpr const char *names[] = {"runsPathInput",    "runPathInput",      "confirmPathInput",
                                            "cancelPathInput",  "feedbackPathInput", "resultPathInput",
                                            "artifactPathInput"};
    for (std::size_t i = 0; i < std::size(names); ++i) {
        auto *input = new QLineEdit(this);
        input->setObjectName(QLatin1String(names[i]));
        connect(input, &QLineEdit::textEdited, this, [this] { touch(ProfileField::ApiPaths); });
        const bool last = i + 1 == std::size(names);
        m_paths->addInput(labels[i], input, last ? ProfileField::ApiPaths : ProfileField::Anything);
        m_pathInputs.append(input);
    }
    connect(m_advanced, &ExpanderButton::expandedChanged, m_paths, &QWidget::setVisible);
}

void ProfileForm::buildScope(QVBoxLayout *column)
{
    FormSection *scope = addSection(column, tr("What is shown, what is allowed"));
    m_organization =
        addLine(scope, "organizationInput", tr("Organization id"), ProfileField::OrganizationId, tr("Empty: all"));
    m_projects = addLine(scope, "projectsInput", tr("Project ids"), ProfileField::ProjectIds,
                         tr("Empty: all. Separated by commas"));
    m_range = new QComboBox(this);
    m_range->setObjectName(QStringLiteral("rangeInput"));
    for (const LoadRange range : ranges)
        m_range->addItem(rangeWord(range), int(range));
    m_range->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_range, &QComboBox::currentIndexChanged, this, [this] { touch(ProfileField::Anything); });
    scope->addInput(tr("Range"), m_range);
    m_lookOnly = new QCheckBox(tr("This profile can only look: no action is ever sent"), this);
    m_lookOnly->setObjectName(QStringLiteral("lookOnlyInput"));
    connect(m_lookOnly, &QCheckBox::toggled, this, [this] { touch(ProfileField::Anything); });
    scope->addInput({}, m_lookOnly);
    m_lookOnly->setAccessibleName(m_lookOnly->text());

    FormSection *limits = addSection(column, tr("A run counts as stuck after"));
    m_parseLimit = minutesInput("parseLimitInput", this);
    m_confirmLimit = minutesInput("confirmLimitInput", this);
    m_assembleLimit = minutesInput("assembleLimitInput", this);
    for (QSpinBox *input : {m_parseLimit, m_confirmLimit, m_assembleLimit})
        connect(input, &QSpinBox::valueChanged, this, [this] { touch(ProfileField::StuckLimits); });
    limits->addInput(phaseWord(Phase::Parse), m_parseLimit);
    limits->addInput(phaseWord(Phase::AwaitingConfirm), m_confirmLimit);
    limits->addInput(phaseWord(Phase::Assemble), m_assembleLimit, ProfileField::StuckLimits);
}

void ProfileForm::setProfile(const Profile &profile)
{
    m_filling = true;
    m_profile = profile;
    m_touched.clear();
    m_allTouched = false;
    m_name->setText(profile.name);
    m_color->setColor(profile.color);
    m_host->setText(profile.database.host);
    m_port->setValue(profile.database.port);
    m_database->setText(profile.database.database);
    m_user->setText(profile.database.user);
    m_schema->setText(profile.database.schema);
    m_table->setText(profile.database.table);
    m_tls->setCurrentIndex(m_tls->findData(int(profile.database.tls)));
    m_url->setText(profile.apiBaseUrl.toString());
    QList<QString *> paths = pathsOf(m_profile.apiPaths);
    for (qsizetype i = 0; i < paths.size(); ++i)
        m_pathInputs.at(i)->setText(*paths.at(i));
    m_advanced->setExpanded(profile.apiPaths != ApiPaths());
    m_organization->setText(profile.organizationId ? QString::number(*profile.organizationId) : QString());
    QStringList projects;
    for (const qint64 id : profile.projectIds)
        projects << QString::number(id);
    m_projects->setText(projects.join(QStringLiteral(", ")));
    m_range->setCurrentIndex(m_range->findData(int(profile.range)));
    m_lookOnly->setChecked(profile.lookOnly);
    m_parseLimit->setValue(static_cast<int>(profile.stuckLimits.parse / StuckLimits::Minute));
    m_confirmLimit->setValue(static_cast<int>(profile.stuckLimits.awaitingConfirm / StuckLimits::Minute));
    m_assembleLimit->setValue(static_cast<int>(profile.stuckLimits.assemble / StuckLimits::Minute));
    m_filling = false;
    showProblems();
}

Profile ProfileForm::profile() const
{
    Profile profile = withScope(withDatabase(m_profile));
    profile.name = m_name->text().trimmed();
    profile.color = m_color->color();
    profile.apiBaseUrl = QUrl(m_url->text().trimmed(), QUrl::StrictMode);
    const QList<QString *> paths = pathsOf(profile.apiPaths);
    for (qsizetype i = 0; i < paths.size(); ++i)
        *paths.at(i) = m_pathInputs.at(i)->text().trimmed();
    return profile;
}

Profile ProfileForm::withDatabase(Profile profile) const
{
    profile.database.host = m_host->text().trimmed();
    profile.database.port = m_port->value();
    profile.database.database = m_database->text().trimmed();
    profile.database.user = m_user->text().trimmed();
    profile.database.schema = m_schema->text().trimmed();
    profile.database.table = m_table->text().trimmed();
    profile.database.tls = static_cast<DatabaseSettings::Tls>(m_tls->currentData().toInt());
    return profile;
}

Profile ProfileForm::withScope(Profile profile) const
{
    const QList<qint64> organizations = idsOf(m_organization->text()).value_or(QList<qint64>());
    profile.organizationId = organizations.isEmpty() ? std::nullopt : std::optional(organizations.first());
    profile.projectIds = idsOf(m_projects->text()).value_or(QList<qint64>());
    profile.range = static_cast<LoadRange>(m_range->currentData().toInt());
    profile.lookOnly = m_lookOnly->isChecked();
    profile.stuckLimits.parse = m_parseLimit->value() * StuckLimits::Minute;
    profile.stuckLimits.awaitingConfirm = m_confirmLimit->value() * StuckLimits::Minute;
    profile.stuckLimits.assemble = m_assembleLimit->value() * StuckLimits::Minute;
    return profile;
}

void ProfileForm::setSecrets(const QString &password, const QString &token)
{
    m_password->setText(password);
    m_token->setText(token);
}

void ProfileForm::setSecretsEnabled(bool enabled)
{
    m_password->setEnabled(enabled);
    m_token->setEnabled(enabled);
}

QString ProfileForm::password() const
{
    return m_password->text();
}

QString ProfileForm::token() const
{
    return m_token->text();
}

QList<ProfileProblem> ProfileForm::problems() const
{
    QList<ProfileProblem> problems = profileProblems(profile());
    const QString url = m_url->text().trimmed();
    if (!url.isEmpty() && QUrl(url, QUrl::StrictMode).isEmpty())
        problems.append(
            {ProfileField::ApiBaseUrl,
             tr("This is not a web address. It looks like %1.").arg(QStringLiteral("https://api.example.com"))});
    const std::optional<QList<qint64>> organizations = idsOf(m_organization->text());
    if (!organizations || organizations->size() > 1)
        problems.append({ProfileField::OrganizationId, tr("The organization id is one whole number.")});
    if (!idsOf(m_projects->text()))
        problems.append({ProfileField::ProjectIds, tr("Project ids are whole numbers separated by commas.")});
    return problems;
}

void ProfileForm::touch(ProfileField field)
{
    if (m_filling)
        return;
    m_touched.insert(field);
    showProblems();
    Q_EMIT edited();
}

void ProfileForm::showAllProblems()
{
    m_allTouched = true;
    showProblems();
    const QList<ProfileProblem> all = problems();
    for (const ProfileProblem &problem : all) {
        for (const FormSection *section : std::as_const(m_sections)) {
            QWidget *input = section->inputOf(problem.field);
            if (!input)
                continue;
            if (section == m_paths)
                m_advanced->setExpanded(true);
            ensureWidgetVisible(input);
            input->setFocus();
            return;
        }
    }
}

void ProfileForm::showProblems()
{
    QList<ProfileProblem> shown = problems();
    shown.removeIf([this](const ProfileProblem &p) { return !m_allTouched && !m_touched.contains(p.field); });
    for (FormSection *section : std::as_const(m_sections))
        section->setProblems(shown);
    const QString warning = tlsWarning(withDatabase(m_profile).database);
    m_tlsWarning->setText(warning);
    m_tlsWarning->setVisible(!warning.isEmpty());
}

void ProfileForm::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

} // namespace wf2des
