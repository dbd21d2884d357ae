// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api_message.h"

#include <optional>

namespace wf2des::sandbox {

/// Reads the members of a request's JSON body and gathers everything that is wrong with them. Members that nobody asks
/// for are ignored.
class BodyReader {
public:
    /// Throws RefusedRequest when the body is too large or no JSON object.
    explicit BodyReader(const std::string &body);
    /// Reads a nested object; its members are named "prefix.member". An absent one reads like an empty one.
    BodyReader nested(const char *member, bool required);

    /// 1 to `longest` characters. A null string where it is absent or null and not required.
    QString text(const char *member, bool required, qsizetype longest = 255, qsizetype shortest = 1);
    std::optional<qint64> integer(const char *member, bool required, qint64 least, qint64 most);
    std::optional<bool> boolean(const char *member, bool required);
    /// One of the codes "0" to "count - 1".
    QString code(const char *member, bool required, int count);
    /// A number in ten-thousandths.
    std::optional<qint64> score(const char *member);

    bool has(const char *member) const;
    void refuse(const char *member, const QString &message);
    /// Throws RefusedRequest (422) when anything was wrong, here or in `other` readers nested in this one.
    void finish() const;
    void takeErrors(const BodyReader &nested);

private:
    BodyReader(Json object, QString prefix);
    const Json *find(const char *member, bool required);

    Json m_object;
    QString m_prefix;
    std::vector<FieldError> m_errors;
};

} // namespace wf2des::sandbox
