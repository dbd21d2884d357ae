// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/result.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

#include <memory>

namespace wf2des {

struct JsonTable;

/// One JSON document as a flat table of values in document order. Keeps what a generic viewer must not change: numbers
/// as written, key order, duplicate keys. Immutable and shared: cheap to copy, free to use on any thread. No call
/// recurses, so depth is limited by memory alone (RELIABILITY M11).
class JsonDocument {
public:
    enum class Kind : quint8 { Object, Array, String, Number, True, False, Null };
    /// A value's place in the table; the root is 0.
    using Node = qint32;
    static constexpr Node Root = 0;

    /// Reads strict JSON (RFC 8259, UTF-8). Any thread. The failure names the byte where the text stops being JSON.
    static Result<JsonDocument> parse(const QByteArray &bytes);

    /// An empty document: no values at all.
    JsonDocument() = default;

    bool isEmpty() const { return nodeCount() == 0; }
    Node nodeCount() const;

    // All in constant time; `node` must be in the table.
    Kind kind(Node node) const;
    bool isContainer(Node node) const { return kind(node) == Kind::Object || kind(node) == Kind::Array; }
    /// The member's name; a null string for elements of an array and for the root.
    QString key(Node node) const;
    /// A string's content, a number as it was written, "true", "false" or "null"; a null string for a container.
    QString text(Node node) const;
    /// The same, at most `bytes` of its UTF-8 (cut between characters): for a cell, whatever the length.
    QString textStart(Node node, qsizetype bytes) const;
    qsizetype textBytes(Node node) const;
    qint32 childCount(Node node) const;
    Node child(Node node, qint32 row) const;
    /// -1 for the root.
    Node parent(Node node) const;
    /// The place among the parent's children.
    qint32 row(Node node) const;

    /// The value's address as a JSON pointer (RFC 6901), for instance "/parse/root/children/3".
    QString pointer(Node node) const;

private:
    std::shared_ptr<const JsonTable> m_table;
};

} // namespace wf2des

Q_DECLARE_METATYPE(wf2des::JsonDocument)
