// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "json.h"

#include <QLatin1String>
#include <QString>

#include <exception>
#include <string>
#include <utility>
#include <vector>

namespace wf2des::sandbox {

using QueryParameters = std::vector<std::pair<QString, QString>>;

/// Who is calling, as the token tells.
struct Identity {
    QString sub; ///< cognito_sub
    QLatin1String triggerSurface{"0"};
    qint64 organizationId = 1;
    bool mayWrite = false;
    bool isService = false; ///< the workers' service account: it alone may report by the webhook
    bool isSimulated = false; ///< the sandbox's own workers and plugin: no faults on demand, no rate limit
};

/// One request, free of the HTTP library's types.
struct ApiRequest {
    std::string method;
    QString path;
    QueryParameters query;
    std::string body;
    QString bearer;
    QString idempotencyKey;
    QString requestId;
    QString ifNoneMatch;
    bool hasAuthorization = false;
    Identity identity = {};
};

/// One answer.
struct ApiReply {
    int status = 200;
    std::string body = {};
    std::string contentType = "application/json";
    std::vector<std::pair<std::string, std::string>> headers = {};
    bool applied = false; ///< a row was written

    ApiReply &with(std::string name, std::string value)
    {
        headers.emplace_back(std::move(name), std::move(value));
        return *this;
    }
};

ApiReply jsonReply(const Json &json, int status = 200);

/// A member or parameter at fault.
struct FieldError {
    QString field;
    QString message;
};

/// An RFC 9457 answer with a stable code; `extra` adds members.
ApiReply problem(int status, QLatin1String code, const QString &detail, const Json &extra = Json::object());
ApiReply invalidRequest(const std::vector<FieldError> &errors);

/// Ends the handling of a request with an answer.
class RefusedRequest : public std::exception {
public:
    explicit RefusedRequest(ApiReply reply)
        : m_reply(std::move(reply))
    {
    }
    const ApiReply &reply() const { return m_reply; }
    const char *what() const noexcept override { return "refused request"; }

private:
    ApiReply m_reply;
};

} // namespace wf2des::sandbox
