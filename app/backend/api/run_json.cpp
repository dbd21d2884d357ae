// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/run_json.h"

#include "api/api_words.h"
#include "api/exact_values.h"
#include "api/whole_left.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace wf2des {

namespace {

constexpr qsizetype ListMessageLength = 500;
constexpr qsizetype RawTextLength = 4096;

/// The columns that may be null: an API may leave them out instead (spec/wf2des-table, column Nullable).
const QStringList &nullableColumns()
{
    static const QStringList names{
        QStringLiteral("prompt"),          QStringLiteral("placement_target"), QStringLiteral("phase"),
        QStringLiteral("error_message"),   QStringLiteral("result_url"),       QStringLiteral("flag_count"),
        QStringLiteral("deleted_at"),      QStringLiteral("materialized_at"),  QStringLiteral("deleted_by"),
        QStringLiteral("feedback_status"), QStringLiteral("score_version"),    QStringLiteral("score")};
    return names;
}

/// Reads the columns of one row; what does not fit goes to the run's rawText.
class RowReader {
public:
    RowReader(const JsonValue &row, Run &run)
        : m_row(row)
        , m_run(run)
    {
    }

    QString text(const char *name, bool nullable)
    {
        const JsonValue *value = m_row.member(name);
        if (!value || (nullable && value->isNull()))
            return {};
        if (value->kind() == JsonValue::Kind::String)
            return value->text();
        keepRaw(name, *value);
        return {};
    }

    template <typename E> Code<E> code(const char *name, bool nullable)
    {
        const JsonValue *value = m_row.member(name);
        if (!value || (nullable && value->isNull()))
            return {};
        // A bare number is read as well: some servers write a numeric string so.
        if (value->kind() == JsonValue::Kind::String || value->kind() == JsonValue::Kind::Number)
            return Code<E>::fromText(value->text());
        keepRaw(name, *value);
        return {};
    }

    template <typename Integer> std::optional<Integer> integer(const char *name, bool nullable)
    {
        const JsonValue *value = m_row.member(name);
        if (!value || (nullable && value->isNull()))
            return std::nullopt;
        const auto number = value->integer(std::numeric_limits<Integer>::min(), std::numeric_limits<Integer>::max());
        if (!number)
            keepRaw(name, *value);
        return number ? std::optional(static_cast<Integer>(*number)) : std::nullopt;
    }

    std::optional<EpochMicroseconds> time(const char *name, bool nullable)
    {
        const JsonValue *value = m_row.member(name);
        if (!value || (nullable && value->isNull()))
            return std::nullopt;
        std::optional<EpochMicroseconds> moment;
        if (value->kind() == JsonValue::Kind::String)
            moment = timeFromRfc3339(value->text());
        if (!moment)
            keepRaw(name, *value);
        return moment;
    }

    std::optional<ScoreTenThousandths> score(const char *name)
    {
        const JsonValue *value = m_row.member(name);
        if (!value || value->isNull())
            return std::nullopt;
        std::optional<ScoreTenThousandths> number;
        if (value->kind() == JsonValue::Kind::Number)
            number = scoreFromText(value->text());
        if (!number)
            keepRaw(name, *value);
        return number;
    }

private:
    void keepRaw(const char *name, const JsonValue &value)
    {
        m_run.rawText.insert(QString::fromLatin1(name), wholeLeft(value.text(), RawTextLength));
    }

