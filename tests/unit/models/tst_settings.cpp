// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/setting_keys.h"
#include "service/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace wf2des;

namespace {

const SettingKey<QString> word{"test/word", QStringLiteral("default")};
const SettingKey<int> number{"test/number", 7};
const SettingKey<QByteArray> bytes{"test/bytes", {}};
const SettingKey<QStringList> list{"test/list", {}};

void writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// RELIABILITY, Also measured: an INI QSettings file is created readable for everybody, and a garbage one reads as "no
/// error, no keys". STYLE 17: a key is declared once with its default.
class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }
    void defaultsWhereNothingIsStored();
    void valuesSurviveARestart_data();
    void valuesSurviveARestart();
    void resetGivesTheDefaultBack();
    void valueOfAnotherTypeGivesTheDefault();
    void fileIsForItsOwnerOnly();
    void existingOpenFileIsClosedToOthers();
    void unreadableFileIsKeptAside_data();
    void unreadableFileIsKeptAside();
    void readableFileIsNoProblem_data();
    void readableFileIsNoProblem();
    void secondUnreadableFileInASecondIsKeptToo();
    void folderIsCreated();
    void failedSaveIsToldInWords();
    void everyKeyOfTheProgramHasAGroup();

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QStringList keptAside(const QString &file) const;
    QTemporaryDir m_folder;
};

QStringList TestSettings::keptAside(const QString &file) const
{
    const QFileInfo info(file);
    return info.dir().entryList({info.fileName() + QStringLiteral(".unreadable-*")}, QDir::Files);
}

void TestSettings::defaultsWhereNothingIsStored()
{
    const Settings settings(path("fresh.ini"));
    QVERIFY(!settings.problem());
    QCOMPARE(settings.value(word), QStringLiteral("default"));
    QCOMPARE(settings.value(number), 7);
    QCOMPARE(settings.value(bytes), QByteArray());
}

void TestSettings::valuesSurviveARestart_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << QStringLiteral("value");
    QTest::newRow("Japanese") << QString::fromUtf8("直骨角");
    QTest::newRow("quotes and commas") << QStringLiteral("a,\"b\"; c=d [e] #f");
    QTest::newRow("line break") << QStringLiteral("one\ntwo\r\n");
    QTest::newRow("at sign") << QStringLiteral("@ByteArray(x)");
    QTest::newRow("percent") << QStringLiteral("%USERPROFILE% %20");
    QTest::newRow("outside the plane") << QString::fromUtf8("😀");
}

void TestSettings::valuesSurviveARestart()
{
    QFETCH(const QString, text);
    const QString file = path("restart.ini");
    {
        Settings settings(file);
        settings.setValue(word, text);
        settings.setValue(number, 42);
        settings.setValue(bytes, text.toUtf8());
        settings.setValue(list, {text, text});
        QVERIFY(settings.save());
    }
    const Settings settings(file);
    QVERIFY(!settings.problem());
    QCOMPARE(settings.value(word), text);
    QCOMPARE(settings.value(number), 42);
    QCOMPARE(settings.value(bytes), text.toUtf8());
    QCOMPARE(settings.value(list), (QStringList{text, text}));
}

void TestSettings::resetGivesTheDefaultBack()
{
    Settings settings(path("reset.ini"));
    settings.setValue(number, 1);
    QCOMPARE(settings.value(number), 1);
    settings.reset(number);
    QCOMPARE(settings.value(number), 7);
}

void TestSettings::valueOfAnotherTypeGivesTheDefault()
{
    const QString file = path("type.ini");
    Settings settings(file);
    settings.setValue(SettingKey<QStringList>{number.name, {}}, {QStringLiteral("a"), QStringLiteral("b")});
    QCOMPARE(settings.value(number), 7);
}

void TestSettings::fileIsForItsOwnerOnly()
{
    const QString file = path("owner.ini");
    Settings settings(file);
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
        | QFileDevice::WriteOther | QFileDevice::ExeOwner | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    QVERIFY(!(QFile::permissions(file) & others));
    settings.setValue(word, QStringLiteral("written"));
    QVERIFY(settings.save());
    QVERIFY(!(QFile::permissions(file) & others));
    QVERIFY(QFile::permissions(file) & QFileDevice::ReadOwner);
}

