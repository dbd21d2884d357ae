// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_fixtures.h"
#include "run/figma_link.h"
#include "store/pasted_reference.h"
#include "store/run_query.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace wf2des;
using namespace wf2des::test;

namespace {

/// Our own hostile strings: always tested.
QStringList ownStrings()
{
    return {
        QStringLiteral("<img src=x onerror=alert(1)>"),
        QStringLiteral("<table>").repeated(30),
        QString::fromUtf8("\u202Egnp.exe"),
        QString::fromUtf8("\u200b\ufeff"),
        QString::fromUtf8("e\u0301\u0302\u0303 z\u0335\u0336"),
        QStringLiteral("a") + QChar(0) + QStringLiteral("b"),
        QStringLiteral("\x1b[31mred\r\n\t"),
        QStringLiteral("=cmd|' /C calc'!A0"),
        QStringLiteral("'; DROP TABLE wf2des; --"),
        QStringLiteral("%s%n%1 %2 &amp; &"),
        QStringLiteral("\\\" \\ \""),
        QString::fromUtf8("直骨角 👩‍👩‍👧 ﷽"),
        QStringLiteral("status:failed -edge:wf2des is:open"),
        QStringLiteral("../../etc/passwd"),
        QString(100'000, u'W'),
    };
}

} // namespace

/// RELIABILITY, Markup and control characters: the hostile corpus in every text column; copies keep the bytes.
class TestHostileText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ownStringsSurvive();
    void naughtyStringsSurvive();

private:
    static void check(const QStringList &texts);
};

void TestHostileText::check(const QStringList &texts)
{
    RunStore store;
    int number = 0;
    for (const QString &text : texts) {
        Run run = makeRun(number++);
        if (number % 2 == 0)
            run.id = QStringLiteral("%1 %2").arg(text).arg(number);
        run.screenId = run.wfNodeId = run.figmaFileKey = run.createdBy = run.updatedBy = run.errorMessage = text;
        run.scoreVersion = text;
        run.status = Code<Status>::fromText(text);
        const StoreChange change = store.merge({run});
        if (number < 200) // unknown codes have a limit of their own, see tst_run_store
            QCOMPARE(store.run(change.added.at(0)), run);
        QCOMPARE(store.run(change.added.at(0)).screenId, text);

        // As a value it finds its run; as a text it is read, and what was read round-trips.
        const RunFilter value = RunFilter().with(FilterKey::Screen, {text});
        QCOMPARE(RunFilter::fromText(value.toText()), value);
        const std::vector<RunStore::Slot> matches = RunQuery::run(store, value, {}, {noon, {}}).matches;
        QVERIFY(std::find(matches.cbegin(), matches.cend(), change.added.at(0)) != matches.cend());
        const RunFilter read = RunFilter::fromText(text);
        QCOMPARE(RunFilter::fromText(read.toText()), read);
        filterFromPaste(text);
        QVERIFY(figmaUrl({text, text}).host() == QLatin1String("www.figma.com"));
    }
}

void TestHostileText::ownStringsSurvive()
{
    check(ownStrings());
}

void TestHostileText::naughtyStringsSurvive()
{
    const QString folder = qEnvironmentVariable("WF2DES_SHARED_DATA", QStringLiteral(WF2DES_SHARED_DATA_DIR));
    QFile file(QDir(folder).filePath(QStringLiteral("naughty-strings/blns.json")));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("the shared real inputs (naughty-strings) are not on this computer");
    QStringList texts;
    const QJsonArray strings = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue &value : strings) {
        if (!value.toString().isEmpty())
            texts.append(value.toString());
    }
    QVERIFY(texts.size() > 100);
    check(texts);
}

QTEST_APPLESS_MAIN(TestHostileText)
#include "tst_hostile_text.moc"
