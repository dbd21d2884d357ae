// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/error.h"

#include <QString>

namespace wf2des {

/// What a request was about: the same refusal needs other words for each.
enum class ApiSubject : quint8 { Transition, Run, Result, List };

/// Why a certificate was refused, as far as a person can do something about it.
enum class TlsProblem : quint8 { Other, UnknownIssuer, WrongHost, Expired };

/// The sentences for everything that can go wrong with the API: our own words, never the server's. Any thread.
struct ApiWords {
    // before anything is sent
    static QString noAddress();
    static QString addressNotEncrypted();
    static QString addressUnusable();
    static QString tokenUnusable();
    static QString idUnusable();
    static QString keyMissing();

    // no answer
    static QString noAnswer(ErrorCode code);
    static QString certificateRefused(TlsProblem problem);

    // an answer that says no
    static QString refusal(int httpStatus, ApiSubject subject, const QString &serverCode);
    static QString tooManyRequests(std::optional<int> retryAfterSeconds);
    static QString redirected();
    static QString serverError(int httpStatus);
    static QString gatewayAnswered(int httpStatus);

    // an answer that makes no sense
    static QString unreadableAnswer();
    static QString answerTooLarge();
    static QString columnMissing(const QString &column);
    static QString otherRun();

    // added to the sentence of a transition
    static QString withNothingSent(const QString &sentence);
    static QString withOutcomeUnknown(const QString &sentence);
};

} // namespace wf2des
