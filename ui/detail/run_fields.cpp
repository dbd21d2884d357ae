// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detail/run_fields.h"

#include "run/figma_link.h"
#include "text/run_words.h"

#include <QCoreApplication>
#include <QUuid>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunFields)
};

/// Makes the fields of one run; a value that could not be held exactly is replaced by its text as it arrived.
class FieldMaker {
public:
    explicit FieldMaker(const Run &run)
        : m_run(run)
    {
    }

    RunField text(const char *column, const QString &label, const QString &value) const
    {
        RunField field = start(column, label);
        if (field.isRaw)
            return field;
        field.isNull = value.isNull();
        field.shown = value;
        field.copied = value;
        return field;
    }

    RunField number(const char *column, const QString &label, std::optional<qint64> value) const
    {
        return text(column, label, value ? QString::number(*value) : QString());
    }

    template <typename E>
    RunField code(const char *column, const QString &label, const Code<E> &value, const QString &word) const
    {
        RunField field = text(column, label, value.text());
        if (field.isRaw || field.isNull)
            return field;
        field.shown = word;
        field.isWords = true;
        field.hint = Words::tr("Stored as %1").arg(value.isKnown() ? value.text() + u' ' + value.word() : value.text());
        return field;
    }

    RunField time(const char *column, const QString &label, std::optional<EpochMicroseconds> value) const
    {
        RunField field = text(column, label, value ? isoUtc(*value) : QString());
        if (field.isRaw || field.isNull)
            return field;
        field.shown = localTimeWords(*value);
        field.isWords = true;
        field.hint = Words::tr("UTC: %1").arg(field.copied);
        return field;
    }

private:
    RunField start(const char *column, const QString &label) const
    {
        RunField field;
        field.column = QString::fromLatin1(column);
        field.label = label;
        const auto raw = m_run.rawText.constFind(field.column);
        if (raw != m_run.rawText.cend()) {
            field.isRaw = true;
            field.shown = *raw;
            field.copied = *raw;
            field.hint = Words::tr("Shown as it arrived: this value could not be read.");
        }
        return field;
    }

    const Run &m_run;
};

RunField withFilter(RunField field, FilterKey key)
{
    if (!field.isNull && !field.isRaw && !field.copied.isEmpty())
        field.filter = RunFilter().with(key, {field.copied});
    return field;
}

RunField withLink(RunField field, const FigmaTarget &target)
{
    if (!field.isNull && !field.copied.isEmpty())
        field.link = figmaUrl(target);
    return field;
}

RunField asLong(RunField field)
{
    field.isLong = true;
    return field;
}

/// An account or run id; a person's name stays prose.
RunField asId(RunField field)
{
    constexpr qsizetype uuidLength = 36;
    field.isId = !field.isRaw && field.copied.size() == uuidLength && !QUuid::fromString(field.copied).isNull();
    if (field.isId)
        field.hint = field.copied;
    return field;
}

RunFieldGroup runGroup(const Run &run, const FieldMaker &make, const RunColumns &columns)
{
    RunFieldGroup group{Words::tr("Run"), {}};
    group.fields << asId(make.text("id", columnTitle(RunColumn::Id), run.id));
    if (columns.edge)
        group.fields << make.code("edge", columnTitle(RunColumn::Edge), run.edge, edgeWord(run.edge));
    group.fields << make.code("status", columnTitle(RunColumn::Status), run.status, statusWord(run.status))
                 << make.code("phase", columnTitle(RunColumn::Phase), run.phase, phaseWord(run.phase))
                 << make.number("attempt", columnTitle(RunColumn::Attempt), run.attempt)
                 << make.code("auto_confirm", columnTitle(RunColumn::AutoConfirm), run.autoConfirm,
                              autoConfirmWord(run.autoConfirm))
                 << make.code("trigger_surface", columnTitle(RunColumn::Surface), run.triggerSurface,
                              surfaceWord(run.triggerSurface));
    return group;
}

RunFieldGroup targetGroup(const Run &run, const FieldMaker &make)
{
    const FigmaTarget file{run.figmaFileKey};
    const auto node = [&run](const QString &id) {
        return FigmaTarget{run.figmaFileKey, id};
    };
    return {Words::tr("Wireframe"),
            {withFilter(make.text("screen_id", columnTitle(RunColumn::Screen), run.screenId), FilterKey::Screen),
             withFilter(make.number("project_id", columnTitle(RunColumn::Project), run.projectId), FilterKey::Project),
             withFilter(make.number("organization_id", columnTitle(RunColumn::Organization), run.organizationId),
                        FilterKey::Organization),
             withLink(withFilter(make.text("figma_file_key", columnTitle(RunColumn::File), run.figmaFileKey),
                                 FilterKey::File),
                      file),
             withLink(withFilter(make.text("wf_node_id", columnTitle(RunColumn::Node), run.wfNodeId), FilterKey::Node),
                      node(run.wfNodeId)),
             withLink(make.text("placement_target", Words::tr("Place next to"), run.placementTarget),
                      node(run.placementTarget))}};
}

RunFieldGroup outcomeGroup(const Run &run, const FieldMaker &make, const RunColumns &columns)
{
    RunFieldGroup group{Words::tr("Outcome"), {}};
    group.fields << asLong(make.text("error_message", columnTitle(RunColumn::Error), run.errorMessage))
                 << make.number("flag_count", columnTitle(RunColumn::Flags), run.flagCount);
    if (columns.score)
        group.fields << make.text("score", columnTitle(RunColumn::Score),
                                  run.score ? scoreWords(*run.score) : QString());
    if (columns.scoreVersion)
        group.fields << make.text("score_version", columnTitle(RunColumn::ScoreVersion), run.scoreVersion);
    group.fields << make.time("materialized_at", columnTitle(RunColumn::Placed), run.materializedAt)
                 << make.code("feedback_status", columnTitle(RunColumn::Feedback), run.feedbackStatus,
                              feedbackWord(run.feedbackStatus))
                 << make.text("result_url", Words::tr("Result file"), run.resultUrl);
    return group;
}

RunFieldGroup historyGroup(const Run &run, const FieldMaker &make)
{
    return {Words::tr("History"),
            {make.time("created_at", columnTitle(RunColumn::Created), run.createdAt),
             withFilter(asId(make.text("created_by", Words::tr("Created by"), run.createdBy)), FilterKey::CreatedBy),
             make.time("updated_at", columnTitle(RunColumn::Updated), run.updatedAt),
             asId(make.text("updated_by", columnTitle(RunColumn::UpdatedBy), run.updatedBy)),
             make.time("deleted_at", Words::tr("Deleted"), run.deletedAt),
             asId(make.text("deleted_by", Words::tr("Deleted by"), run.deletedBy))}};
}

} // namespace

QList<RunFieldGroup> runFields(const Run &run, const RunColumns &columns)
{
    const FieldMaker make(run);
    return {targetGroup(run, make),
            {Words::tr("Request"), {asLong(make.text("prompt", Words::tr("Prompt"), run.prompt))}},
            outcomeGroup(run, make, columns),
            runGroup(run, make, columns),
            historyGroup(run, make)};
}

} // namespace wf2des
