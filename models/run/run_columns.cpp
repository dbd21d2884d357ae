// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/run_columns.h"

namespace wf2des {

QStringList RunColumns::all()
{
    static const QStringList names{QStringLiteral("id"),
                                   QStringLiteral("organization_id"),
                                   QStringLiteral("project_id"),
                                   QStringLiteral("figma_file_key"),
                                   QStringLiteral("wf_node_id"),
                                   QStringLiteral("screen_id"),
                                   QStringLiteral("prompt"),
                                   QStringLiteral("placement_target"),
                                   QStringLiteral("auto_confirm"),
                                   QStringLiteral("trigger_surface"),
                                   QStringLiteral("status"),
                                   QStringLiteral("phase"),
                                   QStringLiteral("attempt"),
                                   QStringLiteral("error_message"),
                                   QStringLiteral("result_url"),
                                   QStringLiteral("flag_count"),
                                   QStringLiteral("materialized_at"),
                                   QStringLiteral("feedback_status"),
                                   QStringLiteral("created_at"),
                                   QStringLiteral("updated_at"),
                                   QStringLiteral("deleted_at"),
                                   QStringLiteral("created_by"),
                                   QStringLiteral("updated_by"),
                                   QStringLiteral("deleted_by"),
                                   QStringLiteral("edge"),
                                   QStringLiteral("score"),
                                   QStringLiteral("score_version")};
    return names;
}

QStringList RunColumns::optional()
{
    return {QStringLiteral("edge"), QStringLiteral("score"), QStringLiteral("score_version")};
}

QStringList RunColumns::missingRequired(const QStringList &present)
{
    QStringList missing;
    for (const QString &name : all()) {
        if (!present.contains(name) && !optional().contains(name))
            missing.append(name);
    }
    return missing;
}

RunColumns RunColumns::discovered(const QStringList &present)
{
    return {present.contains(QStringLiteral("edge")), present.contains(QStringLiteral("score")),
            present.contains(QStringLiteral("score_version"))};
}

} // namespace wf2des
