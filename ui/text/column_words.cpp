// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/run_words.h"

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ColumnWords)
};

} // namespace

QString columnTitle(RunColumn column)
{
    switch (column) {
    case RunColumn::Status:
        return Words::tr("Status");
    case RunColumn::Edge:
        return Words::tr("Edge");
    case RunColumn::Screen:
        return Words::tr("Screen");
    case RunColumn::Age:
        return Words::tr("Age");
    case RunColumn::Flags:
        return Words::tr("Flags");
    case RunColumn::Score:
        return Words::tr("Score");
    case RunColumn::Phase:
        return Words::tr("Phase");
    case RunColumn::Project:
        return Words::tr("Project");
    case RunColumn::File:
        return Words::tr("Figma file");
    case RunColumn::Node:
        return Words::tr("Node");
    case RunColumn::Feedback:
        return Words::tr("Feedback");
    case RunColumn::Placed:
        return Words::tr("Placed");
    case RunColumn::Surface:
        return Words::tr("Triggered from");
    case RunColumn::AutoConfirm:
        return Words::tr("Confirmation");
    case RunColumn::CreatedBy:
        return Words::tr("By");
    case RunColumn::Created:
        return Words::tr("Created");
    case RunColumn::Updated:
        return Words::tr("Updated");
    case RunColumn::UpdatedBy:
        return Words::tr("Updated by");
    case RunColumn::Attempt:
        return Words::tr("Attempt");
    case RunColumn::Error:
        return Words::tr("Error");
    case RunColumn::ScoreVersion:
        return Words::tr("Score version");
    case RunColumn::Organization:
        return Words::tr("Organization");
    case RunColumn::Id:
        return Words::tr("Run id");
    }
    return {};
}

QString columnDescription(RunColumn column)
{
    switch (column) {
    case RunColumn::Status:
        return Words::tr("Where the run stands");
    case RunColumn::Edge:
        return Words::tr("From wireframe to design, or from design to wireframe");
    case RunColumn::Screen:
        return Words::tr("Screen id and the wireframe's node");
    case RunColumn::Age:
        return Words::tr("Time since the run was created");
    case RunColumn::Flags:
        return Words::tr("How many places the generator was unsure about");
    case RunColumn::Score:
        return Words::tr("Score of the result; never compared across score versions");
    case RunColumn::Phase:
        return Words::tr("Step inside a run that is processing");
    case RunColumn::Project:
        return Words::tr("Project id");
    case RunColumn::File:
        return Words::tr("Key of the Figma file");
    case RunColumn::Node:
        return Words::tr("Node id of the wireframe frame");
    case RunColumn::Feedback:
        return Words::tr("Whether the result was fixed or adopted");
    case RunColumn::Placed:
        return Words::tr("When the plugin placed the result in Figma");
    case RunColumn::Surface:
        return Words::tr("Where the run was triggered: the API or the Figma plugin");
    case RunColumn::AutoConfirm:
        return Words::tr("Whether a person confirms the parse");
    case RunColumn::CreatedBy:
        return Words::tr("Who triggered the run");
    case RunColumn::Created:
        return Words::tr("When the run was created");
    case RunColumn::Updated:
        return Words::tr("When the row last changed");
    case RunColumn::UpdatedBy:
        return Words::tr("Who changed the row last");
    case RunColumn::Attempt:
        return Words::tr("Counter that tells a superseded attempt from the current one");
    case RunColumn::Error:
        return Words::tr("Why the run failed");
    case RunColumn::ScoreVersion:
        return Words::tr("Version of the score's formula");
    case RunColumn::Organization:
        return Words::tr("Organization id");
    case RunColumn::Id:
        return Words::tr("The run's id");
    }
    return {};
}

QString filterKeyTitle(FilterKey key)
{
    switch (key) {
    case FilterKey::Edge:
        return columnTitle(RunColumn::Edge);
    case FilterKey::Status:
        return columnTitle(RunColumn::Status);
    case FilterKey::Phase:
        return columnTitle(RunColumn::Phase);
    case FilterKey::Organization:
        return columnTitle(RunColumn::Organization);
    case FilterKey::Project:
        return columnTitle(RunColumn::Project);
    case FilterKey::File:
        return columnTitle(RunColumn::File);
    case FilterKey::Node:
        return columnTitle(RunColumn::Node);
    case FilterKey::Screen:
        return columnTitle(RunColumn::Screen);
    case FilterKey::CreatedBy:
        return columnTitle(RunColumn::CreatedBy);
    case FilterKey::Surface:
        return columnTitle(RunColumn::Surface);
    case FilterKey::AutoConfirm:
        return columnTitle(RunColumn::AutoConfirm);
    case FilterKey::Feedback:
        return columnTitle(RunColumn::Feedback);
    case FilterKey::Flags:
        return columnTitle(RunColumn::Flags);
    case FilterKey::Score:
        return columnTitle(RunColumn::Score);
    case FilterKey::ScoreVersion:
        return columnTitle(RunColumn::ScoreVersion);
    case FilterKey::Age:
        return columnTitle(RunColumn::Age);
    case FilterKey::Created:
        return columnTitle(RunColumn::Created);
    case FilterKey::Error:
        return columnTitle(RunColumn::Error);
    case FilterKey::Id:
        return columnTitle(RunColumn::Id);
    case FilterKey::Is:
        return Words::tr("State");
    case FilterKey::Prompt:
        return Words::tr("Prompt");
    case FilterKey::Text:
        return Words::tr("Text");
    }
    return {};
}

} // namespace wf2des
