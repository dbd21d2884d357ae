// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "http_server.h"

#include "connections.h"

#include <QUuid>

#include <httplib.h>

#include <algorithm>

namespace wf2des::sandbox {

namespace {

constexpr std::size_t servingThreads = 32;
constexpr std::size_t largestPayload = 16 * 1024 * 1024;
constexpr int keepAliveSeconds = 30;
constexpr std::size_t requestsPerConnection = 1'000'000;
constexpr std::size_t loggedBody = 8 * 1024;

/// The library's own options would let two servers share a port.
void setListenOptions(socket_t socket)
{
#ifdef Q_OS_WIN
    constexpr int option = SO_EXCLUSIVEADDRUSE;
#else
    constexpr int option = SO_REUSEADDR;
#endif
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, option, reinterpret_cast<const char *>(&yes), sizeof(yes));
}

/// The library would take Brotli where the client does, at its slowest setting (a second for half a megabyte), and has
/// no switch for it. It compresses after the handler by what the request says, so the request has to say gzip alone.
/// The object behind the library's const reference is not const.
void preferGzip(const httplib::Request &request)
{
    const bool gzip = request.get_header_value("Accept-Encoding").find("gzip") != std::string::npos;
    httplib::Headers &headers = const_cast<httplib::Request &>(request).headers;
    headers.erase("Accept-Encoding");
    if (gzip)
        headers.emplace("Accept-Encoding", "gzip");
}

QString bearerOf(const std::string &authorization)
{
    const QString text = QString::fromStdString(authorization);
    const QLatin1String scheme("Bearer ");
    return text.startsWith(scheme, Qt::CaseInsensitive) ? text.mid(scheme.size()).trimmed() : QString();
}

/// The client's id where it has the form that the contract asks for, else a new one.
QString requestIdFrom(const std::string &sent)
{
    const bool good = !sent.empty() && sent.size() <= 128
        && std::all_of(sent.begin(), sent.end(), [](char c) { return c >= '!' && c <= '~'; });
    return good ? QString::fromStdString(sent) : QUuid::createUuid().toString(QUuid::WithoutBraces);
}

ApiRequest toApiRequest(const httplib::Request &request)
{
    ApiRequest result;
    result.method = request.method == "HEAD" ? "GET" : request.method;
    result.path = QString::fromStdString(request.path);
    for (const auto &[key, value] : request.params)
        result.query.emplace_back(QString::fromStdString(key), QString::fromStdString(value));
    result.body = request.body;
    result.hasAuthorization = request.has_header("Authorization");
    result.bearer = bearerOf(request.get_header_value("Authorization"));
    result.idempotencyKey = QString::fromStdString(request.get_header_value("Idempotency-Key"));
    result.requestId = requestIdFrom(request.get_header_value("X-Request-Id"));
    result.ifNoneMatch = QString::fromStdString(request.get_header_value("If-None-Match"));
    return result;
}

RequestLog::Entry entryFor(const httplib::Request &request, const ApiRequest &call)
{
    RequestLog::Entry entry;
    entry.method = request.method;
    entry.target = request.target;
    entry.path = request.path;
    entry.body = request.body.substr(0, loggedBody);
    entry.idempotencyKey = call.idempotencyKey.toStdString();
    entry.requestId = call.requestId.toStdString();
    entry.hasAuthorization = call.hasAuthorization;
    return entry;
}

ApiReply errorReply(Fault fault)
{
    if (fault == Fault::Html502)
        return {.status = 502,
                .body = "<html><head><title>502 Bad Gateway</title></head>"
                        "<body><center><h1>502 Bad Gateway</h1></center></body></html>",
                .contentType = "text/html"};
    if (fault == Fault::Error429)
        return problem(429, QLatin1String("rate_limited"), QStringLiteral("Too many requests."))
            .with("Retry-After", "1");
    if (fault == Fault::Error503)
        return problem(503, QLatin1String("internal_error"), QStringLiteral("The server cannot serve now."))
            .with("Retry-After", "1");
    return problem(500, QLatin1String("internal_error"), QStringLiteral("The server failed (fault on demand)."));
}

bool isError(Fault fault)
{
    return fault == Fault::Error429 || fault == Fault::Error500 || fault == Fault::Error503 || fault == Fault::Html502;
}

} // namespace

class HttpServer::Private {
public:
    Private(Router &router, const Identities &identities, Faults &faults, RequestLog &log)
        : m_router(router)
        , m_identities(identities)
        , m_faults(faults)
        , m_log(log)
    {
    }

