// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/fakes.h"
#include "service/secret_store.h"

#include <QHash>
#include <QQueue>

// Services whose answers wait until the test gives them, for tests of the detail pane, the actions and the dialogs.
namespace wf2des::test {

/// Calls that wait until the test answers them, in the order in which they came.
template <typename T> class HeldCalls {
public:
    QFuture<T> hold()
    {
        auto promise = std::make_shared<QPromise<T>>();
        promise->start();
        m_waiting.enqueue(promise);
        return promise->future();
    }
    qsizetype size() const { return m_waiting.size(); }
    void answer(const T &value)
    {
        const std::shared_ptr<QPromise<T>> promise = m_waiting.dequeue();
        promise->addResult(value);
        promise->finish();
    }

private:
    QQueue<std::shared_ptr<QPromise<T>>> m_waiting;
};

/// Records what is sent; each transition waits until the test answers it.
class ScriptedApi final : public RunApi {
public:
    QFuture<TransitionReply> send(const Action &action) override
    {
        sent.append(action);
        return transitions.hold();
    }
    QFuture<Result<Run>> fetchRun(const QString &id) override
    {
        if (rows.contains(id))
            return finished<Result<Run>>(rows.value(id));
        return finished<Result<Run>>(failure({ErrorCode::NotFound, QStringLiteral("There is no such run.")}));
    }
    QFuture<Result<ResultDocument>> fetchResult(const QString &id) override
    {
        resultReads.append(id);
        return results.hold();
    }
    QFuture<Result<bool>> ping() override { return finished<Result<bool>>(true); }

    QList<Action> sent;
    HeldCalls<TransitionReply> transitions;
    HeldCalls<Result<ResultDocument>> results;
    QStringList resultReads;
    QHash<QString, Run> rows;
};

/// Each reading of a row waits until the test answers it.
class ScriptedFeed final : public RunFeed {
public:
    FeedStatus status() const override { return {}; }
    QFuture<Result<Run>> fetchRun(const QString &id) override
    {
        readIds.append(id);
        return reads.hold();
    }
    void start() override { }
    void stop() override { }
    void refreshNow() override { }
    void setRange(LoadRange) override { }
    void setVisibleRuns(const QStringList &) override { }
    void setWindowHidden(bool) override { }

    QStringList readIds;
    HeldCalls<Result<Run>> reads;
};

/// Secrets in memory; can refuse, and can say that nothing is kept.
class FakeSecretStore final : public SecretStore {
public:
    QFuture<Result<QString>> read(const QString &key) override { return finished<Result<QString>>(secrets.value(key)); }
    QFuture<Result<bool>> write(const QString &key, const QString &secret) override
    {
        if (writeError)
            return finished<Result<bool>>(failure(*writeError));
        secrets.insert(key, secret);
        return finished<Result<bool>>(true);
    }
    QFuture<Result<bool>> remove(const QString &key) override
    {
        secrets.remove(key);
        return finished<Result<bool>>(true);
    }
    bool isPersistent() const override { return persistent; }
    void losePersistence()
    {
        persistent = false;
        Q_EMIT persistenceChanged(false);
    }

    QHash<QString, QString> secrets;
    std::optional<Error> writeError;
    bool persistent = true;
};

/// What the detail pane and the actions work with.
struct DetailBench {
    DetailBench() { profile.apiBaseUrl = QUrl(QStringLiteral("http://127.0.0.1:9/")); }

    MainWindowServices services()
    {
        MainWindowServices services;
        services.profile = &profile;
        services.store = &store;
        services.actions = &queue;
        services.feed = &feed;
        services.api = &api;
        services.clock = &clock;
        return services;
    }

    FakeClock clock;
    Profile profile;
    RunStore store;
    ScriptedApi api;
    ScriptedFeed feed;
    ActionQueue queue{&store, &api, &clock};
};

/// The same run a moment later, in another state.
inline Run movedOn(Run run, Code<Status> status, Code<Phase> phase)
{
    run.status = status;
    run.phase = phase;
    run.updatedAt = run.updatedAt.value_or(0) + Second;
    run.updatedBy = QStringLiteral("reviewer-2");
    return run;
}

/// Texts that attack widgets: markup, images, direction changes, controls.
inline QStringList hostileTexts()
{
    QString tables;
    for (int i = 0; i < 26; ++i)
        tables += QStringLiteral("<table>");
    return {tables,
            QStringLiteral("<img src=\"file:///etc/passwd\"><b>bold</b> &amp; &lt;"),
            QStringLiteral("abc\u202Edcba\u2066x"),
            QStringLiteral("a\r\nb\tc\u0007d"),
            QStringLiteral("100% %1 %n &File"),
            QStringLiteral("注文確認画面／住所入力フォーム（二〇二六年度リニューアル版・確認用）")};
}

} // namespace wf2des::test
