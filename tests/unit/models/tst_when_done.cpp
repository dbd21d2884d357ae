// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/result.h"
#include "service/when_done.h"

#include <QPromise>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace wf2des;

/// DESIGN 4: an answer reaches its receiver later, once, on its thread, and never one that is gone.
class TestWhenDone : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void answerComesLaterAndOnce();
    void answerThatIsThereAlreadyComesLaterToo();
    void errorComesAsItIs();
    void cancelledIsToldAsSuch();
    void promiseThatWasDroppedIsNothing();
    void goneReceiverIsNotCalled();
    void receiverMayGoWhileItIsCalled();
};

void TestWhenDone::answerComesLaterAndOnce()
{
    QPromise<int> promise;
    promise.start();
    QObject context;
    QList<int> answers;
    whenFinished(&context, promise.future(),
                 [&answers](const std::optional<int> &answer) { answers.append(answer.value_or(-1)); });
    promise.addResult(7);
    QVERIFY(answers.isEmpty());
    promise.finish();
    QVERIFY(answers.isEmpty());
    QTRY_COMPARE(answers, QList<int>{7});
    QTRY_VERIFY(context.children().isEmpty()); // nothing is left behind
    QCOMPARE(answers.size(), 1);
}

void TestWhenDone::answerThatIsThereAlreadyComesLaterToo()
{
    QPromise<int> promise;
    promise.start();
    promise.addResult(7);
    promise.finish();
    QObject context;
    bool called = false;
    whenFinished(&context, promise.future(), [&called](const std::optional<int> &) { called = true; });
    QVERIFY(!called); // the caller finishes first
    QTRY_VERIFY(called);
}

void TestWhenDone::errorComesAsItIs()
{
    QPromise<Result<int>> promise;
    promise.start();
    QObject context;
    std::optional<Result<int>> answer;
    whenDone(&context, promise.future(), [&answer](const Result<int> &given) { answer = given; });
    promise.addResult(failure({ErrorCode::Timeout}));
    promise.finish();
    QTRY_VERIFY(answer.has_value());
    QVERIFY(!answer->has_value());
    QCOMPARE(answer->error().code, ErrorCode::Timeout);
}

void TestWhenDone::cancelledIsToldAsSuch()
{
    QPromise<Result<int>> promise;
    promise.start();
    QObject context;
    std::optional<Result<int>> answer;
    whenDone(&context, promise.future(), [&answer](const Result<int> &given) { answer = given; });
    promise.future().cancel();
    promise.finish();
    QTRY_VERIFY(answer.has_value());
    QCOMPARE(answer->error().code, ErrorCode::Cancelled);
}

void TestWhenDone::promiseThatWasDroppedIsNothing()
{
    QObject context;
    bool called = false;
    std::optional<int> answer = 1;
    {
        QPromise<int> promise;
        promise.start();
        whenFinished(&context, promise.future(), [&](const std::optional<int> &given) {
            called = true;
            answer = given;
        });
    }
    QTRY_VERIFY(called);
    QVERIFY(!answer);
}

void TestWhenDone::goneReceiverIsNotCalled()
{
    QPromise<int> promise;
    promise.start();
    auto context = std::make_unique<QObject>();
    bool called = false;
    whenFinished(context.get(), promise.future(), [&called](const std::optional<int> &) { called = true; });
    // Gone between the answer and its delivery.
    promise.addResult(7);
    promise.finish();
    context.reset();
    QObject living;
    bool livingCalled = false;
    whenFinished(&living, promise.future(), [&livingCalled](const std::optional<int> &) { livingCalled = true; });
    QTRY_VERIFY(livingCalled);
    QVERIFY(!called);
}

void TestWhenDone::receiverMayGoWhileItIsCalled()
{
    QPromise<int> promise;
    promise.start();
    auto *context = new QObject;
    const QSignalSpy gone(context, &QObject::destroyed);
    whenFinished(context, promise.future(), [context](const std::optional<int> &) { context->deleteLater(); });
    promise.addResult(7);
    promise.finish();
    QTRY_COMPARE(gone.size(), 1);
}

QTEST_GUILESS_MAIN(TestWhenDone)
#include "tst_when_done.moc"