    void setUp()
    {
        server.new_task_queue = [] {
            return new httplib::ThreadPool(servingThreads);
        };
        server.set_keep_alive_max_count(requestsPerConnection);
        server.set_keep_alive_timeout(keepAliveSeconds);
        server.set_payload_max_length(largestPayload);
        server.set_tcp_nodelay(true);
        server.set_socket_options(setListenOptions);
        const auto handler = [this](const httplib::Request &request, httplib::Response &response) {
            serve(request, response);
        };
        server.Get(".*", handler);
        server.Post(".*", handler);
        server.Put(".*", handler);
        server.Patch(".*", handler);
        server.Delete(".*", handler);
        // What the library refuses by itself (a malformed request, a body too large) gets our form too.
        server.set_error_handler([](const httplib::Request &request, httplib::Response &response) {
            if (!response.body.empty() || response.status < 400)
                return;
            send(problem(response.status, QLatin1String("invalid_request"),
                         QStringLiteral("The request could not be read.")),
                 requestIdFrom(request.get_header_value("X-Request-Id")), response);
        });
    }

    httplib::Server server;
    std::atomic<int> port = 0;

private:
    bool isExempt(const ApiRequest &call) const
    {
        const std::optional<Identity> identity = m_identities.find(call.bearer);
        return call.path.startsWith(QLatin1String("/sandbox/")) || (identity && identity->isSimulated);
    }

    void serve(const httplib::Request &request, httplib::Response &response)
    {
        preferGzip(request);
        ApiRequest call = toApiRequest(request);
        RequestLog::Entry entry = entryFor(request, call);
        const bool exempt = isExempt(call);
        if (!exempt) {
            std::this_thread::sleep_for(m_faults.latency());
            entry.fault = m_faults.next();
        }
        if (entry.fault != Fault::DropBefore) {
            const IdempotencyStore::Outcome outcome =
                isError(entry.fault) ? IdempotencyStore::Outcome{errorReply(entry.fault)} : m_router.answer(call);
            entry.status = outcome.reply.status;
            entry.applied = outcome.reply.applied;
            entry.replayed = outcome.replayed;
            send(outcome.reply, call.requestId, response);
        }
        entry.caller = call.identity.sub.toStdString();
        const Fault fault = entry.fault;
        if (!call.path.startsWith(QLatin1String("/sandbox/")))
            m_log.add(std::move(entry)); // before the answer leaves: whoever has it finds the entry
        drop(fault, request, response);
    }

    static void send(const ApiReply &reply, const QString &requestId, httplib::Response &response)
    {
        response.status = reply.status;
        response.set_header("X-Request-Id", requestId.toStdString());
        for (const auto &[name, value] : reply.headers)
            response.set_header(name, value);
        if (!reply.contentType.empty())
            response.set_content(reply.body, reply.contentType);
    }

    void drop(Fault fault, const httplib::Request &request, httplib::Response &response) const
    {
        if (fault == Fault::DropMiddle) {
            const std::string body = response.body.empty() ? std::string("{}") : response.body;
            const std::string type = response.get_header_value("Content-Type");
            response.body.clear();
            response.headers.erase("Content-Type");
            const int peer = request.remote_port;
            response.set_content_provider(body.size(), type,
                                          [this, body, peer](std::size_t, std::size_t, httplib::DataSink &sink) {
                                              sink.write(body.data(), body.size() / 2);
                                              shutDownConnections(port, peer);
                                              return false;
                                          });
        } else if (fault == Fault::DropBefore || fault == Fault::DropAfter) {
            if (!shutDownConnections(port, request.remote_port))
                response.set_content_provider(1, "text/plain",
                                              [](std::size_t, std::size_t, httplib::DataSink &) { return false; });
        }
    }

    Router &m_router;
    const Identities &m_identities;
    Faults &m_faults;
    RequestLog &m_log;
};

HttpServer::HttpServer(Router &router, const Identities &identities, Faults &faults, RequestLog &log)
    : d(std::make_unique<Private>(router, identities, faults, log))
{
    d->setUp();
}

HttpServer::~HttpServer()
{
    stop();
}

bool HttpServer::bind(int port)
{
    const std::string loopback = "127.0.0.1";
    if (port == 0)
        m_port = d->server.bind_to_any_port(loopback);
    else
        m_port = d->server.bind_to_port(loopback, port) ? port : -1;
    d->port = m_port;
    return m_port > 0;
}

void HttpServer::start()
{
    m_thread = std::thread([this] { d->server.listen_after_bind(); });
}

void HttpServer::stop()
{
    if (!m_thread.joinable())
        return;
    for (int i = 0; i < 1'000 && !d->server.is_running(); ++i) // stop() does nothing before that
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    d->server.stop();
    shutDownConnections(m_port, 0); // else a kept-alive connection would hold its thread
    m_thread.join();
}

} // namespace wf2des::sandbox
