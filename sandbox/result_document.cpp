// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "result_document.h"

#include "fate.h"
#include "screen_tree.h"
#include "seeded_random.h"

#include <algorithm>
#include <array>

namespace wf2des::sandbox {

namespace {

using Json = nlohmann::ordered_json;

struct FlagKind {
    const char *code;
    const char *severity;
    const char *message;
};

constexpr std::array flagKinds{
    FlagKind{"low_confidence_text", "warning", "The text may have been read wrongly"},
    FlagKind{"ambiguous_component", "warning", "Two components of the design system fit equally well"},
    FlagKind{"overlapping_nodes", "error", "This layer covers another one"},
    FlagKind{"missing_label", "error", "The field has no label"},
    FlagKind{"unknown_icon", "info", "No icon of the design system is like this one"},
    FlagKind{"low_contrast", "warning", "文字と背景のコントラストが不足しています"},
};

/// Flags that point at nodes of the tree.
Json flagsOf(const ScreenTree &tree, qint64 count, SeededRandom &random)
{
    Json flags = Json::array();
    for (qint64 i = 0; i < count; ++i) {
        const FlagKind &kind = random.pick(flagKinds);
        flags.push_back({{"code", kind.code},
                         {"severity", kind.severity},
                         {"node_id", random.pick(tree.nodeIds)},
                         {"message", kind.message},
                         {"score", scoreNumber(random.between(1'500, 7'400))}});
    }
    return flags;
}

Json textOrNull(const QString &text)
{
    return text.isNull() ? Json(nullptr) : Json(text.toStdString());
}

Json componentsOf(const Json &node)
{
    Json components = Json::array();
    if (node.contains("componentId"))
        components.push_back({{"id", node.at("componentId")}, {"name", node.at("name")}});
    if (node.contains("children")) {
        for (const Json &child : node.at("children")) {
            for (const Json &component : componentsOf(child)) {
                if (std::find(components.begin(), components.end(), component) == components.end())
                    components.push_back(component);
            }
        }
    }
    return components;
}

} // namespace

std::optional<Json> resultDocument(const RunRow &row, const QString &rejectReason)
{
    const bool parsing = row.isOpen() && row.phase == code::parse;
    const bool neverParsed = row.status == code::failed && fateOf(row.id) == Fate::FailsParsing;
    if (parsing || neverParsed)
        return std::nullopt;

    SeededRandom random = SeededRandom::of(row.id.toUtf8());
    const SeededRandom screen(random.next());
    const bool toDesign = row.edge == code::wf2des;
    const ScreenTree parsed = drawScreen(row.wfNodeId, row.screenId, screen, !toDesign);
    const qint64 flagCount = row.flagCount.value_or(completionOf(row.id).flagCount);

    Json document{{"_id", row.id.toStdString()}, {"attempt", row.attempt}, {"edge", row.edge.toStdString()}};
    document["request"] = {{"prompt", textOrNull(row.prompt)},
                           {"placement_target", textOrNull(row.placementTarget)},
                           {"figma_file_key", row.figmaFileKey.toStdString()},
                           {"wf_node_id", row.wfNodeId.toStdString()},
                           {"screen_id", row.screenId.toStdString()},
                           {"auto_confirm", row.autoConfirm.toStdString()}};
    document["parse"] = {
        {"rejected", row.status == code::rejected}, {"reason", textOrNull(rejectReason)}, {"root", parsed.root}};
    document["confidence"] = {{"overall", scoreNumber(9'800 - std::min<qint64>(flagCount, 12) * 450)},
                              {"flag_count", flagCount},
                              {"flags", flagsOf(parsed, flagCount, random)}};
    if (row.status == code::completed) {
        Json root = drawScreen(row.wfNodeId, row.screenId, screen, toDesign).root;
        Json components = componentsOf(root);
        document["result"] = {{"root", std::move(root)}, {"components", std::move(components)}};
    }
    document["score"] = row.score ? Json(scoreNumber(*row.score)) : Json(nullptr);
    document["score_version"] = textOrNull(row.scoreVersion);
    return document;
}

} // namespace wf2des::sandbox
