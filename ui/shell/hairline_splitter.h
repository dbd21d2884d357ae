// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSplitter>

namespace wf2des {

/// A splitter whose handles are one quiet line.
class HairlineSplitter : public QSplitter {
    Q_OBJECT
public:
    explicit HairlineSplitter(QWidget *parent = nullptr);

protected:
    QSplitterHandle *createHandle() override;
};

} // namespace wf2des