void TestSettings::existingOpenFileIsClosedToOthers()
{
    const QString file = path("open.ini");
    writeFile(file, "[test]\nword=kept\n");
    QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther));
    const Settings settings(file);
    QCOMPARE(settings.value(word), QStringLiteral("kept"));
    QVERIFY(!(QFile::permissions(file) & QFileDevice::ReadOther));
}

void TestSettings::unreadableFileIsKeptAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("garbage") << QByteArray("\x7f\x45\x4c\x46 garbage");
    QTest::newRow("NUL bytes") << QByteArray("[test]\nword=\0\0\0\n", 17);
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n");
    QTest::newRow("JSON") << QByteArray("{\"word\": \"value\"}\n");
    QTest::newRow("a key without a section") << QByteArray("word=value\n");
    QTest::newRow("truncated in a section's name") << QByteArray("[test]\nword=value\n[win");
    QTest::newRow("an HTML page") << QByteArray("<html><body class=\"x\">no</body></html>");
}

void TestSettings::unreadableFileIsKeptAside()
{
    QFETCH(const QByteArray, content);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    writeFile(file, content);
    Settings settings(file);
    QVERIFY(settings.problem());
    QCOMPARE(settings.problem()->code, ErrorCode::SettingsUnreadable);
    QVERIFY(settings.problem()->message.endsWith(u'.'));
    QCOMPARE(settings.value(word), QStringLiteral("default"));
    QCOMPARE(keptAside(file).size(), 1);
    QCOMPARE(contentOf(folder.filePath(keptAside(file).constFirst())), content);
    QCOMPARE(settings.problem()->detail, folder.filePath(keptAside(file).constFirst()));
    settings.setValue(word, QStringLiteral("new"));
    QVERIFY(settings.save());
    QCOMPARE(Settings(file).value(word), QStringLiteral("new"));
}

void TestSettings::readableFileIsNoProblem_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("white space") << QByteArray(" \n\n");
    QTest::newRow("comments") << QByteArray("; hello\n# there\n[test]\nword=value\n");
    QTest::newRow("Windows line ends") << QByteArray("[test]\r\nword=value\r\n");
    QTest::newRow("unknown section") << QByteArray("[from%20the%20future]\nx=1\n[test]\nword=value\n");
}

void TestSettings::readableFileIsNoProblem()
{
    QFETCH(const QByteArray, content);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    writeFile(file, content);
    const Settings settings(file);
    QVERIFY(!settings.problem());
    QVERIFY(keptAside(file).isEmpty());
    QCOMPARE(settings.value(word), content.contains("word") ? QStringLiteral("value") : QStringLiteral("default"));
}

void TestSettings::secondUnreadableFileInASecondIsKeptToo()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    for (const char *content : {"first garbage", "second garbage"}) {
        writeFile(file, content);
        QVERIFY(Settings(file).problem());
    }
    QCOMPARE(keptAside(file).size(), 2);
}

void TestSettings::folderIsCreated()
{
    const QString file = path("some/folders/settings.ini");
    Settings settings(file);
    settings.setValue(number, 3);
    QVERIFY(settings.save());
    QVERIFY(QFileInfo::exists(file));
    QCOMPARE(settings.filePath(), file);
}

void TestSettings::failedSaveIsToldInWords()
{
    // A file where a folder is needed: nothing can be written, whoever runs the test.
    writeFile(path("in-the-way"), "x");
    Settings settings(path("in-the-way/settings.ini"));
    settings.setValue(number, 3);
    const Result<bool> saved = settings.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::FileFailed);
    QVERIFY(saved.error().message.endsWith(u'.'));
    QCOMPARE(settings.value(number), 3);
}

void TestSettings::everyKeyOfTheProgramHasAGroup()
{
    const QList<const char *> names{setting::Profiles.name,      setting::LastProfile.name,
                                    setting::Language.name,      setting::WindowGeometry.name,
                                    setting::SplitterState.name, setting::RunTableHeader.name,
                                    setting::LastFilter.name,    setting::OwnViews.name};
    QSet<QString> distinct;
    for (const char *name : names) {
        QCOMPARE(QString::fromLatin1(name).count(u'/'), 1);
        distinct.insert(QString::fromLatin1(name));
    }
    QCOMPARE(distinct.size(), names.size());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
