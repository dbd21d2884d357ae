// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "end_to_end/running_dashboard.h"

#include <QAbstractButton>
#include <QDialog>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTableView>
#include <QTest>

namespace wf2des::test {

namespace {

constexpr int answerLimitMs = 10'000;

QNetworkRequest requestTo(const SandboxProcess &sandbox, const QString &path)
{
    QUrl url = sandbox.baseUrl();
    url.setPath(path);
    QNetworkRequest request(url);
    request.setRawHeader("Authorization", "Bearer " + sandbox.token().toUtf8());
    request.setRawHeader("Idempotency-Key", QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    request.setTransferTimeout(answerLimitMs);
    return request;
}

QByteArray answerOf(QNetworkReply *reply, bool *ok)
{
    QSignalSpy finished(reply, &QNetworkReply::finished);
    if (!reply->isFinished())
        finished.wait(answerLimitMs);
    *ok = reply->error() == QNetworkReply::NoError;
    reply->deleteLater();
    return reply->readAll();
}

} // namespace

InspectedSandbox::InspectedSandbox(Backing backing)
    : m_backing(backing)
    , m_connectionName(QUuid::createUuid().toString())
{
}

InspectedSandbox::~InspectedSandbox()
{
    QSqlDatabase::removeDatabase(m_connectionName);
}

bool InspectedSandbox::start(const QStringList &arguments)
{
    QStringList all = arguments;
    if (m_backing == Backing::Postgres)
        all.append(QStringLiteral("--postgres"));
    else
        all.append({QStringLiteral("--database"), m_folder.filePath(QStringLiteral("runs.sqlite"))});
    if (!m_process.start(all)) {
        qWarning("%s\n%s", qPrintable(m_process.errorText()), m_process.errorOutput().constData());
        return false;
    }
    return openDatabase();
}

bool InspectedSandbox::openDatabase()
{
    const bool postgres = m_backing == Backing::Postgres;
    QSqlDatabase database =
        QSqlDatabase::addDatabase(postgres ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), m_connectionName);
    if (postgres) {
        const SandboxPostgres settings = *m_process.postgres();
        database.setHostName(settings.host);
        database.setPort(settings.port);
        database.setDatabaseName(settings.database);
        database.setUserName(settings.user);
        database.setPassword(settings.password);
        database.setConnectOptions(QStringLiteral("application_name=inspector"));
    } else {
        database.setDatabaseName(m_folder.filePath(QStringLiteral("runs.sqlite")));
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    }
    if (!database.open())
        qWarning("%s", qPrintable(database.lastError().text()));
    return database.isOpen();
}

Profile InspectedSandbox::profile() const
{
    Profile profile;
    profile.id = QUuid::createUuid();
    profile.name = QStringLiteral("Test");
    profile.apiBaseUrl = m_process.baseUrl();
    profile.range = LoadRange::All;
    if (const std::optional<SandboxPostgres> postgres = m_process.postgres()) {
        profile.database.host = postgres->host;
        profile.database.port = postgres->port;
        profile.database.database = postgres->database;
        profile.database.schema = postgres->schema;
        profile.database.table = postgres->table;
        profile.database.user = postgres->user;
        profile.database.tls = DatabaseSettings::Tls::Off;
    }
    return profile;
}

ProfileSecrets InspectedSandbox::secrets() const
{
    const std::optional<SandboxPostgres> postgres = m_process.postgres();
    return {postgres ? postgres->password : QString(), m_process.token()};
}

QString InspectedSandbox::stored(const QString &id, const QString &column)
{
    QSqlQuery query(QSqlDatabase::database(m_connectionName));
    query.prepare(QStringLiteral("SELECT CAST(%1 AS TEXT) FROM wf2des WHERE id = ?").arg(column));
    query.addBindValue(id);
    if (!query.exec() || !query.next()) {
        qWarning("%s", qPrintable(query.lastError().text()));
        return QStringLiteral("(no such row)");
    }
    return query.value(0).isNull() ? QString() : query.value(0).toString();
}

QStringList InspectedSandbox::idsWith(const QString &status, const QString &phase)
{
    QSqlQuery query(QSqlDatabase::database(m_connectionName));
    query.prepare(QStringLiteral("SELECT id FROM wf2des WHERE CAST(status AS TEXT) = ? "
                                 "AND COALESCE(CAST(phase AS TEXT), '') = ? AND deleted_at IS NULL "
                                 "ORDER BY created_at, id"));
    query.addBindValue(status);
    query.addBindValue(phase.isNull() ? QStringLiteral("") : phase); // a null string would be NULL
    QStringList ids;
    if (!query.exec())
        qWarning("%s", qPrintable(query.lastError().text()));
    while (query.next())
        ids.append(query.value(0).toString());
    return ids;
}

bool InspectedSandbox::post(const QString &path, const QByteArray &json)
{
    QNetworkAccessManager manager;
    bool ok = false;
    const QByteArray answer = answerOf(manager.post(requestTo(m_process, path), json), &ok);
    if (!ok)
        qWarning("%s: %s", qPrintable(path), answer.constData());
    return ok;
}

QByteArray InspectedSandbox::get(const QString &path)
{
    QNetworkAccessManager manager;
    bool ok = false;
    return answerOf(manager.get(requestTo(m_process, path)), &ok);
}

RunningDashboard::RunningDashboard(const Profile &profile, const ProfileSecrets &secrets)
    : m_settings(m_folder.filePath(QStringLiteral("dashboard.ini")))
    , m_connection(std::make_unique<ProfileConnection>(profile, secrets, &m_clock))
    , m_window(std::make_unique<MainWindow>(MainWindowServices{
          .profile = &m_connection->profile(),
          .store = &m_connection->store(),
          .runs = &m_connection->runs(),
          .views = &m_connection->views(),
          .actions = &m_connection->actions(),
          .feed = &m_connection->feed(),
          .api = m_connection->api(),
          .settings = &m_settings,
          .clock = m_connection->clock(),
      }))
{
    m_window->resize(1440, 900);
    m_window->show();
    m_connection->start();
}

RunningDashboard::~RunningDashboard()
{
    m_connection->stop();
}

QTableView *RunningDashboard::table()
{
    return m_window->findChild<QTableView *>(QStringLiteral("runTable"));
}

QAbstractButton *RunningDashboard::button(const char *objectName)
{
    return m_window->findChild<QAbstractButton *>(QLatin1String(objectName));
}

bool RunningDashboard::isLive() const
{
    return m_connection->feed().status().activity == FeedStatus::Activity::Live;
}

bool RunningDashboard::select(const QString &id)
{
    if (!QTest::qWaitFor([&] { return m_connection->runs().rowOf(id).has_value(); }, answerLimitMs))
        return false;
    const std::optional<int> row = m_connection->runs().rowOf(id);
    const QModelIndex index = table()->model()->index(*row, 0);
    table()->scrollTo(index);
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(index).center());
    return table()->currentIndex().row() == *row;
}

bool RunningDashboard::press(const char *objectName)
{
    const auto canBePressed = [&] {
        const QAbstractButton *found = button(objectName);
        return found && found->isVisible() && found->isEnabled();
    };
    if (!QTest::qWaitFor(canBePressed, answerLimitMs))
        return false;
    QTest::mouseClick(button(objectName), Qt::LeftButton);
    return true;
}

bool RunningDashboard::pressInDialog(const char *objectName)
{
    QAbstractButton *found = nullptr;
    const auto findIt = [&] {
        const QList<QDialog *> dialogs = m_window->findChildren<QDialog *>();
        for (QDialog *dialog : dialogs) {
            if (dialog->isVisible())
                found = dialog->findChild<QAbstractButton *>(QLatin1String(objectName));
        }
        return found && found->isEnabled();
    };
    if (!QTest::qWaitFor(findIt, answerLimitMs))
        return false;
    QTest::mouseClick(found, Qt::LeftButton);
    return true;
}

} // namespace wf2des::test
