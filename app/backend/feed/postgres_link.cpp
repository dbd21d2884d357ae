// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/postgres_link.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPointer>
#include <QThread>

namespace wf2des {

namespace {

constexpr std::chrono::milliseconds sweepPause{500};
constexpr std::chrono::milliseconds quitPatience{1'500};

/// Threads that were told to end. At the program's end they get a moment, so that none is cut off in the middle of
/// closing its connection.
QList<QPointer<QThread>> &endingThreads()
{
    static QList<QPointer<QThread>> threads;
    return threads;
}

void waitForEndingThreads()
{
    const QDeadlineTimer deadline(quitPatience);
    for (const QPointer<QThread> &thread : std::exchange(endingThreads(), {})) {
        if (thread && thread->wait(deadline))
            delete thread.data();
    }
}

void letEnd(QThread *thread)
{
    static const bool once = [] {
        qAddPostRoutine(waitForEndingThreads);
        return true;
    }();
    Q_UNUSED(once)
    endingThreads().removeAll(QPointer<QThread>());
    endingThreads().append(thread);
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->quit();
}

} // namespace

PostgresLink::PostgresLink(const Profile &profile, const QString &password, const PostgresDeadlines &deadlines,
                           QObject *parent)
    : QObject(parent)
    , m_breaker(std::make_shared<ConnectionBreaker>(deadlines.grace))
    , m_thread(new QThread)
    , m_worker(new PostgresWorker(profile, password, deadlines, m_breaker))
{
    m_thread->setObjectName(QStringLiteral("wf2des-postgres"));
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_sweep, &QTimer::timeout, this, &PostgresLink::sweep);
    m_sweep.start(sweepPause);
    m_thread->start();
}

PostgresLink::~PostgresLink()
{
    close();
}

void PostgresLink::close()
{
    if (!m_thread)
        return;
    m_sweep.stop();
    m_breaker->breakNow();
    letEnd(std::exchange(m_thread, nullptr));
    m_worker = nullptr;
    const Error closed{ErrorCode::Cancelled, tr("The connection was closed.")};
    for (const std::shared_ptr<Due> &due : std::exchange(m_due, {}))
        due->giveUp(closed);
}

void PostgresLink::post(std::function<void(PostgresWorker &)> job)
{
    if (m_worker)
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker, job = std::move(job)] { job(*worker); }, Qt::QueuedConnection);
}

void PostgresLink::sweep()
{
    const auto now = std::chrono::steady_clock::now();
    std::vector<std::shared_ptr<Due>> late;
    std::erase_if(m_due, [&](const std::shared_ptr<Due> &due) {
        if (!due->isAnswered() && now >= due->expires)
            late.push_back(due);
        return due->isAnswered() || now >= due->expires;
    });
    const Error timeout{ErrorCode::Timeout, tr("The database does not answer.")};
    for (const std::shared_ptr<Due> &due : late)
        due->giveUp(timeout);
}

} // namespace wf2des
