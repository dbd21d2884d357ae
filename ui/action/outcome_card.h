// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "action/action.h"
#include "theme/theme_colors.h"

#include <QFrame>

class QToolButton;
class QVBoxLayout;

namespace wf2des {

class ExpanderButton;
class IconLabel;
class MovedCard;
class PlainTextView;
class TintedLabel;

/// What became of an action that was not simply applied, in place: a sentence, the comparison with the row as it is
/// now, and the technical detail on demand.
class OutcomeCard : public QFrame {
    Q_OBJECT
public:
    explicit OutcomeCard(QWidget *parent = nullptr);

    /// Shows one record. `now` is the newest picture of the run; `why` as in MovedCard::setComparison().
    void setRecord(const ActionRecord &record, const std::optional<Run> &now, const QString &why);
    QUuid recordKey() const { return m_record.action.idempotencyKey; }

Q_SIGNALS:
    void dismissed(const QUuid &key);
    void repeatRequested(const wf2des::ActionRecord &record, const wf2des::RunState &shown);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildHeading(QVBoxLayout *column);
    void buildDetails(QVBoxLayout *column);
    void showError(const std::optional<Error> &error);
    Tone tone() const;

    ActionRecord m_record;
    IconLabel *m_icon = nullptr;
    TintedLabel *m_title = nullptr;
    QToolButton *m_dismiss = nullptr;
    PlainTextView *m_sentence = nullptr;
    MovedCard *m_comparison = nullptr;
    TintedLabel *m_requestId = nullptr;
    ExpanderButton *m_expander = nullptr;
    PlainTextView *m_details = nullptr;
};

} // namespace wf2des
