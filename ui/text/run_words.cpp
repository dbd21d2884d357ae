// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/run_words.h"

#include "text/plain_text.h"

#include <QLocale>
#include <QUuid>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

template <typename E> QString unknownWord(const Code<E> &code)
{
    return code.isNull() ? QString() : Words::tr("Unknown (%1)").arg(isolated(code.text()));
}

} // namespace

QString statusWord(const Code<Status> &status)
{
    if (!status.isKnown())
        return unknownWord(status);
    switch (*status.known()) {
    case Status::Processing:
        return Words::tr("Processing");
    case Status::Completed:
        return Words::tr("Completed");
    case Status::Failed:
        return Words::tr("Failed");
    case Status::Rejected:
        return Words::tr("Rejected");
    case Status::Cancelled:
        return Words::tr("Cancelled");
    }
    return {};
}

QString phaseWord(const Code<Phase> &phase)
{
    if (!phase.isKnown())
        return unknownWord(phase);
    switch (*phase.known()) {
    case Phase::Parse:
        return Words::tr("Parse");
    case Phase::AwaitingConfirm:
        return Words::tr("Awaiting confirm");
    case Phase::Assemble:
        return Words::tr("Assemble");
    }
    return {};
}

QString edgeWord(const Code<Edge> &edge)
{
    if (edge.is(Edge::Wf2Des))
        return Words::tr("Wireframe → design");
    return edge.is(Edge::Des2Wf) ? Words::tr("Design → wireframe") : unknownWord(edge);
}

QString edgeShortWord(const Code<Edge> &edge)
{
    if (edge.is(Edge::Wf2Des))
        return Words::tr("WF→Des");
    return edge.is(Edge::Des2Wf) ? Words::tr("Des→WF") : unknownWord(edge);
}

QString autoConfirmWord(const Code<AutoConfirm> &autoConfirm)
{
    if (autoConfirm.is(AutoConfirm::Normal))
        return Words::tr("Normal");
    return autoConfirm.is(AutoConfirm::AutoConfirm) ? Words::tr("Auto-confirm") : unknownWord(autoConfirm);
}

QString surfaceWord(const Code<TriggerSurface> &surface)
{
    if (surface.is(TriggerSurface::Api))
        return Words::tr("API");
    return surface.is(TriggerSurface::Plugin) ? Words::tr("Plugin") : unknownWord(surface);
}

QString feedbackWord(const Code<FeedbackStatus> &feedback)
{
    if (feedback.is(FeedbackStatus::Fixed))
        return Words::tr("Fixed");
    return feedback.is(FeedbackStatus::Adopted) ? Words::tr("Adopted") : unknownWord(feedback);
}

QString stateWord(const RunState &state)
{
    if (!state.status.is(Status::Processing))
        return statusWord(state.status);
    if (state.phase.is(Phase::AwaitingConfirm))
        return phaseWord(state.phase);
    if (state.phase.is(Phase::Parse))
        return Words::tr("Processing · parse");
    if (state.phase.is(Phase::Assemble))
        return Words::tr("Processing · assemble");
    if (state.phase.isNull())
        return Words::tr("Processing · no phase");
    return Words::tr("Processing · unknown (%1)").arg(isolated(state.phase.text()));
}

QString personWord(const QString &person)
{
    constexpr qsizetype uuidLength = 36;
    constexpr qsizetype shown = 8; // enough to tell the people of one team apart
    const bool isAccountId = person.size() == uuidLength && !QUuid::fromString(person).isNull();
    return isAccountId ? person.left(shown) + QChar(0x2026) : visibleLine(person);
}

QString rangeWord(LoadRange range)
{
    switch (range) {
    case LoadRange::Day:
        return Words::tr("24 hours");
    case LoadRange::Week:
        return Words::tr("7 days");
    case LoadRange::Days30:
        return Words::tr("30 days");
    case LoadRange::Days90:
        return Words::tr("90 days");
    case LoadRange::Year:
        return Words::tr("1 year");
    case LoadRange::All:
        return Words::tr("All");
    }
    return {};
}

QString viewTitle(const QString &viewId)
{
    if (viewId == QLatin1String("needs-confirm"))
        return Words::tr("Needs confirm");
    if (viewId == QLatin1String("blocked"))
        return Words::tr("Blocked");
    if (viewId == QLatin1String("running"))
        return Words::tr("Running");
    if (viewId == QLatin1String("failed"))
        return Words::tr("Failed", "the view of failed runs");
    if (viewId == QLatin1String("flagged"))
        return Words::tr("Flagged");
    if (viewId == QLatin1String("unplaced"))
        return Words::tr("Not placed");
    return viewId == QLatin1String("all") ? Words::tr("All runs") : visibleLine(viewId);
}

