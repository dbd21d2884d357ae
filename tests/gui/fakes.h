// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action_queue.h"
#include "list/run_list_model.h"
#include "list/saved_view_model.h"
#include "main_window.h"
#include "profile/profile.h"
#include "service/clock.h"
#include "service/run_api.h"
#include "service/run_feed.h"
#include "service/settings.h"
#include "store/run_store.h"

#include <QPromise>
#include <QTemporaryDir>

#include <memory>

namespace wf2des::test {

inline constexpr qint64 Second = 1'000'000;
inline constexpr qint64 Minute = 60 * Second;
inline constexpr qint64 Hour = 60 * Minute;
/// 2026-11-29T12:03:04Z, the time on the mock.
inline constexpr EpochMicroseconds Noon = 1'795'953'784 * Second;

template <typename T> QFuture<T> finished(T value)
{
    QPromise<T> promise;
    promise.start();
    promise.addResult(std::move(value));
    promise.finish();
    return promise.future();
}

/// A clock that stands still until it is moved.
class FakeClock final : public Clock {
public:
    EpochMicroseconds now() const override { return time; }
    EpochMicroseconds time = Noon;
};

/// A feed that says what the test tells it to, and remembers what was asked of it.
class FakeFeed final : public RunFeed {
public:
    FeedStatus status() const override { return m_status; }
    QFuture<Result<Run>> fetchRun(const QString &id) override
    {
        fetched.append(id);
        return finished<Result<Run>>(failure({ErrorCode::NotFound, QStringLiteral("There is no such run.")}));
    }
    void start() override { ++starts; }
    void stop() override { }
    void refreshNow() override { ++refreshes; }
    void setRange(LoadRange range) override { ranges.append(range); }
    void setVisibleRuns(const QStringList &ids) override { visible = ids; }
    void setWindowHidden(bool hidden) override { windowHidden = hidden; }

    void say(const FeedStatus &status)
    {
        m_status = status;
        Q_EMIT statusChanged(m_status);
    }

    QStringList fetched;
    QStringList visible;
    QList<LoadRange> ranges;
    int starts = 0;
    int refreshes = 0;
    bool windowHidden = false;

private:
    FeedStatus m_status;
};

/// An API that remembers what was sent and answers with `reply`.
class FakeApi final : public RunApi {
public:
    QFuture<TransitionReply> send(const Action &action) override
    {
        sent.append(action);
        return finished(reply);
    }
    QFuture<Result<Run>> fetchRun(const QString &) override
    {
        return finished<Result<Run>>(failure({ErrorCode::NotFound, QStringLiteral("There is no such run.")}));
    }
    QFuture<Result<ResultDocument>> fetchResult(const QString &) override
    {
        return finished<Result<ResultDocument>>(
            failure({ErrorCode::NotFound, QStringLiteral("The run has no result yet.")}));
    }
    QFuture<Result<bool>> ping() override { return finished<Result<bool>>(true); }

    QList<Action> sent;
    TransitionReply reply;
};

/// An open run with every list column filled.
inline Run makeRun(int number, Code<Status> status = Status::Processing, Code<Phase> phase = Phase::AwaitingConfirm)
{
    Run run;
    run.id = QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 10, QLatin1Char('0'));
    run.organizationId = 1;
    run.projectId = 12;
    run.figmaFileKey = QStringLiteral("fileKey%1").arg(number % 7);
    run.wfNodeId = QStringLiteral("12:%1").arg(300 + number);
    run.screenId = QStringLiteral("SCR-%1").arg(number, 4, 10, QLatin1Char('0'));
    run.autoConfirm = AutoConfirm::Normal;
    run.triggerSurface = TriggerSurface::Plugin;
    run.status = status;
    run.phase = status.is(Status::Processing) ? phase : Code<Phase>();
    run.createdAt = Noon - number * Minute;
    run.updatedAt = Noon - number * Minute + Second;
    run.createdBy = QStringLiteral("user-%1").arg(number % 5);
    run.updatedBy = QStringLiteral("service");
    run.edge = number % 3 == 0 ? Edge::Des2Wf : Edge::Wf2Des;
    return run;
}

/// One profile's services with fakes at both ends and a settings file of their own.
struct Bench {
    Bench()
    {
        profile.id = QUuid::createUuid();
        profile.name = QStringLiteral("Production");
        profile.color = QStringLiteral("#b3261e");
        profile.apiBaseUrl = QUrl(QStringLiteral("http://127.0.0.1:9/"));
        feed.say(live());
        QObject::connect(&feed, &RunFeed::rowsRead, &store, [this](const RunBatch &rows) { store.merge(rows); });
        QObject::connect(&actions, &ActionQueue::pendingChanged, &runs,
                         [this] { runs.setRequestedRuns(actions.pendingRuns()); });
    }

    static FeedStatus live()
    {
        FeedStatus status;
        status.activity = FeedStatus::Activity::Live;
        status.asOf = Noon;
        status.roundTrip = std::chrono::milliseconds(3);
        return status;
    }

    MainWindowServices services()
    {
        return {&profile, &store, &runs, &views, &actions, &feed, &api, &settings, &clock};
    }

    std::unique_ptr<MainWindow> makeWindow() { return std::make_unique<MainWindow>(services()); }

    QTemporaryDir directory;
    FakeClock clock;
    Profile profile;
    RunStore store;
    RunListModel runs{&store, &clock};
    SavedViewModel views{&store, &clock};
    FakeApi api;
    FakeFeed feed;
    ActionQueue actions{&store, &api, &clock};
    Settings settings{directory.filePath(QStringLiteral("settings.ini"))};
};

} // namespace wf2des::test