    const JsonValue &m_row;
    Run &m_run;
};

void readListColumns(RowReader &row, Run &run)
{
    run.organizationId = row.integer<qint64>("organization_id", false).value_or(0);
    run.projectId = row.integer<qint64>("project_id", false).value_or(0);
    run.figmaFileKey = row.text("figma_file_key", false);
    run.wfNodeId = row.text("wf_node_id", false);
    run.screenId = row.text("screen_id", false);
    run.autoConfirm = row.code<AutoConfirm>("auto_confirm", false);
    run.triggerSurface = row.code<TriggerSurface>("trigger_surface", false);
    run.status = row.code<Status>("status", false);
    run.phase = row.code<Phase>("phase", true);
    run.attempt = row.integer<qint32>("attempt", false).value_or(1);
    run.errorMessage = row.text("error_message", true);
    run.flagCount = row.integer<qint32>("flag_count", true);
    run.materializedAt = row.time("materialized_at", true);
    run.feedbackStatus = row.code<FeedbackStatus>("feedback_status", true);
    run.createdAt = row.time("created_at", false);
    run.updatedAt = row.time("updated_at", false);
    run.deletedAt = row.time("deleted_at", true);
    run.createdBy = row.text("created_by", false);
    run.updatedBy = row.text("updated_by", false);
    run.edge = row.code<Edge>("edge", true);
    run.score = row.score("score");
    run.scoreVersion = row.text("score_version", true);
}

void readDetailColumns(RowReader &row, Run &run)
{
    run.prompt = row.text("prompt", true);
    run.placementTarget = row.text("placement_target", true);
    run.resultUrl = row.text("result_url", true);
    run.deletedBy = row.text("deleted_by", true);
}

QStringList columnNames(const JsonValue &row)
{
    QStringList names;
    for (const auto &[name, value] : row.members())
        names.append(QString::fromStdString(name));
    return names;
}

tl::unexpected<Error> wrongShape(const QString &detail)
{
    return failure({ErrorCode::UnexpectedAnswer, ApiWords::unreadableAnswer(), detail});
}

RunColumns united(const RunColumns &a, const RunColumns &b)
{
    return {a.edge || b.edge, a.score || b.score, a.scoreVersion || b.scoreVersion};
}

using Json = nlohmann::ordered_json;

Json textJson(const QString &text)
{
    return text.isNull() ? Json(nullptr) : Json(text.toStdString());
}

template <typename T> Json optionalJson(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json timeJson(const std::optional<EpochMicroseconds> &time)
{
    return time ? Json(timeToRfc3339(*time).toStdString()) : Json(nullptr);
}

} // namespace

Result<Run> runFromJson(const JsonValue &row, RowDepth depth)
{
    if (row.kind() != JsonValue::Kind::Object)
        return wrongShape(QStringLiteral("a row is not an object"));
    const QStringList missing = RunColumns::missingRequired(columnNames(row) + nullableColumns());
    if (!missing.isEmpty())
        return failure({ErrorCode::ColumnMissing, ApiWords::columnMissing(missing.first()), missing.join(u' ')});
    Run run;
    RowReader reader(row, run);
    run.id = reader.text("id", false);
    if (run.id.isEmpty())
        return wrongShape(QStringLiteral("a row has no usable id"));
    readListColumns(reader, run);
    if (depth == RowDepth::Detail)
        readDetailColumns(reader, run);
    else
        run.errorMessage = wholeLeft(run.errorMessage, ListMessageLength);
    return run;
}

Result<Run> readRun(const QByteArray &body)
{
    return readJson(body).and_then([](const JsonBody &document) -> Result<Run> {
        if (!document.duplicateNames.isEmpty())
            return wrongShape(QStringLiteral("written twice: ") + document.duplicateNames.join(u' '));
        return runFromJson(document.root, RowDepth::Detail);
    });
}

Result<ApiRunPage> readRunPage(const QByteArray &body)
{
    const Result<JsonBody> document = readJson(body);
    if (!document)
        return failure(document.error());
    if (!document->duplicateNames.isEmpty())
        return wrongShape(QStringLiteral("written twice: ") + document->duplicateNames.join(u' '));
    const JsonValue *items = document->root.member("items");
    if (!items || items->kind() != JsonValue::Kind::Array)
        return wrongShape(QStringLiteral("no list of items"));
    ApiRunPage page;
    page.items.reserve(static_cast<qsizetype>(items->items().size()));
    for (const JsonValue &row : items->items()) {
        Result<Run> run = runFromJson(row, RowDepth::List);
        if (!run)
            return failure(run.error());
        page.items.append(std::move(*run));
        const RunColumns columns = RunColumns::discovered(columnNames(row));
        page.columns = page.columns ? united(*page.columns, columns) : columns;
    }
    const JsonValue *cursor = document->root.member("next_cursor");
    if (cursor && cursor->kind() == JsonValue::Kind::String)
        page.nextCursor = cursor->text();
    else if (cursor && !cursor->isNull())
        return wrongShape(QStringLiteral("next_cursor is not a string"));
    const JsonValue *asOf = document->root.member("as_of");
    if (asOf && asOf->kind() == JsonValue::Kind::String)
        page.asOf = timeFromRfc3339(asOf->text());
    return page;
}

QByteArray runToJson(const Run &run)
{
    Json row;
    row["id"] = textJson(run.id);
    row["organization_id"] = run.organizationId;
    row["project_id"] = run.projectId;
    row["figma_file_key"] = textJson(run.figmaFileKey);
    row["wf_node_id"] = textJson(run.wfNodeId);
    row["screen_id"] = textJson(run.screenId);
    row["prompt"] = textJson(run.prompt);
    row["placement_target"] = textJson(run.placementTarget);
    row["auto_confirm"] = textJson(run.autoConfirm.text());
    row["trigger_surface"] = textJson(run.triggerSurface.text());
    row["status"] = textJson(run.status.text());
    row["phase"] = textJson(run.phase.text());
    row["attempt"] = run.attempt;
    row["error_message"] = textJson(run.errorMessage);
    row["result_url"] = textJson(run.resultUrl);
    row["flag_count"] = optionalJson(run.flagCount);
    row["materialized_at"] = timeJson(run.materializedAt);
    row["feedback_status"] = textJson(run.feedbackStatus.text());
    row["created_at"] = timeJson(run.createdAt);
    row["updated_at"] = timeJson(run.updatedAt);
    row["deleted_at"] = timeJson(run.deletedAt);
    row["created_by"] = textJson(run.createdBy);
    row["updated_by"] = textJson(run.updatedBy);
    row["deleted_by"] = textJson(run.deletedBy);
    row["edge"] = textJson(run.edge.text());
    // Four decimals are exact in a double's shortest form: the value comes out as it was written.
    row["score"] = run.score ? Json(*run.score / 10'000.0) : Json(nullptr);
    row["score_version"] = textJson(run.scoreVersion);
    return QByteArray::fromStdString(row.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace wf2des
