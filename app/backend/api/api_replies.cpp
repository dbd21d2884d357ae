// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/api_replies.h"

#include "api/problem_json.h"
#include "api/run_json.h"
#include "api/whole_left.h"

#include <QLocale>

#include <algorithm>

namespace wf2des {

namespace {

constexpr qsizetype DetailLength = 4096;
constexpr int LongestWait = 7 * 86'400;

bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

bool isHtml(const HttpAnswer &answer)
{
    return answer.contentType.toLower().contains("html") || answer.body.trimmed().startsWith('<');
}

ErrorCode codeWithoutAnswer(const HttpAnswer &answer)
{
    switch (answer.ended) {
    case HttpAnswer::Ended::Cancelled:
        return ErrorCode::Cancelled;
    case HttpAnswer::Ended::Deadline:
        return ErrorCode::Timeout;
    case HttpAnswer::Ended::TooLarge:
        return ErrorCode::UnexpectedAnswer;
    case HttpAnswer::Ended::ByItself:
        break;
    }
    switch (answer.error) {
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::ProxyConnectionRefusedError:
        return ErrorCode::ConnectionRefused;
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::ProxyNotFoundError:
        return ErrorCode::HostNotFound;
    case QNetworkReply::SslHandshakeFailedError:
        return ErrorCode::TlsRefused;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::OperationCanceledError: // not by us: Qt's transfer timeout looks like this (RELIABILITY M3)
        return ErrorCode::Timeout;
    case QNetworkReply::UnknownContentError: // what came cannot be unpacked, or would be a bomb
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
        return ErrorCode::UnexpectedAnswer;
    default:
        return ErrorCode::ConnectionLost;
    }
}

ErrorCode codeOfRefusal(int status)
{
    switch (status) {
    case 401:
        return ErrorCode::Unauthorized;
    case 403:
        return ErrorCode::Forbidden;
    case 404:
        return ErrorCode::NotFound;
    case 409:
        return ErrorCode::Conflict;
    case 429:
        return ErrorCode::TooManyRequests;
    default:
        return ErrorCode::Invalid;
    }
}

Error withExchange(Error error, const HttpAnswer &answer)
{
    error.httpStatus = answer.status;
    error.requestId = answer.requestId;
    return error;
}

Error errorWithoutAnswer(const HttpAnswer &answer)
{
    const ErrorCode code = codeWithoutAnswer(answer);
    QString words = ApiWords::noAnswer(code);
    if (code == ErrorCode::TlsRefused)
        words = ApiWords::certificateRefused(answer.tlsProblem);
    else if (answer.ended == HttpAnswer::Ended::TooLarge)
        words = ApiWords::answerTooLarge();
    else if (code == ErrorCode::UnexpectedAnswer)
        words = ApiWords::unreadableAnswer();
    return withExchange({code, words, wholeLeft(answer.errorText, DetailLength)}, answer);
}

/// The words for an answer that came and is no success.
Error errorOfAnswer(const HttpAnswer &answer, ApiSubject subject, const Problem &problem)
{
    const int status = answer.status;
    Error error;
    error.detail = problem.detail;
    error.serverCode = problem.code;
    error.existingId = problem.existingId;
    if (status == 429 || status >= 500)
        error.retryAfterSeconds = retryAfterSeconds(answer.retryAfter, answer.date, QDateTime::currentDateTimeUtc());
    if (status >= 300 && status < 400) {
        error.code = ErrorCode::UnexpectedRedirect;
        error.message = ApiWords::redirected();
        error.detail = wholeLeft(QString::fromUtf8(answer.location), DetailLength);
    } else if (status >= 400 && status < 500) {
        error.code = codeOfRefusal(status);
        error.message = status == 429 ? ApiWords::tooManyRequests(error.retryAfterSeconds)
            : isHtml(answer)          ? ApiWords::gatewayAnswered(status)
                                      : ApiWords::refusal(status, subject, problem.code);
    } else if (status >= 500 && status < 600) {
        error.code = ErrorCode::ServerError;
        error.message = isHtml(answer) ? ApiWords::gatewayAnswered(status) : ApiWords::serverError(status);
    } else {
        error.code = ErrorCode::UnexpectedAnswer;
        error.message = ApiWords::unreadableAnswer();
    }
    return withExchange(std::move(error), answer);
}

/// The error of a read, or nothing when the answer is a whole 200.
std::optional<Error> readError(const HttpAnswer &answer, ApiSubject subject)
{
    if (answer.status == 0 || (isSuccess(answer.status) && !answer.complete))
        return errorWithoutAnswer(answer);
    if (!isSuccess(answer.status))
        return errorOfAnswer(answer, subject, readProblem(answer.body));
    if (isHtml(answer))
        return withExchange({ErrorCode::UnexpectedAnswer, ApiWords::gatewayAnswered(answer.status)}, answer);
    return std::nullopt;
}

TransitionReply unknownOutcome(Error error)
{
    error.message = ApiWords::withOutcomeUnknown(error.message);
    return {TransitionReply::Outcome::Unknown, std::nullopt, std::move(error)};
}

/// The row in the reply, when it is one and of the run that was asked for.
Result<Run> ownRun(const HttpAnswer &answer, const QString &runId)
{
    Result<Run> run = readRun(answer.body);
    if (!run)
        return failure(withExchange(run.error(), answer));
    if (run->id != runId)
        return failure(withExchange({ErrorCode::UnexpectedAnswer, ApiWords::otherRun()}, answer));
    return run;
}

} // namespace

TransitionReply transitionReplyOf(const HttpAnswer &answer, const QString &runId)
{
    if (answer.status >= 300 && answer.status < 500) {
        Problem problem = readProblem(answer.body);
        Error error = errorOfAnswer(answer, ApiSubject::Transition, problem);
        if (problem.run && problem.run->id != runId)
            problem.run.reset();
        return {TransitionReply::Outcome::Refused, std::move(problem.run), std::move(error)};
    }
    if (const std::optional<Error> error = readError(answer, ApiSubject::Transition)) {
        if (answer.status != 0 || answer.mayHaveBeenSent)
            return unknownOutcome(*error);
        Error notSent = *error;
        notSent.message = ApiWords::withNothingSent(notSent.message);
        return {TransitionReply::Outcome::NotSent, std::nullopt, std::move(notSent)};
    }
    Result<Run> run = ownRun(answer, runId);
    if (!run)
        return unknownOutcome(run.error());
    return {TransitionReply::Outcome::Applied, std::move(*run), std::nullopt};
}

Result<Run> runOf(const HttpAnswer &answer, const QString &runId)
{
    if (const std::optional<Error> error = readError(answer, ApiSubject::Run))
        return failure(*error);
    return ownRun(answer, runId);
}

Result<ApiRunPage> runPageOf(const HttpAnswer &answer)
{
    if (const std::optional<Error> error = readError(answer, ApiSubject::List))
        return failure(*error);
    Result<ApiRunPage> page = readRunPage(answer.body);
    if (!page)
        return failure(withExchange(page.error(), answer));
    page->roundTrip = answer.roundTrip;
    return page;
}

Result<ResultDocument> documentOf(const HttpAnswer &answer)
{
    if (const std::optional<Error> error = readError(answer, ApiSubject::Result))
        return failure(*error);
    return ResultDocument{answer.body, QString::fromLatin1(answer.etag)};
}

std::optional<int> retryAfterSeconds(const QByteArray &retryAfter, const QByteArray &date, const QDateTime &now)
{
    const auto moment = [](const QByteArray &text) {
        const QDateTime read = QLocale::c().toDateTime(QString::fromLatin1(text.trimmed()),
                                                       QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"));
        return read.isValid() ? QDateTime(read.date(), read.time(), Qt::UTC) : QDateTime();
    };
    bool isNumber = false;
    qint64 seconds = retryAfter.trimmed().toLongLong(&isNumber);
    if (!isNumber) {
        const QDateTime until = moment(retryAfter);
        if (!until.isValid())
            return std::nullopt;
        const QDateTime serverNow = moment(date);
        seconds = (serverNow.isValid() ? serverNow : now).secsTo(until);
    }
    return static_cast<int>(std::clamp<qint64>(seconds, 0, LongestWait));
}

void redact(Error &error, const QString &secret)
{
    // A text as short as a word is no secret, and would garble every sentence it happens to be part of.
    if (secret.size() < 6)
        return;
    for (QString *text : {&error.message, &error.detail, &error.serverCode, &error.requestId, &error.existingId})
        text->replace(secret, QStringLiteral("***"));
}

} // namespace wf2des
