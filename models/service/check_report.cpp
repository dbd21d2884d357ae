// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/check_report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace wf2des {

namespace {

QString stateWord(CheckResult::State state)
{
    switch (state) {
    case CheckResult::State::Ok:
        return QStringLiteral("ok");
    case CheckResult::State::Warning:
        return QStringLiteral("warning");
    case CheckResult::State::Failed:
        return QStringLiteral("failed");
    case CheckResult::State::Skipped:
        break;
    }
    return QStringLiteral("skipped");
}

} // namespace

QString checkReportText(const CheckResults &results)
{
    constexpr int stateWidth = 9;
    QString text;
    for (const CheckResult &result : results) {
        const QString indent(stateWidth, u' ');
        text += stateWord(result.state).leftJustified(stateWidth) + result.title + QStringLiteral(": ") + result.message
            + u'\n';
        if (!result.remedy.isEmpty())
            text += indent + QStringLiteral("-> ") + result.remedy + u'\n';
        if (!result.detail.isEmpty())
            text += indent + QStringLiteral("(") + result.detail.simplified() + QStringLiteral(")\n");
    }
    return text;
}

QByteArray checkReportJson(const CheckResults &results)
{
    QJsonArray checks;
    for (const CheckResult &result : results) {
        checks.append(QJsonObject{{QStringLiteral("id"), result.id},
                                  {QStringLiteral("state"), stateWord(result.state)},
                                  {QStringLiteral("title"), result.title},
                                  {QStringLiteral("message"), result.message},
                                  {QStringLiteral("remedy"), result.remedy},
                                  {QStringLiteral("detail"), result.detail}});
    }
    const QJsonObject report{{QStringLiteral("passed"), allPassed(results)}, {QStringLiteral("checks"), checks}};
    return QJsonDocument(report).toJson(QJsonDocument::Indented);
}

} // namespace wf2des
