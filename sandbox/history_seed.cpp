// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "history_seed.h"

#include "fate.h"
#include "identities.h"

#include <QUuid>

#include <algorithm>
#include <array>
#include <cmath>

namespace wf2des::sandbox {

namespace {

constexpr int awaitingRuns = 12;
constexpr int stuckRuns = 3;
constexpr int runningRuns = 30;
constexpr int screensPerFile = 140;

struct FigmaFile {
    qint64 projectId;
    const char *key;
};

/// Five projects with one to three files each.
constexpr std::array files{
    FigmaFile{3, "kQ3vN8sYw2LrT5bXh7ZcJd"},  FigmaFile{3, "Zt7HfWq1cUo9Ra4MnE6xVi"},
    FigmaFile{7, "pB5yGd0LjSe8Km2QwXr3Ta"},  FigmaFile{12, "vN1uCx6RzFh9Yb4TgDk7Wo"},
    FigmaFile{12, "mJ8sPa2EqLw5Xt0VfZc3Hn"}, FigmaFile{12, "rU4bKy9MdGo1Ih6SjNe7Qx"},
    FigmaFile{18, "eX2wTl7ZvBc5Fp9JaRu0Ms"}, FigmaFile{25, "hD6nVq3OyKi8Gz1WtCm4Le"},
    FigmaFile{25, "aS9jFr5UbHx2Np7EoYd3Tk"},
};

constexpr std::array prompts{
    "ヘッダーを固定し、リストは無限スクロールにしてください",
    "Use the compact list item; keep the order of the fields",
    "余白は 8px グリッドに合わせる",
    "Follow the checkout screen of the last release",
    "ボタンは画面下部に固定してください。エラー表示も含めてください",
    "Dark surface, large title, no tab bar",
    "入力フォームは 2 カラムにしない",
    "Replace the illustrations by placeholders",
    "メモの指示を優先してください",
    "Keep Japanese labels; translate nothing",
};

constexpr std::array rejectedBefore{0.06, 0.05}; // shares of rejected and cancelled among ended runs

} // namespace

HistorySeed::HistorySeed(std::uint64_t seed, Micros now)
    : m_random(seed)
    , m_now(now)
{
}

ScreenPlace HistorySeed::place(SeededRandom &random)
{
    const int file = random.below(static_cast<int>(files.size()));
    const int screen = random.below(screensPerFile);
    const int number = file * screensPerFile + screen + 1;
    return {files[static_cast<std::size_t>(file)].projectId,
            QString::fromLatin1(files[static_cast<std::size_t>(file)].key),
            QStringLiteral("%1:%2").arg(10 + screen / 12).arg(100 + screen * 57),
            QStringLiteral("SCR-%1").arg(number, 4, 10, QLatin1Char('0'))};
}

QString HistorySeed::prompt(SeededRandom &random)
{
    return random.chance(0.35) ? QString::fromUtf8(random.pick(prompts)) : QString();
}

QString HistorySeed::uuid()
{
    const std::uint64_t high = m_random.next();
    const std::uint64_t low = m_random.next();
    const QUuid random(static_cast<uint>(high >> 32), static_cast<ushort>(high >> 16),
                       static_cast<ushort>((high & 0x0fff) | 0x4000), static_cast<uchar>(((low >> 56) & 0x3f) | 0x80),
                       static_cast<uchar>(low >> 48), static_cast<uchar>(low >> 40), static_cast<uchar>(low >> 32),
                       static_cast<uchar>(low >> 24), static_cast<uchar>(low >> 16), static_cast<uchar>(low >> 8),
                       static_cast<uchar>(low));
    return random.toString(QUuid::WithoutBraces);
}

RunRow HistorySeed::request(Micros createdAt)
{
    RunRow row;
    row.id = uuid();
    const ScreenPlace screen = place(m_random);
    row.projectId = screen.projectId;
    row.figmaFileKey = screen.figmaFileKey;
    row.wfNodeId = screen.wfNodeId;
    row.screenId = screen.screenId;
    row.prompt = prompt(m_random);
    if (m_random.chance(0.3))
        row.placementTarget = QStringLiteral("%1:%2").arg(m_random.between(200, 260)).arg(m_random.between(1, 4000));
    row.autoConfirm = m_random.chance(0.25) ? code::autoConfirm : code::normal;
    row.triggerSurface = m_random.chance(0.8) ? code::plugin : code::api;
    row.edge = m_random.chance(0.35) ? code::des2wf : code::wf2des;
    row.createdBy = m_random.pick(Identities::designers());
    row.updatedBy = Identities::serviceAccount();
    row.createdAt = createdAt;
    row.updatedAt = createdAt;
    return row;
}

/// More runs lately than long ago, and more by day (in Japan) than at night.
Micros HistorySeed::momentInPast(Micros span)
{
    constexpr Micros japan = 9 * oneHour;
    for (;;) {
        const double distance = std::pow(m_random.real(), 1.4);
        const Micros moment =
            m_now - oneHour - static_cast<Micros>(distance * static_cast<double>(span)) - m_random.below(1'000'000);
        const Micros hour = (moment + japan) % oneDay / oneHour;
        const Micros weekday = (moment + japan) / oneDay % 7; // 0: Thursday
        const bool busy = hour >= 9 && hour < 20 && weekday != 2 && weekday != 3;
        if (busy || m_random.chance(0.12))
            return moment;
    }
}

void HistorySeed::complete(RunRow &row)
{
    row.status = code::completed;
    const Completion completion = completionOf(row.id);
    row.flagCount = completion.flagCount;
    row.resultUrl = resultKey(row.id, row.attempt);
    if (row.edge == code::des2wf) {
        row.score = completion.score;
        row.scoreVersion = QStringLiteral("ds@1.0");
    }
}

/// What people did with a completed run later: placed it, said what became of it.
void HistorySeed::addFollowUp(RunRow &row)
{
    const Micros room = m_now - oneMinute - row.updatedAt;
    if (row.status != code::completed || room <= oneMinute || !m_random.chance(0.7))
        return;
    row.materializedAt = row.updatedAt + m_random.between(oneSecond, std::min(room, 3 * oneHour));
    row.updatedAt = *row.materializedAt;
    row.updatedBy = row.createdBy;
    if (m_random.chance(0.6)) {
        row.feedbackStatus = m_random.chance(0.4) ? code::fixed : code::adopted;
        row.updatedAt += m_random.between(oneSecond, oneMinute);
    }
}

RunRow HistorySeed::ended(Micros createdAt)
{
    RunRow row = request(createdAt);
    row.phase = QString();
    row.updatedAt = createdAt + m_random.between(40 * oneSecond, 50 * oneMinute);
    const double roll = m_random.real();
    const Fate fate = fateOf(row.id);
    const bool fails = fate == Fate::FailsParsing || fate == Fate::FailsAssembling;
    if (fails) {
        row.status = code::failed;
        row.errorMessage = failureMessage(row.id, fate == Fate::FailsParsing);
        if (fate == Fate::FailsAssembling && m_random.chance(0.5))
            row.resultUrl = resultKey(row.id, row.attempt);
    } else if (roll < rejectedBefore[0] && row.autoConfirm == code::normal) {
        row.status = code::rejected;
        row.updatedBy = m_random.pick(Identities::designers());
    } else if (roll < rejectedBefore[0] + rejectedBefore[1]) {
        row.status = code::cancelled;
        row.updatedBy = m_random.pick(Identities::designers());
    } else {
        complete(row);
        addFollowUp(row);
    }
    if (m_random.chance(0.005)) {
        row.updatedAt = std::min(row.updatedAt + oneMinute, m_now);
        row.deletedAt = row.updatedAt;
        row.deletedBy = row.updatedBy;
    }
    return row;
}

RunRow HistorySeed::open(Micros createdAt, const QString &phase, bool stuck)
{
    for (;;) {
        RunRow row = request(createdAt);
        const Fate fate = fateOf(row.id);
        const Fate wanted = phase == code::parse ? Fate::StuckParsing : Fate::StuckAssembling;
        const bool fits = stuck ? fate == wanted : fate == Fate::Completes || fate == Fate::FailsAssembling;
        const QString node = row.figmaFileKey + u'/' + row.wfNodeId + u'/' + row.edge;
        if (!fits || m_heldNodes.contains(node))
            continue;
        m_heldNodes.insert(node);
        row.phase = phase;
        if (phase == code::awaitingConfirm)
            row.autoConfirm = code::normal;
        if (phase != code::parse)
            row.updatedAt += m_random.between(15 * oneSecond, 40 * oneSecond);
        return row;
    }
}

void HistorySeed::openRuns(int count, std::vector<RunRow> &rows)
{
    const int scale = std::min(count, 200); // a small history has fewer open runs
    const auto share = [&](int full) {
        return std::max(1, full * scale / 200);
    };
    for (int i = 0; i < std::min(count, share(stuckRuns)); ++i)
        rows.push_back(open(m_now - m_random.between(70 * oneMinute, 8 * oneHour),
                            i % 2 == 0 ? code::assemble : code::parse, true));
    for (int i = 0; i < share(awaitingRuns); ++i)
        rows.push_back(open(m_now - m_random.between(2 * oneMinute, 5 * oneHour), code::awaitingConfirm, false));
    for (int i = 0; i < share(runningRuns); ++i)
        rows.push_back(open(m_now - m_random.between(oneMinute, 9 * oneMinute),
                            m_random.chance(0.6) ? code::parse : code::assemble, false));
    if (rows.size() > static_cast<std::size_t>(count))
        rows.resize(static_cast<std::size_t>(count));
}

std::vector<RunRow> HistorySeed::rows(int count)
{
    const Micros span = std::clamp<Micros>(60 + count / 300, 60, 365) * oneDay;
    std::vector<RunRow> rows;
    rows.reserve(static_cast<std::size_t>(count));
    openRuns(count, rows);
    while (rows.size() < static_cast<std::size_t>(count))
        rows.push_back(ended(momentInPast(span)));
    std::sort(rows.begin(), rows.end(), [](const RunRow &a, const RunRow &b) { return a.createdAt < b.createdAt; });
    return rows;
}

} // namespace wf2des::sandbox
