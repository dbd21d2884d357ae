// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "postgres_cluster.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QVersionNumber>

#ifdef Q_OS_UNIX
#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wf2des {

namespace {

constexpr int launchAttempts = 3;
constexpr int processDeadlineMs = 60'000;
constexpr int stopDeadlineMs = 15'000;

// Holds the server as its child until its own standard input ends, whatever ended it: then the server is stopped and
// the directory removed. $1 is the directory, $2 the log file, the rest is the server's command line.
constexpr auto guardScript = R"(
directory=$1; log=$2; shift 2
"$@" >>"$log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -INT "$server" 2>/dev/null
wait "$server"
rm -rf "$directory"
)";

QString newestInstalled()
{
    QDir root(QStringLiteral("/usr/lib/postgresql"));
    QStringList versions = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    std::sort(versions.begin(), versions.end(), [](const QString &a, const QString &b) {
        return QVersionNumber::fromString(a) > QVersionNumber::fromString(b);
    });
    for (const QString &version : versions) {
        const QString folder = root.filePath(version + QStringLiteral("/bin"));
        if (QFileInfo(folder + QStringLiteral("/initdb")).isExecutable()
            && QFileInfo(folder + QStringLiteral("/postgres")).isExecutable())
            return folder;
    }
    return {};
}

QString findBinaries()
{
    const QString installed = newestInstalled();
    if (!installed.isEmpty())
        return installed;
    // A postgres in PATH may be a link; initdb looks for its sibling through the link's target.
    const QString initdb = QStandardPaths::findExecutable(QStringLiteral("initdb"));
    const QString folder = initdb.isEmpty() ? QString() : QFileInfo(initdb).canonicalPath();
    return QFileInfo(folder + QStringLiteral("/postgres")).isExecutable() ? folder : QString();
}

QString randomPassword()
{
    QString password;
    for (int i = 0; i < 4; ++i)
        password += u"%1"_s.arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    return password;
}

#ifdef Q_OS_UNIX
bool isRoot()
{
    return ::geteuid() == 0;
}

/// PostgreSQL refuses to run as root: the words that go before its command line then.
QStringList userPrefix()
{
    if (!isRoot())
        return {};
    const QString setpriv = QStandardPaths::findExecutable(QStringLiteral("setpriv"));
    if (!setpriv.isEmpty())
        return {setpriv, u"--reuid=postgres"_s, u"--regid=postgres"_s, u"--init-groups"_s, u"--"_s};
    return {QStringLiteral("runuser"), u"-u"_s, u"postgres"_s, u"--"_s};
}

quint16 freePort()
{
    const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    quint16 port = 0;
    if (probe >= 0 && ::bind(probe, reinterpret_cast<sockaddr *>(&address), length) == 0
        && ::getsockname(probe, reinterpret_cast<sockaddr *>(&address), &length) == 0)
        port = ntohs(address.sin_port);
    if (probe >= 0)
        ::close(probe);
    return port;
}

bool giveToServer(const QString &path)
{
    const passwd *user = isRoot() ? ::getpwnam("postgres") : nullptr;
    return !isRoot() || (user && ::chown(QFile::encodeName(path).constData(), user->pw_uid, user->pw_gid) == 0);
}
#endif

} // namespace

PostgresCluster::PostgresCluster() = default;

PostgresCluster::~PostgresCluster()
{
    stop();
}

bool PostgresCluster::isAvailable()
{
#ifdef Q_OS_UNIX
    return !findBinaries().isEmpty();
#else
    return false;
#endif
}

QString PostgresCluster::logFile() const
{
    return m_directory + QStringLiteral("/server.log");
}

QString PostgresCluster::dataDirectory() const
{
    return m_directory + QStringLiteral("/data");
}

bool PostgresCluster::isRunning() const
{
    return m_guard && m_guard->state() == QProcess::Running && serverState() == u"ready"_s;
}

bool PostgresCluster::fail(const QString &text)
{
    m_errorText = text.trimmed();
    return false;
}

bool PostgresCluster::start()
{
    stop();
    m_errorText.clear();
    if (!isAvailable())
        return fail(u"PostgreSQL's server programs (initdb, postgres) were found neither under "
                    "/usr/lib/postgresql nor in PATH. Install the package postgresql."_s);
    m_binaries = findBinaries();
    m_adminPassword = randomPassword();
    bool started = createDirectory() && initialize();
    // The port is free when it is looked up, and may be taken a moment later.
    for (int attempt = 1; started && !launch(); ++attempt)
        started = attempt < launchAttempts;
    if (!started) {
        const QString reason = m_errorText;
        stop();
        m_errorText = reason;
    }
    return started;
}

#ifdef Q_OS_UNIX

bool PostgresCluster::createDirectory()
{
    QTemporaryDir directory(QDir::tempPath() + QStringLiteral("/wf2des-pg-XXXXXX"));
    if (!directory.isValid())
        return fail(u"No temporary directory for PostgreSQL: %1"_s.arg(directory.errorString()));
    directory.setAutoRemove(false);
    m_directory = directory.path();
    if (!giveToServer(m_directory))
        return fail(u"PostgreSQL refuses to run as root, and there is no user named postgres to run it as. "
                    "Install the package postgresql, or start as an ordinary user."_s);
    return true;
}

