// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action/action_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ActionWords)
};

} // namespace

QString actionName(const Action &action)
{
    switch (action.kind) {
    case ActionKind::Confirm:
        return Words::tr("Confirm");
    case ActionKind::Reject:
        return Words::tr("Reject");
    case ActionKind::Cancel:
        return Words::tr("Cancel");
    case ActionKind::Feedback:
        break;
    }
    return action.feedback == FeedbackStatus::Adopted ? Words::tr("Feedback: adopted") : Words::tr("Feedback: fixed");
}

QString outcomeTitle(const ActionRecord &record)
{
    const QString name = actionName(record.action);
    switch (record.state) {
    case ActionState::Requested:
        return Words::tr("%1 requested …").arg(name);
    case ActionState::Checking:
        return Words::tr("%1: checking the outcome …").arg(name);
    case ActionState::Applied:
        return Words::tr("%1 applied").arg(name);
    case ActionState::NotApplied:
        return Words::tr("%1 was not applied").arg(name);
    case ActionState::Unknown:
        return Words::tr("%1: the outcome is not known").arg(name);
    case ActionState::Moved:
        return Words::tr("%1 was not sent: the run has moved").arg(name);
    }
    return {};
}

QString outcomeSentence(const ActionRecord &record)
{
    if (record.state == ActionState::Moved)
        return Words::tr("The run is no longer what you saw when you pressed.");
    if (record.error && !record.error->message.isEmpty()) {
        return record.error->httpStatus >= 400 && record.error->httpStatus < 500
            ? Words::tr("The server refused: %1").arg(record.error->message)
            : record.error->message;
    }
    if (record.state == ActionState::Unknown)
        return Words::tr("The request was sent, but no answer came. It may or may not have been applied.");
    return {};
}

QString technicalDetail(const Error &error)
{
    QStringList lines;
    if (error.httpStatus > 0)
        lines << QStringLiteral("HTTP %1").arg(error.httpStatus);
    if (!error.serverCode.isEmpty())
        lines << QStringLiteral("code: ") + error.serverCode;
    if (!error.existingId.isEmpty())
        lines << QStringLiteral("existing_id: ") + error.existingId;
    if (error.retryAfterSeconds)
        lines << QStringLiteral("Retry-After: %1 s").arg(*error.retryAfterSeconds);
    if (!error.requestId.isEmpty())
        lines << QStringLiteral("X-Request-Id: ") + error.requestId;
    if (!error.detail.isEmpty())
        lines << error.detail;
    return lines.join(u'\n');
}

bool needsAttention(ActionState state)
{
    return state == ActionState::NotApplied || state == ActionState::Unknown || state == ActionState::Moved;
}

} // namespace wf2des
