// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "run/figma_link.h"

#include <QTest>
#include <QUrlQuery>

using namespace wf2des;

/// spec/wf2des-table, Relations: (figma_file_key, wf_node_id) identifies the target frame; DESIGN 5.4: the forms of a
/// pasted link.
class TestFigmaLink : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linkForms_data();
    void linkForms();
    void notALink_data();
    void notALink();
    void nodeIdsOfTheTable_data();
    void nodeIdsOfTheTable();
    void addressOpensInFigma();
    void hostileTargetStaysInFigma_data();
    void hostileTargetStaysInFigma();
    void addressRoundTrips();
};

void TestFigmaLink::linkForms_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("node");
    const auto add = [](const char *name, const char *link, const char *key, const char *node) {
        QTest::newRow(name) << QString::fromUtf8(link) << QString::fromLatin1(key) << QString::fromLatin1(node);
    };
    add("file", "https://www.figma.com/file/AbC123/My-File?node-id=12%3A345", "AbC123", "12:345");
    add("design", "https://www.figma.com/design/AbC123/My-File?node-id=12-345&t=x", "AbC123", "12:345");
    add("proto", "https://www.figma.com/proto/AbC123/P?node-id=1-2&scaling=min-zoom", "AbC123", "1:2");
    add("board", "https://www.figma.com/board/AbC123/B?node-id=0-1", "AbC123", "0:1");
    add("node with a plain colon", "https://www.figma.com/design/AbC123/F?node-id=12:345", "AbC123", "12:345");
    add("no node", "https://www.figma.com/design/AbC123/My-File", "AbC123", "");
    add("no name", "https://www.figma.com/design/AbC123", "AbC123", "");
    add("without www", "https://figma.com/design/AbC123", "AbC123", "");
    add("http", "http://www.figma.com/design/AbC123", "AbC123", "");
    add("without scheme", "www.figma.com/design/AbC123?node-id=1-2", "AbC123", "1:2");
    add("host in capitals", "https://WWW.FIGMA.COM/design/AbC123", "AbC123", "");
    add("white space around", "  https://www.figma.com/design/AbC123 \n", "AbC123", "");
    add("branch", "https://www.figma.com/file/AbC123/branch/XyZ789/My-File?node-id=3-4", "XyZ789", "3:4");
    add("branch without a name", "https://www.figma.com/design/AbC123/branch/XyZ789", "XyZ789", "");
    add("file called branch", "https://www.figma.com/design/AbC123/branch", "AbC123", "");
    add("instance node", "https://www.figma.com/design/AbC123/F?node-id=I12-3%3B4-5", "AbC123", "I12:3;4:5");
    add("Japanese name", "https://www.figma.com/design/AbC123/画面?node-id=1-2", "AbC123", "1:2");
    add("fragment", "https://www.figma.com/design/AbC123/F?node-id=1-2#comment", "AbC123", "1:2");
    add("node with a line break", "https://www.figma.com/design/AbC123/F?node-id=1-2%0A", "AbC123", "");
    add("node with a blank", "https://www.figma.com/design/AbC123/F?node-id=1%202", "AbC123", "");
}

void TestFigmaLink::linkForms()
{
    QFETCH(const QString, link);
    QFETCH(const QString, key);
    QFETCH(const QString, node);
    const std::optional<FigmaTarget> target = parseFigmaLink(link);
    QVERIFY(target);
    QCOMPARE(target->fileKey, key);
    QCOMPARE(target->nodeId, node);
}

void TestFigmaLink::notALink_data()
{
    QTest::addColumn<QString>("text");
    const auto add = [](const char *name, const char *text) {
        QTest::newRow(name) << QString::fromUtf8(text);
    };
    add("empty", "");
    add("words", "hello world");
    add("another host", "https://example.com/design/AbC123");
    add("host that ends alike", "https://evilfigma.com/design/AbC123");
    add("host that begins alike", "https://www.figma.com.evil.example/design/AbC123");
    add("host as user name", "https://www.figma.com@evil.example/design/AbC123");
    add("host in the path", "https://evil.example/www.figma.com/design/AbC123");
    add("look-alike letter", "https://www.fіgma.com/design/AbC123");
    add("script", "javascript:alert('https://www.figma.com/design/AbC123')");
    add("local file", "file:///www.figma.com/design/AbC123");
    add("ftp", "ftp://www.figma.com/design/AbC123");
    add("no key", "https://www.figma.com/design/");
    add("other page", "https://www.figma.com/community/AbC123");
    add("key with a quote", "https://www.figma.com/design/Ab'%20or%201=1");
    add("key with a line break", "https://www.figma.com/design/AbC123%0A");
    add("key that climbs", "https://www.figma.com/design/%2e%2e/x");
    add("key that is a number sign", "https://www.figma.com/design/#AbC123");
    QTest::newRow("key too long") << QStringLiteral("https://www.figma.com/design/") + QString(200, u'A');
    QTest::newRow("a megabyte") << QStringLiteral("https://www.figma.com/design/AbC123/") + QString(1'000'000, u'x');
    QTest::newRow("NUL") << QStringLiteral("https://www.figma.com/design/AbC") + QChar(0) + QStringLiteral("123");
}