bool PostgresCluster::initialize()
{
    QFile password(m_directory + QStringLiteral("/password"));
    if (!password.open(QIODevice::WriteOnly) || password.write(m_adminPassword.toUtf8()) < 0
        || !password.setPermissions(QFile::ReadOwner | QFile::WriteOwner) || !giveToServer(password.fileName()))
        return fail(u"Cannot write %1"_s.arg(password.fileName()));
    password.close();

    QStringList command = userPrefix();
    command << m_binaries + QStringLiteral("/initdb") << u"--pgdata"_s << dataDirectory() << u"--username"_s
            << adminUser() << u"--pwfile"_s << password.fileName() << u"--auth=scram-sha-256"_s << u"--encoding=UTF8"_s
            << u"--locale=C"_s << u"--no-sync"_s;
    QProcess initdb;
    initdb.setWorkingDirectory(m_directory);
    initdb.setProcessChannelMode(QProcess::MergedChannels);
    const QString program = command.takeFirst();
    initdb.start(program, command);
    const bool finished = initdb.waitForFinished(processDeadlineMs);
    password.remove();
    if (!finished || initdb.exitStatus() != QProcess::NormalExit || initdb.exitCode() != 0)
        return fail(u"initdb failed: %1 %2"_s.arg(finished ? QString() : initdb.errorString(),
                                                  QString::fromLocal8Bit(initdb.readAll())));
    return true;
}

bool PostgresCluster::launch()
{
    m_port = freePort();
    constexpr qsizetype longestSocketDirectory = 85; // sun_path has 104 to 108 bytes; ".s.PGSQL.65535" goes into it too
    const QString sockets = m_directory.size() > longestSocketDirectory ? QString() : m_directory;
    QStringList command = userPrefix();
    command << m_binaries + QStringLiteral("/postgres") << u"-D"_s << dataDirectory() << u"-p"_s
            << QString::number(m_port);
    const QStringList settings{u"listen_addresses=127.0.0.1"_s,
                               u"unix_socket_directories="_s + sockets,
                               u"fsync=off"_s,
                               u"synchronous_commit=off"_s,
                               u"full_page_writes=off"_s,
                               u"max_connections=150"_s,
                               u"timezone=UTC"_s,
                               u"log_timezone=UTC"_s,
                               u"lc_messages=C"_s,
                               u"logging_collector=off"_s,
                               u"log_destination=stderr"_s,
                               u"log_statement=all"_s,
                               u"log_line_prefix=%m [%p] %u@%d %a: "_s};
    for (const QString &setting : settings)
        command << u"-c"_s << setting;

    m_guard = std::make_unique<QProcess>();
    m_guard->setWorkingDirectory(m_directory);
    m_guard->setChildProcessModifier([] { ::setsid(); }); // out of reach of the terminal's Ctrl+C
    m_guard->setStandardOutputFile(QProcess::nullDevice());
    m_guard->setStandardErrorFile(QProcess::nullDevice());
    m_guard->start(QStringLiteral("/bin/sh"),
                   QStringList{u"-c"_s, QString::fromLatin1(guardScript), u"wf2des-pg-guard"_s, m_directory, logFile()}
                       + command);
    return m_guard->waitForStarted(processDeadlineMs) && waitUntilReady();
}

#else

bool PostgresCluster::createDirectory()
{
    return fail(u"A private PostgreSQL server needs Linux or macOS."_s);
}
bool PostgresCluster::initialize()
{
    return false;
}
bool PostgresCluster::launch()
{
    return false;
}

#endif

QString PostgresCluster::serverState() const
{
    QFile file(dataDirectory() + QStringLiteral("/postmaster.pid"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    constexpr qsizetype stateLine = 7;
    return QString::fromLatin1(file.readAll().split('\n').value(stateLine).trimmed());
}

qint64 PostgresCluster::serverPid() const
{
    QFile file(dataDirectory() + QStringLiteral("/postmaster.pid"));
    return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toLongLong() : 0;
}

bool PostgresCluster::waitUntilReady()
{
    QDeadlineTimer deadline(processDeadlineMs);
    QFile log(logFile());
    while (!deadline.hasExpired()) {
        if (serverState() == u"ready"_s)
            return true;
        const QByteArray words = log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
        log.close();
        if (words.contains("FATAL:") || words.contains("database system is shut down")) {
            log.remove();
            return fail(u"PostgreSQL did not start: %1"_s.arg(QString::fromUtf8(words)));
        }
        QThread::msleep(20);
    }
    return fail(u"PostgreSQL did not start within a minute."_s);
}

void PostgresCluster::stop()
{
    if (m_guard) {
        m_guard->closeWriteChannel();
        if (!m_guard->waitForFinished(stopDeadlineMs))
            m_guard->kill();
        m_guard.reset();
    }
    if (!m_directory.isEmpty())
        QDir(m_directory).removeRecursively();
    m_directory.clear();
    m_port = 0;
}

bool PostgresCluster::execute(const QString &sql, const QString &database)
{
    QProcess psql;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PGPASSWORD"_s, m_adminPassword);
    psql.setProcessEnvironment(environment);
    psql.setProcessChannelMode(QProcess::MergedChannels);
    psql.start(m_binaries + QStringLiteral("/psql"),
               {u"-X"_s, u"-q"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-h"_s, host(), u"-p"_s, QString::number(m_port),
                u"-U"_s, adminUser(), u"-d"_s, database, u"-f"_s, u"-"_s});
    psql.write(sql.toUtf8());
    psql.closeWriteChannel();
    if (!psql.waitForFinished(processDeadlineMs) || psql.exitStatus() != QProcess::NormalExit || psql.exitCode() != 0)
        return fail(u"psql: %1 %2"_s.arg(psql.errorString(), QString::fromUtf8(psql.readAll())));
    return true;
}

} // namespace wf2des
