// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run_row.h"

#include "database_error.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace wf2des::sandbox {

namespace {

constexpr double scoreUnits = 10'000.0;

using L1 = QLatin1String;

const std::array columns{
    Column{L1("id"), ColumnKind::Text, &RunRow::id, L1("varchar(255)"), L1("NOT NULL PRIMARY KEY")},
    Column{L1("organization_id"), ColumnKind::Integer, &RunRow::organizationId, L1("bigint"), L1("NOT NULL")},
    Column{L1("project_id"), ColumnKind::Integer, &RunRow::projectId, L1("bigint"), L1("NOT NULL")},
    Column{L1("figma_file_key"), ColumnKind::Text, &RunRow::figmaFileKey, L1("varchar(255)"), L1("NOT NULL")},
    Column{L1("wf_node_id"), ColumnKind::Text, &RunRow::wfNodeId, L1("varchar(255)"), L1("NOT NULL")},
    Column{L1("screen_id"), ColumnKind::Text, &RunRow::screenId, L1("varchar(255)"), L1("NOT NULL")},
    Column{L1("prompt"), ColumnKind::Text, &RunRow::prompt, L1("text"), L1("")},
    Column{L1("placement_target"), ColumnKind::Text, &RunRow::placementTarget, L1("varchar(255)"), L1("")},
    Column{L1("auto_confirm"), ColumnKind::Code, &RunRow::autoConfirm, L1("wf2des_auto_confirm"),
           L1("NOT NULL DEFAULT '0'"), 2},
    Column{L1("trigger_surface"), ColumnKind::Code, &RunRow::triggerSurface, L1("wf2des_trigger_surface"),
           L1("NOT NULL"), 2},
    Column{L1("status"), ColumnKind::Code, &RunRow::status, L1("wf2des_status"), L1("NOT NULL DEFAULT '0'"), 5},
    Column{L1("phase"), ColumnKind::Code, &RunRow::phase, L1("wf2des_phase"), L1(""), 3},
    Column{L1("attempt"), ColumnKind::Integer, &RunRow::attempt, L1("integer"), L1("NOT NULL DEFAULT 1")},
    Column{L1("error_message"), ColumnKind::Text, &RunRow::errorMessage, L1("text"), L1("")},
    Column{L1("result_url"), ColumnKind::Text, &RunRow::resultUrl, L1("text"), L1("")},
    Column{L1("flag_count"), ColumnKind::Integer, &RunRow::flagCount, L1("integer"), L1("")},
    Column{L1("materialized_at"), ColumnKind::Time, &RunRow::materializedAt, L1("timestamptz"), L1("")},
    Column{L1("feedback_status"), ColumnKind::Code, &RunRow::feedbackStatus, L1("wf2des_feedback_status"), L1(""), 2},
    Column{L1("created_at"), ColumnKind::Time, &RunRow::createdAt, L1("timestamptz"), L1("NOT NULL")},
    Column{L1("updated_at"), ColumnKind::Time, &RunRow::updatedAt, L1("timestamptz"), L1("NOT NULL")},
    Column{L1("deleted_at"), ColumnKind::Time, &RunRow::deletedAt, L1("timestamptz"), L1("")},
    Column{L1("created_by"), ColumnKind::Text, &RunRow::createdBy, L1("varchar(255)"), L1("NOT NULL")},
    Column{L1("updated_by"), ColumnKind::Text, &RunRow::updatedBy, L1("varchar(255)"), L1("NOT NULL")},
    Column{L1("deleted_by"), ColumnKind::Text, &RunRow::deletedBy, L1("varchar(255)"), L1("")},
    Column{L1("edge"), ColumnKind::Code, &RunRow::edge, L1("wf2des_edge"), L1("NOT NULL DEFAULT '0'"), 2},
    Column{L1("score"), ColumnKind::Score, &RunRow::score, L1("numeric(5,4)"), L1("")},
    Column{L1("score_version"), ColumnKind::Text, &RunRow::scoreVersion, L1("varchar(32)"), L1("")},
};

struct ToVariant {
    const RunRow &row;
    ColumnKind kind;

    QVariant number(qint64 value) const
    {
        if (kind == ColumnKind::Time)
            return toSqlTime(value);
        return kind == ColumnKind::Score ? QVariant(scoreNumber(value)) : QVariant(value);
    }
    QVariant operator()(QString RunRow::*field) const
    {
        return (row.*field).isNull() ? QVariant(QMetaType(QMetaType::QString)) : QVariant(row.*field);
    }
    QVariant operator()(qint64 RunRow::*field) const { return number(row.*field); }
    QVariant operator()(std::optional<qint64> RunRow::*field) const
    {
        return row.*field ? number(*(row.*field)) : QVariant(QMetaType(QMetaType::QString));
    }
};

struct FromVariant {
    RunRow &row;
    const QVariant &value;
    ColumnKind kind;

    qint64 number() const
    {
        if (kind == ColumnKind::Time) {
            const std::optional<Micros> time = fromSqlTime(value.toString());
            if (!time)
                throw DatabaseError(QStringLiteral("a time that cannot be read: %1").arg(value.toString()));
            return *time;
        }
        if (kind == ColumnKind::Score)
            return std::llround(value.toString().toDouble() * scoreUnits);
        return value.toLongLong();
    }
    void operator()(QString RunRow::*field) const { row.*field = value.isNull() ? QString() : value.toString(); }
    void operator()(qint64 RunRow::*field) const { row.*field = number(); }
    void operator()(std::optional<qint64> RunRow::*field) const
    {
        row.*field = value.isNull() ? std::nullopt : std::optional(number());
    }
};

struct ToJson {
    const RunRow &row;
    ColumnKind kind;

    nlohmann::ordered_json number(qint64 value) const
    {
        if (kind == ColumnKind::Time)
            return toApiTime(value).toStdString();
        if (kind == ColumnKind::Score)
            return scoreNumber(value);
        return value;
    }
    nlohmann::ordered_json operator()(QString RunRow::*field) const
    {
        return (row.*field).isNull() ? nlohmann::ordered_json(nullptr)
                                     : nlohmann::ordered_json((row.*field).toStdString());
    }
    nlohmann::ordered_json operator()(qint64 RunRow::*field) const { return number(row.*field); }
    nlohmann::ordered_json operator()(std::optional<qint64> RunRow::*field) const
    {
        return row.*field ? number(*(row.*field)) : nlohmann::ordered_json(nullptr);
    }
};

} // namespace

double scoreNumber(qint64 tenThousandths)
{
    return static_cast<double>(tenThousandths) / scoreUnits;
}

std::span<const Column> allColumns()
{
    return columns;
}

QVariant Column::value(const RunRow &row) const
{
    return std::visit(ToVariant{row, kind}, field);
}

void Column::read(RunRow &row, const QVariant &value) const
{
    std::visit(FromVariant{row, value, kind}, field);
}

nlohmann::ordered_json Column::json(const RunRow &row) const
{
    return std::visit(ToJson{row, kind}, field);
}

} // namespace wf2des::sandbox
