// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/run_row_reader.h"

#include "api/exact_values.h"

#include <QSqlQuery>
#include <QVariant>

#include <array>
#include <limits>

namespace wf2des {

namespace {

template <auto Field> bool assignText(Run &run, const QString &value)
{
    run.*Field = value;
    return true;
}

template <auto Field> bool assignCode(Run &run, const QString &value)
{
    using CodeType = std::remove_cvref_t<decltype(run.*Field)>;
    run.*Field = CodeType::fromText(value);
    return true;
}

/// A whole number into a 64-bit or 32-bit field. "1.00", as a numeric column may say, is whole too.
template <typename Number> std::optional<Number> wholeNumber(const QString &value)
{
    bool isNumber = false;
    qint64 number = value.toLongLong(&isNumber);
    if (!isNumber) {
        const std::optional<ScoreTenThousandths> exact = scoreFromText(value);
        if (!exact || *exact % 10'000 != 0)
            return std::nullopt;
        number = *exact / 10'000;
    }
    if (number < std::numeric_limits<Number>::min() || number > std::numeric_limits<Number>::max())
        return std::nullopt;
    return static_cast<Number>(number);
}

template <auto Field, typename Number> bool assignNumber(Run &run, const QString &value)
{
    const std::optional<Number> number = wholeNumber<Number>(value);
    if (!number)
        return false;
    run.*Field = *number;
    return true;
}

bool assignScore(Run &run, const QString &value)
{
    run.score = scoreFromText(value);
    return run.score.has_value();
}

template <auto Field> bool assignTime(Run &run, const QString &value)
{
    bool isNumber = false;
    const qint64 time = value.toLongLong(&isNumber);
    if (isNumber)
        run.*Field = time;
    return isNumber;
}

/// Every column of spec/wf2des-table, once. The order is that of the specification.
constexpr std::array allColumns{
    ReadColumn{"id", ReadAs::Text, false, assignText<&Run::id>},
    ReadColumn{"organization_id", ReadAs::Text, false, assignNumber<&Run::organizationId, qint64>},
    ReadColumn{"project_id", ReadAs::Text, false, assignNumber<&Run::projectId, qint64>},
    ReadColumn{"figma_file_key", ReadAs::Text, false, assignText<&Run::figmaFileKey>},
    ReadColumn{"wf_node_id", ReadAs::Text, false, assignText<&Run::wfNodeId>},
    ReadColumn{"screen_id", ReadAs::Text, false, assignText<&Run::screenId>},
    ReadColumn{"prompt", ReadAs::Text, true, assignText<&Run::prompt>},
    ReadColumn{"placement_target", ReadAs::Text, true, assignText<&Run::placementTarget>},
    ReadColumn{"auto_confirm", ReadAs::Text, false, assignCode<&Run::autoConfirm>},
    ReadColumn{"trigger_surface", ReadAs::Text, false, assignCode<&Run::triggerSurface>},
    ReadColumn{"status", ReadAs::Text, false, assignCode<&Run::status>},
    ReadColumn{"phase", ReadAs::Text, false, assignCode<&Run::phase>},
    ReadColumn{"attempt", ReadAs::Text, false, assignNumber<&Run::attempt, qint32>},
    ReadColumn{"error_message", ReadAs::ErrorText, false, assignText<&Run::errorMessage>},
    ReadColumn{"result_url", ReadAs::Text, true, assignText<&Run::resultUrl>},
    ReadColumn{"flag_count", ReadAs::Text, false, assignNumber<&Run::flagCount, qint32>},
    ReadColumn{"materialized_at", ReadAs::Time, false, assignTime<&Run::materializedAt>},
    ReadColumn{"feedback_status", ReadAs::Text, false, assignCode<&Run::feedbackStatus>},
    ReadColumn{"created_at", ReadAs::Time, false, assignTime<&Run::createdAt>},
    ReadColumn{"updated_at", ReadAs::Time, false, assignTime<&Run::updatedAt>},
    ReadColumn{"deleted_at", ReadAs::Time, false, assignTime<&Run::deletedAt>},
    ReadColumn{"created_by", ReadAs::Text, false, assignText<&Run::createdBy>},
    ReadColumn{"updated_by", ReadAs::Text, false, assignText<&Run::updatedBy>},
    ReadColumn{"deleted_by", ReadAs::Text, true, assignText<&Run::deletedBy>},
    ReadColumn{"edge", ReadAs::Text, false, assignCode<&Run::edge>},
    ReadColumn{"score", ReadAs::Text, false, assignScore},
    ReadColumn{"score_version", ReadAs::Text, false, assignText<&Run::scoreVersion>},
};

bool isAvailable(const QLatin1String &name, const RunColumns &available)
{
    if (name == QLatin1String("edge"))
        return available.edge;
    if (name == QLatin1String("score"))
        return available.score;
    if (name == QLatin1String("score_version"))
        return available.scoreVersion;
    return true;
}

} // namespace

RunRowReader::RunRowReader(const RunColumns &available, bool detail)
    : m_detail(detail)
{
    for (const ReadColumn &column : allColumns) {
        if ((detail || !column.detailOnly) && isAvailable(QLatin1String(column.name), available))
            m_columns.append(column);
    }
}

Run RunRowReader::read(const QSqlQuery &query) const
{
    Run run;
    for (int i = 0; i < m_columns.size(); ++i) {
        if (query.isNull(i))
            continue;
        const QString value = query.value(i).toString();
        const ReadColumn &column = m_columns.at(i);
        if (!column.assign(run, value))
            run.rawText.insert(QString::fromLatin1(column.name), value);
    }
    return run;
}

} // namespace wf2des
