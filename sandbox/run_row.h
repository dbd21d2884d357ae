// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "times.h"

#include <QString>
#include <QVariant>

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <variant>

namespace wf2des::sandbox {

/// The stored codes of the specification's enum types (spec/wf2des-table, Type Codes).
namespace code {
inline constexpr QLatin1String processing("0");
inline constexpr QLatin1String completed("1");
inline constexpr QLatin1String failed("2");
inline constexpr QLatin1String rejected("3");
inline constexpr QLatin1String cancelled("4");
inline constexpr QLatin1String parse("0");
inline constexpr QLatin1String awaitingConfirm("1");
inline constexpr QLatin1String assemble("2");
inline constexpr QLatin1String normal("0");
inline constexpr QLatin1String autoConfirm("1");
inline constexpr QLatin1String api("0");
inline constexpr QLatin1String plugin("1");
inline constexpr QLatin1String fixed("0");
inline constexpr QLatin1String adopted("1");
inline constexpr QLatin1String wf2des("0");
inline constexpr QLatin1String des2wf("1");
} // namespace code

/// One row of table wf2des. A null string is SQL null.
struct RunRow {
    QString id;
    qint64 organizationId = 1;
    qint64 projectId = 0;
    QString figmaFileKey;
    QString wfNodeId;
    QString screenId;
    QString prompt;
    QString placementTarget;
    QString autoConfirm = code::normal;
    QString triggerSurface = code::api;
    QString status = code::processing;
    QString phase = code::parse;
    qint64 attempt = 1;
    QString errorMessage;
    QString resultUrl;
    std::optional<qint64> flagCount;
    std::optional<Micros> materializedAt;
    QString feedbackStatus;
    Micros createdAt = 0;
    Micros updatedAt = 0;
    std::optional<Micros> deletedAt;
    QString createdBy;
    QString updatedBy;
    QString deletedBy;
    QString edge = code::wf2des;
    std::optional<qint64> score; ///< in ten-thousandths: exact for numeric(5,4)
    QString scoreVersion;

    bool isOpen() const { return status == code::processing; }
    friend bool operator==(const RunRow &, const RunRow &) = default;
};

/// How a column's values are stored, read and written as JSON.
enum class ColumnKind : quint8 { Text, Code, Integer, Time, Score };

/// One column of the table: the only place that ties name, field and types together.
struct Column {
    using Field = std::variant<QString RunRow::*, qint64 RunRow::*, std::optional<qint64> RunRow::*>;

    QLatin1String name;
    ColumnKind kind;
    Field field;
    QLatin1String postgresType; ///< of a code column: the enum type's name
    QLatin1String constraint; ///< the same words for PostgreSQL and SQLite
    int codes = 0; ///< how many codes the enum type has

    /// The value to bind: text for times and codes, a null variant for null.
    QVariant value(const RunRow &row) const;
    /// Takes a value as it was selected (see Schema::selectList()). Throws DatabaseError for what it cannot hold.
    void read(RunRow &row, const QVariant &value) const;
    nlohmann::ordered_json json(const RunRow &row) const;
};

/// Every column of spec/wf2des-table, in its order.
std::span<const Column> allColumns();

/// A score as JSON writes it.
double scoreNumber(qint64 tenThousandths);

} // namespace wf2des::sandbox
