// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "secrets/keychain_secret_store.h"

#include <QCoreApplication>
#include <QPromise>
#include <QUuid>

#include <qt6keychain/keychain.h>

#include <limits>

namespace wf2des {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SecretStore)
};

#ifdef Q_OS_WIN
constexpr qsizetype PlatformLimit = 2560; // CRED_MAX_CREDENTIAL_BLOB_SIZE
#else
constexpr qsizetype PlatformLimit = std::numeric_limits<qsizetype>::max();
#endif

template <typename T> using Promise = std::shared_ptr<QPromise<Result<T>>>;

template <typename T> Promise<T> startedPromise()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

template <typename T> void finish(const Promise<T> &promise, Result<T> result)
{
    promise->addResult(std::move(result));
    promise->finish();
}

bool isRefusal(QKeychain::Error error)
{
    return error == QKeychain::AccessDenied || error == QKeychain::AccessDeniedByUser;
}

Error unavailable(const QKeychain::Job &job)
{
    if (isRefusal(job.error())) {
        return {ErrorCode::SecretStoreUnavailable, Words::tr("The system's secret store did not grant access."),
                job.errorString()};
    }
    return {ErrorCode::SecretStoreUnavailable,
            Words::tr("No secret store of the system can be reached; secrets last until the program ends."),
            job.errorString()};
}

Error cancelled()
{
    return {ErrorCode::Cancelled, Words::tr("The program ended before the secret store answered.")};
}

} // namespace

KeychainSecretStore::KeychainSecretStore(QObject *parent, const QString &service)
    : SecretStore(parent)
    , m_service(service)
    , m_longestSecret(PlatformLimit)
{
}

KeychainSecretStore::~KeychainSecretStore()
{
    const auto running = std::exchange(m_running, {});
    for (const Finished &finished : running)
        finished(nullptr);
}

void KeychainSecretStore::start(QKeychain::Job *job, Finished finished)
{
    job->setInsecureFallback(false);
    job->setAutoDelete(true);
    m_running.insert(job, std::move(finished));
    connect(job, &QKeychain::Job::finished, this, [this](QKeychain::Job *done) {
        if (const Finished callback = m_running.take(done))
            callback(done);
    });
    job->start();
}

void KeychainSecretStore::setPersistent(bool persistent)
{
    if (m_persistent == persistent)
        return;
    m_persistent = persistent;
    Q_EMIT persistenceChanged(persistent);
}

QFuture<Result<QString>> KeychainSecretStore::read(const QString &key)
{
    const auto held = m_memory.constFind(key);
    if (held != m_memory.cend())
        return QtFuture::makeReadyFuture<Result<QString>>(*held);
    auto promise = startedPromise<QString>();
    auto *job = new QKeychain::ReadPasswordJob(m_service);
    job->setKey(key);
    start(job, [this, promise](QKeychain::Job *done) {
        if (!done)
            return finish<QString>(promise, failure(cancelled()));
        if (done->error() == QKeychain::NoError)
            return finish<QString>(promise, static_cast<QKeychain::ReadPasswordJob *>(done)->textData());
        if (isRefusal(done->error()))
            return finish<QString>(promise, failure(unavailable(*done)));
        if (done->error() != QKeychain::EntryNotFound)
            setPersistent(false);
        finish<QString>(promise, QString());
    });
    return promise->future();
}

QFuture<Result<bool>> KeychainSecretStore::write(const QString &key, const QString &secret)
{
    if (secret.toUtf8().size() > m_longestSecret) {
        return QtFuture::makeReadyFuture<Result<bool>>(
            failure({ErrorCode::Invalid,
                     Words::tr("The secret is longer than the system's secret store can hold (%n byte(s)).", nullptr,
                               static_cast<int>(m_longestSecret))}));
    }
    auto promise = startedPromise<bool>();
    auto *job = new QKeychain::WritePasswordJob(m_service);
    job->setKey(key);
    job->setTextData(secret);
    start(job, [this, promise, key, secret](QKeychain::Job *done) {
        if (!done)
            return finish<bool>(promise, failure(cancelled()));
        const bool stored = done->error() == QKeychain::NoError;
        if (stored)
            m_memory.remove(key);
        else
            m_memory.insert(key, secret);
        setPersistent(stored);
        finish<bool>(promise, true);
    });
    return promise->future();
}

QFuture<Result<bool>> KeychainSecretStore::remove(const QString &key)
{
    m_memory.remove(key);
    auto promise = startedPromise<bool>();
    auto *job = new QKeychain::DeletePasswordJob(m_service);
    job->setKey(key);
    start(job, [this, promise](QKeychain::Job *done) {
        if (!done)
            return finish<bool>(promise, failure(cancelled()));
        // A secret that was never stored is as good as removed; so is one of a store that is not there.
        if (isRefusal(done->error()) || done->error() == QKeychain::CouldNotDeleteEntry)
            return finish<bool>(promise, failure(unavailable(*done)));
        if (done->error() != QKeychain::NoError && done->error() != QKeychain::EntryNotFound)
            setPersistent(false);
        finish<bool>(promise, true);
    });
    return promise->future();
}

QFuture<Result<bool>> KeychainSecretStore::probe()
{
    auto promise = startedPromise<bool>();
    const QString key = QStringLiteral("probe-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QString canary = QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto *job = new QKeychain::WritePasswordJob(m_service);
    job->setKey(key);
    job->setTextData(canary);
    start(job, [this, promise, key, canary](QKeychain::Job *done) {
        if (!done)
            return finish<bool>(promise, failure(cancelled()));
        setPersistent(done->error() == QKeychain::NoError);
        if (done->error() != QKeychain::NoError)
            return finish<bool>(promise, failure(unavailable(*done)));
        probeRead(promise, key, canary);
    });
    return promise->future();
}

void KeychainSecretStore::probeRead(Promise<bool> promise, const QString &key, const QString &canary)
{
    auto *job = new QKeychain::ReadPasswordJob(m_service);
    job->setKey(key);
    start(job, [this, promise, key, canary](QKeychain::Job *done) {
        if (!done)
            return finish<bool>(promise, failure(cancelled()));
        probeRemove(promise, key, static_cast<QKeychain::ReadPasswordJob *>(done)->textData() == canary);
    });
}

void KeychainSecretStore::probeRemove(Promise<bool> promise, const QString &key, bool same)
{
    auto *job = new QKeychain::DeletePasswordJob(m_service);
    job->setKey(key);
    start(job, [promise, same](QKeychain::Job *done) {
        if (!done)
            return finish<bool>(promise, failure(cancelled()));
        if (done->error() != QKeychain::NoError)
            return finish<bool>(promise, failure(unavailable(*done)));
        if (!same) {
            return finish<bool>(promise,
                                failure({ErrorCode::SecretStoreUnavailable,
                                         Words::tr("The system's secret store did not give back what was put in.")}));
        }
        finish<bool>(promise, true);
    });
}

} // namespace wf2des
