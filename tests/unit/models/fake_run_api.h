// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/run_api.h"

#include <QPromise>

#include <list>

namespace wf2des::test {

/// An API whose answers the test gives, when it wants.
class FakeRunApi final : public RunApi {
    Q_OBJECT
public:
    using RunApi::RunApi;

    QFuture<TransitionReply> send(const Action &action) override
    {
        sent.append(action);
        return begin(m_replies);
    }
    QFuture<Result<Run>> fetchRun(const QString &id) override
    {
        fetched.append(id);
        return begin(m_runs);
    }
    QFuture<Result<ResultDocument>> fetchResult(const QString &) override { return {}; }
    QFuture<Result<bool>> ping() override { return {}; }

    /// Answers the oldest unanswered request of its kind.
    void reply(const TransitionReply &reply) { finish(m_replies, reply); }
    void answerRead(const Result<Run> &run) { finish(m_runs, run); }
    /// Drops it without an answer.
    void dropRequest() { m_replies.pop_front(); }

    QList<Action> sent;
    QStringList fetched;

private:
    template <typename T> static QFuture<T> begin(std::list<QPromise<T>> &promises)
    {
        promises.emplace_back();
        promises.back().start();
        return promises.back().future();
    }
    template <typename T> static void finish(std::list<QPromise<T>> &promises, const T &value)
    {
        promises.front().addResult(value);
        promises.front().finish();
        promises.pop_front();
    }

    std::list<QPromise<TransitionReply>> m_replies;
    std::list<QPromise<Result<Run>>> m_runs;
};

} // namespace wf2des::test
