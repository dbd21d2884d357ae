// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

namespace wf2des {

/// One finding of the doctor (DESIGN 1): what was checked, how it went, and what to do about it. A value.
struct CheckResult {
    enum class State : quint8 { Ok, Warning, Failed, Skipped };

    QString id; ///< stable, for scripts: "database-driver"
    State state = State::Ok;
    QString title; ///< translated: "PostgreSQL driver"
    QString message; ///< translated sentence: what was found
    QString remedy; ///< translated sentence: what to do; empty when nothing is to be done
    QString detail; ///< technical, foreign text: always shown as plain text

    friend bool operator==(const CheckResult &, const CheckResult &) = default;
};

using CheckResults = QList<CheckResult>;

/// True when nothing failed; warnings and skipped checks pass.
inline bool allPassed(const CheckResults &results)
{
    for (const CheckResult &result : results) {
        if (result.state == CheckResult::State::Failed)
            return false;
    }
    return true;
}

} // namespace wf2des

Q_DECLARE_METATYPE(wf2des::CheckResult)
