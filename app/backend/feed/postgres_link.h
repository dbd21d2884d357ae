// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "feed/postgres_worker.h"

#include <QFuture>
#include <QPromise>
#include <QTimer>

#include <atomic>
#include <memory>
#include <vector>

class QThread;

namespace wf2des {

/// The UI thread's end of one database connection: a thread, the worker in it, and the answers that are still due.
/// Never blocks. Once it is closed, everything that is due is answered with Cancelled; a thread that hangs in a
/// look-up of the host's name is left to end by itself.
class PostgresLink : public QObject {
    Q_OBJECT
public:
    PostgresLink(const Profile &profile, const QString &password, const PostgresDeadlines &deadlines,
                 QObject *parent = nullptr);
    ~PostgresLink() override;

    /// Runs `job` on the worker's thread. Timeout when that has not answered within `limit`.
    template <typename T, typename Job> QFuture<Result<T>> ask(std::chrono::milliseconds limit, Job job)
    {
        const auto due = std::make_shared<DueAnswer<T>>();
        due->promise.start();
        due->expires = std::chrono::steady_clock::now() + limit;
        m_due.push_back(due);
        post([due, job](PostgresWorker &worker) {
            if (!due->isAnswered())
                due->answer(job(worker));
        });
        return due->promise.future();
    }

    void close();

private:
    class Due {
    public:
        virtual ~Due() = default;
        virtual void giveUp(const Error &error) = 0;
        bool isAnswered() const { return m_answered; }
        std::chrono::steady_clock::time_point expires;

    protected:
        std::atomic_bool m_answered = false;
    };
    template <typename T> class DueAnswer final : public Due {
    public:
        /// The first answer counts, whichever thread it comes from.
        void answer(Result<T> result)
        {
            if (m_answered.exchange(true))
                return;
            promise.addResult(std::move(result));
            promise.finish();
        }
        void giveUp(const Error &error) override { answer(failure(error)); }
        QPromise<Result<T>> promise;
    };

    void post(std::function<void(PostgresWorker &)> job);
    void sweep();

    std::shared_ptr<ConnectionBreaker> m_breaker;
    QThread *m_thread = nullptr;
    PostgresWorker *m_worker = nullptr; ///< lives and dies on m_thread
    QTimer m_sweep;
    std::vector<std::shared_ptr<Due>> m_due;
};

} // namespace wf2des
