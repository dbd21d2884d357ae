// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/pasted_reference.h"

#include <QTest>

using namespace wf2des;

/// DESIGN 5.4: pasting a Figma link, a run id, a screen id or a 409 body finds the run.
class TestPastedReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pastedTexts_data();
    void pastedTexts();
    void nothingToFind();
    void tenMegabytesAreAnswered_data();
    void tenMegabytesAreAnswered();
};

void TestPastedReference::pastedTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("filter");
    const auto add = [](const char *name, const char *text, const char *filter) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(filter);
    };
    add("link", " https://www.figma.com/design/AbC/N?node-id=12-345\n", "file:AbC node:12:345");
    add("run id", "6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff", "id:6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    add("screen id", "SCR-0042", "SCR-0042");
    add("filter", "status:failed age:>2h", "status:failed age:>2h");
    add("409 body", R"({"type":"about:blank","status":409,"code":"open_generation_exists",
                       "existing_id" : "6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff"})",
        "id:6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    add("409 body with the run", R"({"status":409,"code":"phase_mismatch","run":{"organization_id":1,"id":"run-7"}})",
        "id:run-7");
    add("409 in a log line", "POST /wf2des -> 409 {\"existing_id\":\"abc\"} after 12 ms", "id:abc");
    add("existing_id of null", R"({"existing_id":null} SCR-1)", R"({"existing_id":null} SCR-1)");
}

void TestPastedReference::pastedTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, filter);
    const std::optional<RunFilter> found = filterFromPaste(text);
    QVERIFY(found);
    QCOMPARE(found->toText(), RunFilter::fromText(filter).toText());
}

void TestPastedReference::nothingToFind()
{
    QVERIFY(!filterFromPaste({}));
    QVERIFY(!filterFromPaste(QStringLiteral(" \n\t ")));
    QVERIFY(!filterFromPaste(QStringLiteral("lorem ipsum ").repeated(1'000)));
}

void TestPastedReference::tenMegabytesAreAnswered_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : {"x", "{\"run\":{", "\"existing_id\":\"", "https://www.figma.com/", "\"", "- ", "a:b,"})
        QTest::newRow(piece) << QString::fromLatin1(piece);
}

void TestPastedReference::tenMegabytesAreAnswered()
{
    QFETCH(const QString, piece);
    const QString text = piece.repeated(10'000'000 / piece.size());
    QVERIFY(!filterFromPaste(text));
    const QString id = QStringLiteral("6f1c2a9e-0b7d-4c3e-9f10-aabbccddeeff");
    QCOMPARE(filterFromPaste(QStringLiteral("{\"existing_id\":\"%1\"}").arg(id) + text)->toText(),
             QStringLiteral("id:") + id);
}

QTEST_APPLESS_MAIN(TestPastedReference)
#include "tst_pasted_reference.moc"
