// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/json_tree_model.h"
#include "model_fixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace wf2des;

namespace {

JsonDocument parsed(const QByteArray &bytes)
{
    const Result<JsonDocument> document = JsonDocument::parse(bytes);
    return document ? *document : JsonDocument();
}

QStringList keysOf(const JsonDocument &document, JsonDocument::Node node)
{
    QStringList keys;
    for (qint32 row = 0; row < document.childCount(node); ++row)
        keys << document.key(document.child(node, row));
    return keys;
}

} // namespace

/// The flat table and the tree over it keep what a viewer must not change (FIELD, Documents; RELIABILITY M11).
class TestJsonTree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void numbersStayAsWritten_data();
    void numbersStayAsWritten();
    void keyOrderAndDuplicatesStay();
    void kindsAndTexts();
    void pointersAreRfc6901();
    void badTextNamesItsByte_data();
    void badTextNamesItsByte();
    void depthIsNoProblem();
    void longTextIsCutBetweenCharacters();
    void treeFollowsTheTable();
    void singleValueIsOneRow();
    void newDocumentResetsOnce();
};

void TestJsonTree::init()
{
    QTest::failOnWarning(test::anyWarning());
}

void TestJsonTree::numbersStayAsWritten_data()
{
    QTest::addColumn<QByteArray>("written");
    for (const char *number : {"0", "-0", "1", "-1", "9999999999", "9223372036854775807", "-9223372036854775808",
                               "18446744073709551615", "12345678901234567890123", "0.93120", "1.0", "1e5", "1E+05",
                               "-0.0", "0.1e-7", "3.141592653589793238462643383279"})
        QTest::newRow(number) << QByteArray(number);
}

void TestJsonTree::numbersStayAsWritten()
{
    QFETCH(QByteArray, written);
    const JsonDocument document = parsed("{\"n\": " + written + " }");
    QCOMPARE(document.nodeCount(), 2);
    QCOMPARE(document.kind(1), JsonDocument::Kind::Number);
    QCOMPARE(document.text(1), QString::fromLatin1(written));
}

void TestJsonTree::keyOrderAndDuplicatesStay()
{
    const JsonDocument document = parsed(R"({"z":1,"a":2,"z":3,"":4})");
    QCOMPARE(keysOf(document, JsonDocument::Root), QString(QStringLiteral("z,a,z,")).split(u','));
    QCOMPARE(document.text(document.child(JsonDocument::Root, 2)), QStringLiteral("3"));
    QVERIFY(!document.key(document.child(JsonDocument::Root, 3)).isNull());
}

void TestJsonTree::kindsAndTexts()
{
    using Kind = JsonDocument::Kind;
    const JsonDocument document = parsed(R"([{},[],"\u0000x\u6587",1,true,false,null])");
    const QList<Kind> kinds{Kind::Object, Kind::Array, Kind::String, Kind::Number, Kind::True, Kind::False, Kind::Null};
    QCOMPARE(document.childCount(JsonDocument::Root), 7);
    for (qint32 row = 0; row < 7; ++row) {
        const JsonDocument::Node node = document.child(JsonDocument::Root, row);
        QCOMPARE(document.kind(node), kinds.at(row));
        QCOMPARE(document.parent(node), JsonDocument::Root);
        QCOMPARE(document.row(node), row);
        QVERIFY(document.key(node).isNull());
    }
    QVERIFY(document.text(document.child(JsonDocument::Root, 0)).isNull());
    QCOMPARE(document.text(document.child(JsonDocument::Root, 2)), QString(QChar(0)) + u'x' + QChar(0x6587));
    QCOMPARE(document.text(document.child(JsonDocument::Root, 4)), QStringLiteral("true"));
    QCOMPARE(document.parent(JsonDocument::Root), -1);
}

void TestJsonTree::pointersAreRfc6901()
{
    const JsonDocument document = parsed(R"({"a/b":{"m~n":[10,20]}})");
    const JsonDocument::Node array = document.child(document.child(JsonDocument::Root, 0), 0);
    QCOMPARE(document.pointer(document.child(array, 1)), QStringLiteral("/a~1b/m~0n/1"));
    QCOMPARE(document.pointer(JsonDocument::Root), QString());
}

