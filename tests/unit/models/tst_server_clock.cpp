// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_fixtures.h"
#include "service/server_clock.h"

#include <QTest>

using namespace wf2des;
using namespace wf2des::test;

class TestServerClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheComputerMovedByTheDifference()
    {
        ManualClock computer;
        ServerClock server(&computer);
        QCOMPARE(server.now(), computer.time);
        server.setOffset(-minute);
        QCOMPARE(server.now(), computer.time - minute);
        computer.time += hour;
        QCOMPARE(server.now(), computer.time - minute);
    }
};

QTEST_GUILESS_MAIN(TestServerClock)
#include "tst_server_clock.moc"
