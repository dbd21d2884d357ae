// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/api_words.h"

#include <QCoreApplication>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ApiWords)
};

/// HTTP 409 and 422 by the contract's `code` (DESIGN 7).
QString conflictSentence(const QString &serverCode)
{
    if (serverCode == QLatin1String("phase_mismatch"))
        return Words::tr("The server refused because the run has moved on: it is no longer in the phase this is for.");
    if (serverCode == QLatin1String("attempt_superseded"))
        return Words::tr("The server refused because a newer attempt of this run has begun.");
    if (serverCode == QLatin1String("already_terminal"))
        return Words::tr("The server refused because the run has already ended.");
    if (serverCode == QLatin1String("open_generation_exists"))
        return Words::tr("The server refused because another open run holds this wireframe.");
    if (serverCode == QLatin1String("not_completed"))
        return Words::tr("The server refused because the run has not completed; feedback is for completed runs.");
    if (serverCode == QLatin1String("idempotency_key_reused"))
        return Words::tr("The server refused because this request's key was already used for another request.");
    return Words::tr("The server refused because this does not fit the run as it is now.");
}

QString notFoundSentence(ApiSubject subject)
{
    switch (subject) {
    case ApiSubject::Transition:
    case ApiSubject::Run:
        return Words::tr("The server does not know this run.");
    case ApiSubject::Result:
        return Words::tr("This run has no result document yet.");
    case ApiSubject::List:
        break;
    }
    return Words::tr("The server has no list of runs at this address. Check the address and the paths in the profile.");
}

} // namespace

QString ApiWords::noAddress()
{
    return Words::tr("The profile has no address of the API.");
}

QString ApiWords::addressNotEncrypted()
{
    return Words::tr("The address of the API must begin with https. Without encryption the token could be read on the "
                     "way; plain http is taken for this computer only.");
}

QString ApiWords::addressUnusable()
{
    return Words::tr("The address or a path of the API in the profile cannot be used. It must be a plain web address "
                     "without a user name or password.");
}

QString ApiWords::tokenUnusable()
{
    return Words::tr("The token holds characters that cannot be sent, such as a line break. Copy it again.");
}

QString ApiWords::idUnusable()
{
    return Words::tr("This text cannot be the id of a run.");
}

QString ApiWords::keyMissing()
{
    return Words::tr("The request has no key of its own, so it cannot be sent safely.");
}

QString ApiWords::noAnswer(ErrorCode code)
{
    switch (code) {
    case ErrorCode::HostNotFound:
        return Words::tr("The server of the API was not found. Check the address and the network.");
    case ErrorCode::ConnectionRefused:
        return Words::tr("The server of the API takes no connections. It may be down, or the port is wrong.");
    case ErrorCode::Timeout:
        return Words::tr("The server of the API did not answer in time.");
    case ErrorCode::Cancelled:
        return Words::tr("The request was cancelled before an answer came.");
    case ErrorCode::TlsRefused:
        return certificateRefused(TlsProblem::Other);
    default:
        return Words::tr("The connection to the API was lost before an answer came.");
    }
}

QString ApiWords::certificateRefused(TlsProblem problem)
{
    switch (problem) {
    case TlsProblem::UnknownIssuer:
        return Words::tr("The server's certificate comes from an issuer that this computer does not trust.");
    case TlsProblem::WrongHost:
        return Words::tr("The server's certificate is for another address than the one in the profile.");
    case TlsProblem::Expired:
        return Words::tr("The server's certificate has expired or is not valid yet.");
    case TlsProblem::Other:
        break;
    }
    return Words::tr("No encrypted connection to the API could be made.");
}

QString ApiWords::refusal(int httpStatus, ApiSubject subject, const QString &serverCode)
{
    switch (httpStatus) {
    case 401:
        return Words::tr("The server does not accept the token. Sign in again or put in a new token.");
    case 403:
        return Words::tr("The server does not allow this with your token.");
    case 404:
        return notFoundSentence(subject);
    case 407:
        return Words::tr("The network's proxy asks for a sign-in.");
    case 409:
        return conflictSentence(serverCode);
    case 422:
        return serverCode == QLatin1String("idempotency_key_reused")
            ? conflictSentence(serverCode)
            : Words::tr("The server found the request invalid.");
    default:
        return Words::tr("The server refused the request (HTTP %1).").arg(httpStatus);
    }
}

QString ApiWords::tooManyRequests(std::optional<int> retryAfterSeconds)
{
    if (!retryAfterSeconds)
        return Words::tr("The server gets too many requests at the moment. Try again later.");
    return Words::tr("The server gets too many requests at the moment. Try again in %n second(s).", nullptr,
                     *retryAfterSeconds);
}

QString ApiWords::redirected()
{
    return Words::tr("The address of the API points on to another one. Nothing was sent there; put the new address "
                     "into the profile if you trust it.");
}

QString ApiWords::serverError(int httpStatus)
{
    return Words::tr("The server had a problem of its own (HTTP %1).").arg(httpStatus);
}

QString ApiWords::gatewayAnswered(int httpStatus)
{
    return Words::tr("Not the API but something in front of it answered, with a web page (HTTP %1).").arg(httpStatus);
}

QString ApiWords::unreadableAnswer()
{
    return Words::tr("The server gave an answer that cannot be read.");
}

QString ApiWords::answerTooLarge()
{
    return Words::tr("The server's answer is larger than this program takes.");
}

QString ApiWords::columnMissing(const QString &column)
{
    return Words::tr("The server's rows lack the column \"%1\", which every run must have.").arg(column);
}

QString ApiWords::otherRun()
{
    return Words::tr("The server answered with another run than the one asked for.");
}

QString ApiWords::withNothingSent(const QString &sentence)
{
    return Words::tr("%1 Nothing was sent.").arg(sentence);
}

QString ApiWords::withOutcomeUnknown(const QString &sentence)
{
    return Words::tr("%1 It is not known whether the action was applied.").arg(sentence);
}

} // namespace wf2des