void TestFigmaLink::notALink()
{
    QFETCH(const QString, text);
    QVERIFY(!parseFigmaLink(text));
}

void TestFigmaLink::nodeIdsOfTheTable_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("node");
    const auto add = [](const char *text, const char *node) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(node);
    };
    add("12-345", "12:345");
    add("12:345", "12:345");
    add("I12-3;4-5", "I12:3;4:5");
    add("I12-3;4-5;6-7", "I12:3;4:5;6:7");
    add("12-345-6", "12-345-6");
    add("a-b", "a-b");
    add("12-", "12-");
    add("12-345\n", "12-345\n");
    add("", "");
}

void TestFigmaLink::nodeIdsOfTheTable()
{
    QFETCH(const QString, text);
    QFETCH(const QString, node);
    QCOMPARE(normalizedNodeId(text), node);
    QCOMPARE(normalizedNodeId(node), node);
}

void TestFigmaLink::addressOpensInFigma()
{
    QCOMPARE(figmaUrl({QStringLiteral("AbC123"), QStringLiteral("12:345")}).toString(QUrl::FullyEncoded),
             QStringLiteral("https://www.figma.com/design/AbC123?node-id=12-345"));
    QCOMPARE(figmaUrl({QStringLiteral("AbC123")}).toString(QUrl::FullyEncoded),
             QStringLiteral("https://www.figma.com/design/AbC123"));
}

void TestFigmaLink::hostileTargetStaysInFigma_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("node");
    QTest::newRow("climbs") << QStringLiteral("../../evil") << QString();
    QTest::newRow("another host") << QStringLiteral("//evil.example/x") << QString();
    QTest::newRow("user name") << QStringLiteral("@evil.example") << QString();
    QTest::newRow("query") << QStringLiteral("A?x=1") << QStringLiteral("1:2&x=y#z");
    QTest::newRow("line break") << QStringLiteral("A\r\nHost: evil") << QStringLiteral("1\r\n2");
    QTest::newRow("percent") << QStringLiteral("%2e%2e%2f") << QStringLiteral("%0a");
}

void TestFigmaLink::hostileTargetStaysInFigma()
{
    QFETCH(const QString, key);
    QFETCH(const QString, node);
    const QUrl url = figmaUrl({key, node});
    const QString text = url.toString(QUrl::FullyEncoded);
    QVERIFY(url.isValid());
    QCOMPARE(url.scheme(), QStringLiteral("https"));
    QCOMPARE(url.host(), QStringLiteral("www.figma.com"));
    QVERIFY(url.userInfo().isEmpty());
    QVERIFY2(text.startsWith(QLatin1String("https://www.figma.com/design/")), qPrintable(text));
    QVERIFY(!url.hasFragment());
    QVERIFY(QUrlQuery(url).queryItems().size() <= 1);
    QVERIFY(!text.contains(u'\n') && !text.contains(u'\r'));
}

void TestFigmaLink::addressRoundTrips()
{
    for (const FigmaTarget &target :
         {FigmaTarget{QStringLiteral("AbC123"), QStringLiteral("12:345")},
          FigmaTarget{QStringLiteral("a_b-C"), QStringLiteral("I1:2;3:4")}, FigmaTarget{QStringLiteral("AbC123")}})
        QCOMPARE(parseFigmaLink(figmaUrl(target).toString(QUrl::FullyEncoded)), std::optional(target));
}

QTEST_APPLESS_MAIN(TestFigmaLink)
#include "tst_figma_link.moc"