void TestJsonTree::badTextNamesItsByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("byte");
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("html from a gateway") << QByteArray("<html>") << 0;
    QTest::newRow("cut") << QByteArray("{\"a\": 1") << 7;
    QTest::newRow("missing comma") << QByteArray("[1 2]") << 3;
    QTest::newRow("trailing text") << QByteArray("{} x") << 3;
    QTest::newRow("leading zero") << QByteArray("[01]") << 2;
    QTest::newRow("bad UTF-8") << QByteArray("[\"\xff\"]") << 2;
}

void TestJsonTree::badTextNamesItsByte()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, byte);
    const Result<JsonDocument> document = JsonDocument::parse(bytes);
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::UnexpectedAnswer);
    QVERIFY2(document.error().message.endsWith(QStringLiteral("at byte %1.").arg(byte)),
             qPrintable(document.error().message));
    QVERIFY(!document.error().detail.isEmpty());
}

/// RELIABILITY M11: recursion over depth crashes; nothing here recurses.
void TestJsonTree::depthIsNoProblem()
{
    constexpr int depth = 200'000;
    const JsonDocument document = parsed(QByteArray(depth, '[') + QByteArray(depth, ']'));
    QCOMPARE(document.nodeCount(), depth);
    JsonDocument::Node node = JsonDocument::Root;
    while (document.childCount(node) > 0)
        node = document.child(node, 0);
    QCOMPARE(node, depth - 1);
    QCOMPARE(document.pointer(node).size(), 2 * (depth - 1));
}

void TestJsonTree::longTextIsCutBetweenCharacters()
{
    const QString text = QString(QChar(0x6587)).repeated(1000); // three bytes each
    const JsonDocument document = parsed("[\"" + text.toUtf8() + "\"]");
    QCOMPARE(document.textStart(1, 400), text.left(133));
    QCOMPARE(document.textStart(1, 1'000'000), text);
    QCOMPARE(document.textBytes(1), 3000);

    JsonTreeModel model;
    model.setDocument(document);
    const QModelIndex cell = model.index(0, JsonTreeModel::ValueColumn);
    QCOMPARE(cell.data().toString(), text.left(133));
    QCOMPARE(cell.data(JsonTreeModel::TextRole).toString(), text);
}

void TestJsonTree::treeFollowsTheTable()
{
    JsonTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setDocument(parsed(R"({"parse":{"root":{"children":[{"id":"1:2"},{"id":"1:3"}]}},"score":0.9312})"));
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex parse = model.index(0, 0);
    const QModelIndex children = model.index(0, 0, model.index(0, 0, parse));
    QCOMPARE(children.data().toString(), QStringLiteral("children"));
    QCOMPARE(children.data(JsonTreeModel::ChildCountRole).toInt(), 2);
    QVERIFY(!model.index(0, JsonTreeModel::ValueColumn, children.parent()).data().isValid());
    const QModelIndex second = model.index(1, 0, children);
    QCOMPARE(second.data(), QVariant(1)); // elements are told by their place
    QCOMPARE(second.parent(), children);
    const QModelIndex id = model.index(0, JsonTreeModel::ValueColumn, second);
    QCOMPARE(id.data().toString(), QStringLiteral("1:3"));
    QCOMPARE(id.data(JsonTreeModel::PointerRole).toString(), QStringLiteral("/parse/root/children/1/id"));
    QCOMPARE(model.index(1, JsonTreeModel::ValueColumn).data().toString(), QStringLiteral("0.9312"));
}

void TestJsonTree::singleValueIsOneRow()
{
    JsonTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setDocument(parsed("\"only\""));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, JsonTreeModel::ValueColumn).data().toString(), QStringLiteral("only"));
    QVERIFY(!model.index(0, 0).parent().isValid());
    model.setDocument(parsed("{}"));
    QCOMPARE(model.rowCount(), 0);
}

void TestJsonTree::newDocumentResetsOnce()
{
    JsonTreeModel model;
    const QSignalSpy resets(&model, &JsonTreeModel::modelReset);
    model.setDocument(parsed("[1,2]"));
    QCOMPARE(resets.size(), 1);
    QVERIFY(!model.setData(model.index(0, 1), 5)); // read-only
}

QTEST_APPLESS_MAIN(TestJsonTree)
#include "tst_json_tree.moc"
