// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/secret_store.h"

#include <QHash>

#include <functional>
#include <memory>

template <typename T> class QPromise;

namespace QKeychain {
class Job;
}

namespace wf2des {

/// The system's secret store by QtKeychain: Keychain, Credential Manager, Secret Service. What it does not take is held
/// in memory and isPersistent() turns false; nothing is ever written to a file in plain text. UI thread only; the
/// system may ask the person to unlock, so an answer may take its time. Destroying it finishes what is still out, as
/// Cancelled.
class KeychainSecretStore final : public SecretStore {
    Q_OBJECT
public:
    /// `service` names the program in the system's store.
    explicit KeychainSecretStore(QObject *parent = nullptr,
                                 const QString &service = QStringLiteral("wf2des-dashboard"));
    ~KeychainSecretStore() override;

    /// SecretStoreUnavailable when the person or the system refuses; an empty secret when there is no store at all.
    QFuture<Result<QString>> read(const QString &key) override;
    /// Succeeds also when the secret could be held in memory only. Invalid when it is longer than the system's store
    /// takes.
    QFuture<Result<bool>> write(const QString &key, const QString &secret) override;
    QFuture<Result<bool>> remove(const QString &key) override;
    bool isPersistent() const override { return m_persistent; }

    /// Writes a canary to the system's store, reads it back and removes it. SecretStoreUnavailable says why not.
    QFuture<Result<bool>> probe();

    /// The most UTF-8 bytes that a secret may have: what Windows Credential Manager holds; no limit elsewhere.
    void setLongestSecret(qsizetype bytes) { m_longestSecret = bytes; }

private:
    using Finished = std::function<void(QKeychain::Job *)>;
    /// Starts the job; calls `finished` with it, or with null when the store is destroyed before.
    void start(QKeychain::Job *job, Finished finished);
    void setPersistent(bool persistent);
    void probeRead(std::shared_ptr<QPromise<Result<bool>>> promise, const QString &key, const QString &canary);
    void probeRemove(std::shared_ptr<QPromise<Result<bool>>> promise, const QString &key, bool same);

    QString m_service;
    QHash<QString, QString> m_memory; ///< what the system's store did not take
    QHash<QKeychain::Job *, Finished> m_running;
    qsizetype m_longestSecret;
    bool m_persistent = true;
};

} // namespace wf2des
