// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/problem_json.h"

#include "api/json_gateway.h"
#include "api/run_json.h"
#include "api/whole_left.h"

namespace wf2des {

namespace {

constexpr qsizetype DetailLength = 4096;
constexpr qsizetype NameLength = 255;
constexpr std::size_t FieldErrorLimit = 20;

QString textOf(const JsonValue &object, std::string_view name, qsizetype length)
{
    const JsonValue *value = object.member(name);
    return value && value->kind() == JsonValue::Kind::String ? wholeLeft(value->text(), length) : QString();
}

/// `errors: [{field, message}]` of a 422, one a line.
QString fieldErrors(const JsonValue &problem)
{
    const JsonValue *errors = problem.member("errors");
    if (!errors)
        return {};
    QString lines;
    for (std::size_t i = 0; i < errors->items().size() && i < FieldErrorLimit; ++i) {
        const JsonValue &error = errors->items()[i];
        lines +=
            QStringLiteral("\n%1: %2").arg(textOf(error, "field", NameLength), textOf(error, "message", DetailLength));
    }
    return lines;
}

} // namespace

Problem readProblem(const QByteArray &body)
{
    const Result<JsonBody> document = readJson(body);
    if (!document || document->root.kind() != JsonValue::Kind::Object)
        return {{}, wholeLeft(QString::fromUtf8(body.left(4 * DetailLength)), DetailLength), {}, {}};
    const JsonValue &root = document->root;
    Problem problem;
    problem.code = textOf(root, "code", NameLength);
    problem.detail = textOf(root, "detail", DetailLength);
    if (problem.detail.isEmpty())
        problem.detail = textOf(root, "title", DetailLength);
    problem.detail = wholeLeft(problem.detail + fieldErrors(root), DetailLength);
    problem.existingId = textOf(root, "existing_id", NameLength);
    if (const JsonValue *run = root.member("run")) {
        if (Result<Run> row = runFromJson(*run, RowDepth::Detail))
            problem.run = std::move(*row);
    }
    return problem;
}

} // namespace wf2des