namespace {

QString isWord(const QString &value)
{
    if (value == QLatin1String("open"))
        return Words::tr("Open", "a run that has not ended");
    if (value == QLatin1String("blocked"))
        return Words::tr("Blocked");
    if (value == QLatin1String("flagged"))
        return Words::tr("Flagged");
    if (value == QLatin1String("placed"))
        return Words::tr("Placed");
    if (value == QLatin1String("unplaced"))
        return Words::tr("Not placed");
    return value == QLatin1String("moved") ? Words::tr("Changed after its end") : visibleLine(value, 80);
}

} // namespace

QString facetValueWord(FilterKey key, const QString &value)
{
    if (value == QLatin1String("none"))
        return Words::tr("None");
    const auto inWords = [&value]<typename E>(QString (*words)(const Code<E> &)) {
        const std::optional<E> known = codeFromWord<E>(value);
        return words(known ? Code<E>(*known) : Code<E>::fromText(value));
    };
    switch (key) {
    case FilterKey::Status:
        return inWords.template operator()<Status>(&statusWord);
    case FilterKey::Phase:
        return inWords.template operator()<Phase>(&phaseWord);
    case FilterKey::Edge:
        return inWords.template operator()<Edge>(&edgeWord);
    case FilterKey::Surface:
        return inWords.template operator()<TriggerSurface>(&surfaceWord);
    case FilterKey::AutoConfirm:
        return inWords.template operator()<AutoConfirm>(&autoConfirmWord);
    case FilterKey::Feedback:
        return inWords.template operator()<FeedbackStatus>(&feedbackWord);
    case FilterKey::CreatedBy:
        return personWord(value);
    case FilterKey::Is:
        return isWord(value);
    default:
        return visibleLine(value, 80);
    }
}

QString durationWords(qint64 microseconds)
{
    const qint64 seconds = std::max<qint64>(0, microseconds) / 1'000'000;
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    const qint64 days = hours / 24;
    if (seconds < 60)
        return Words::tr("%1 s", "seconds").arg(seconds);
    if (minutes < 60)
        return Words::tr("%1 min", "minutes").arg(minutes);
    if (hours < 24) {
        return minutes % 60 == 0 ? Words::tr("%1 h", "hours").arg(hours)
                                 : Words::tr("%1 h %2 min").arg(hours).arg(minutes % 60);
    }
    return hours % 24 == 0 ? Words::tr("%1 d", "days").arg(days) : Words::tr("%1 d %2 h").arg(days).arg(hours % 24);
}

QString localTimeWords(EpochMicroseconds time)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(time / 1000);
    const int offset = local.offsetFromUtc() / 60;
    const QString zone = QStringLiteral("UTC%1%2:%3")
                             .arg(offset < 0 ? QChar(u'-') : QChar(u'+'))
                             .arg(std::abs(offset) / 60, 2, 10, QLatin1Char('0'))
                             .arg(std::abs(offset) % 60, 2, 10, QLatin1Char('0'));
    return local.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss ")) + zone;
}

QString localClockWords(EpochMicroseconds time)
{
    return QDateTime::fromMSecsSinceEpoch(time / 1000).toString(QStringLiteral("HH:mm:ss"));
}

QString isoUtc(EpochMicroseconds time)
{
    // Rounded down, so that the fraction is right before 1970 too.
    const qint64 fraction = ((time % 1'000'000) + 1'000'000) % 1'000'000;
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch((time - fraction) / 1000, Qt::UTC);
    return utc.toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss"))
        + QStringLiteral(".%1Z").arg(fraction, 6, 10, QLatin1Char('0'));
}

QString exactTimeWords(EpochMicroseconds time)
{
    return localTimeWords(time) + QLatin1Char('\n') + isoUtc(time);
}

QString scoreWords(ScoreTenThousandths score)
{
    const qint64 magnitude = std::abs(static_cast<qint64>(score));
    return QStringLiteral("%1%2.%3")
        .arg(score < 0 ? QStringLiteral("-") : QString())
        .arg(magnitude / 10'000)
        .arg(magnitude % 10'000, 4, 10, QLatin1Char('0'));
}

QString countWords(qint64 count)
{
    return QLocale().toString(count);
}

} // namespace wf2des
