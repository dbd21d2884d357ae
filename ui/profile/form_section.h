// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profile/profile_rules.h"

#include <QHash>
#include <QWidget>

class QFormLayout;

namespace wf2des {

class TintedLabel;

/// A titled part of the profile's form. A field's problem stands below it as a sentence.
class FormSection : public QWidget {
    Q_OBJECT
public:
    FormSection(const QString &title, QWidget *parent = nullptr);

    /// Adds a labelled input; `field` says which problems belong to it.
    void addInput(const QString &label, QWidget *input, ProfileField field = ProfileField::Anything);
    /// Adds a muted sentence below the last input.
    void addHint(const QString &text);
    void addWide(QWidget *widget);

    /// Shows the problems of the fields that this section has; clears those of the others.
    void setProblems(const QList<ProfileProblem> &problems);
    /// The input of a field; null when it is not in this section.
    QWidget *inputOf(ProfileField field) const { return m_inputs.value(field); }

private:
    QFormLayout *m_form = nullptr;
    QHash<ProfileField, QWidget *> m_inputs;
    QHash<ProfileField, TintedLabel *> m_problems;
};

} // namespace wf2des
