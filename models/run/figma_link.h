// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace wf2des {

/// What a Figma address points at.
struct FigmaTarget {
    QString fileKey; ///< the branch's key for a branch link: that is the file the run names
    QString nodeId = {}; ///< "12:345"; empty when the link names no node

    friend bool operator==(const FigmaTarget &, const FigmaTarget &) = default;
};

/// Reads a Figma link: /file/, /design/, /proto/, /board/, with or without a branch; node-id as 12-345, 12:345 or
/// 12%3A345. Nothing for any other text or host.
std::optional<FigmaTarget> parseFigmaLink(const QString &text);

/// The https address that opens `target` in Figma. The ids are percent-encoded; the scheme and host are fixed.
QUrl figmaUrl(const FigmaTarget &target);

/// A node id in the table's form: "12-345" becomes "12:345", instance ids "I12-3;4-5" likewise. Other text is
/// unchanged.
QString normalizedNodeId(const QString &nodeId);

} // namespace wf2des
