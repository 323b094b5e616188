// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The message for a refused file: one line, and little of the file.

#include "engine/scenario/file_error.h"
#include "reader_kit.h"
#include "runner_kit.h"

#include <QString>

#include <algorithm>
#include <string>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// A letter that no refusal message contains.
constexpr char32_t kForeign = U'ж';

std::string foreign(int count) { return QString(count, QChar(kForeign)).toStdString(); }

int foreignIn(const std::string& text) {
    return static_cast<int>(QString::fromStdString(text).count(QChar(kForeign)));
}

bool isOneLine(const std::string& text) {
    const QString line = QString::fromStdString(text);
    return line.toStdString() == text && std::all_of(line.begin(), line.end(), [](QChar c) {
               return c.category() != QChar::Other_Control && c.category() != QChar::Other_Format &&
                      c.category() != QChar::Separator_Line && c.category() != QChar::Separator_Paragraph;
           });
}

constexpr const char* kFileName = "of two\nlines.json";

const std::string kGood = R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015",
    "players": [{"id": "ana", "seat": 1, "wallet": 1000}], "steps": [{"player": "ana", "do": "leave"}]})";

} // namespace

class ScenarioRefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void nulByteIsRefused_data();
    void nulByteIsRefused();
    void littleOfTheFileIsRepeated_data();
    void littleOfTheFileIsRepeated();
    void refusalIsOneLine_data();
    void refusalIsOneLine();
    void longTextsAreShortenedInTheMiddle_data();
    void longTextsAreShortenedInTheMiddle();
    void playersHaveShortPlainNames_data();
    void playersHaveShortPlainNames();
    void aStreamIsReadLikeAFile();
    void whatCannotBePrintedIsWrittenOut_data();
    void whatCannotBePrintedIsWrittenOut();
};

void ScenarioRefusalsTest::nulByteIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const QByteArray good = QByteArray::fromStdString(kGood);
    const QByteArray nul(1, '\0');
    const int last = static_cast<int>(good.size() - good.lastIndexOf('\n'));
    QTest::newRow("at the end") << good + nul << 2 << last;
    QTest::newRow("on a line of its own") << good + "\n" + nul + "\n" << 3 << 1;
    QTest::newRow("with another scenario behind it") << good + nul + good << 2 << last;
    QTest::newRow("with something behind it") << good + nul + "anything" << 2 << last;
    QTest::newRow("before everything") << nul + good << 1 << 1;
    QTest::newRow("between two fields") << "{" + nul + good.mid(1) << 1 << 2;
    QTest::newRow("in a text") << QByteArray("{\"format\": \"") + nul + "\"}" << 1 << 13;
    QTest::newRow("alone") << nul << 1 << 1;
}

void ScenarioRefusalsTest::nulByteIsRefused() {
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const int, column);
    const ToldError error = errorOf(text.toStdString());
    QCOMPARE(error.reason, std::string("not JSON: a NUL byte"));
    QCOMPARE(int(error.line), line);
    QCOMPARE(int(error.column), column);
    const Outcome outcome = runText(text.toStdString(), kFileName);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.out, std::string());
    QCOMPARE(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1);
}

void ScenarioRefusalsTest::playersHaveShortPlainNames_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("reason"); // empty: taken
    const QString unprintable =
        QStringLiteral("a name with control characters, line breaks or direction marks");
    QTest::newRow("64 letters") << QString(64, QChar(u'ж')) << QString();
    QTest::newRow("65 letters") << QString(65, QChar(u'ж'))
                                << QStringLiteral("a name of more than 64 characters");
    QTest::newRow("line break") << QStringLiteral("ana\nrui") << unprintable;
    QTest::newRow("escape") << QStringLiteral("\u001b[31mana") << unprintable;
    QTest::newRow("C1") << QStringLiteral("ana\u009b") << unprintable;
    QTest::newRow("right to left") << QStringLiteral("\u202eana") << unprintable;
    QTest::newRow("nothing") << QString() << QStringLiteral("empty");
}

void ScenarioRefusalsTest::playersHaveShortPlainNames() {
    QFETCH(const QString, id);
    QFETCH(const QString, reason);
    Json json = Json::parse(kGood);
    json["players"][0]["id"] = id.toStdString();
    json["steps"] = Json::array();
    const auto scenario = scenario::read(json.dump());
    QCOMPARE(bool(scenario), reason.isEmpty());
    if (!scenario) {
        QCOMPARE(QString::fromStdString(scenario.error().path), QStringLiteral("players[0].id"));
        QCOMPARE(QString::fromStdString(app::englishReason(scenario.error())), reason);
    }
}

void ScenarioRefusalsTest::aStreamIsReadLikeAFile() {
    std::istringstream good(kGood);
    QVERIFY(bool(scenario::load(good)));
    std::istringstream bad("{");
    QVERIFY(!scenario::load(bad));
}

// Each row is a file with a very long text at one place.
void ScenarioRefusalsTest::littleOfTheFileIsRepeated_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& from, const std::string& to) {
        std::string text = kGood;
        const std::size_t at = text.find(from);
        QTest::newRow(name) << QByteArray::fromStdString(text.replace(at, from.size(), to));
    };
    const std::string text = foreign(500);
    row("format", "mesaviva.scenario/1", text);
    row("game", "\"poker\"", '"' + text + '"');
    row("rules", "pt-803-2015", text);
    row("action", "leave", text);
    row("player", "\"player\": \"ana\"", "\"player\": \"" + text + '"');
    row("field", "\"seat\"", '"' + text + '"');
    row("field and text", "\"player\": \"ana\"", "\"player\": \"ana\", \"when\": \"" + text + '"');
    row("field given twice", "\"seat\"", '"' + text + "\": 1, \"" + text + '"');
    row("field within fields", "\"steps\": [",
        R"("expect": [{"event": "staked", ")" + text + R"(": {}, "amount": {")" + text +
            R"(": -1}}], "steps": [)");
    row("no JSON", "\"poker\"", text);
    row("text that does not end", "\"leave\"}]}", '"' + text);
    row("text with a line break", "leave", text + '\n');
    row("text with a quote that ends nothing", "leave", text + R"('; expected \x)" + text);
    row("balance", "\"steps\": [", R"("expect": [{"balance": {")" + text + R"(": 5}}], "steps": [)");
}

void ScenarioRefusalsTest::littleOfTheFileIsRepeated() {
    QFETCH(const QByteArray, text);
    const Outcome outcome = runText(text.toStdString(), kFileName);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(foreignIn(outcome.err) <= 80, outcome.err.c_str());
    QVERIFY(isOneLine(outcome.err.substr(0, outcome.err.find_last_of('\n'))));
}

void ScenarioRefusalsTest::refusalIsOneLine_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const Json& json) {
        QTest::newRow(name) << QByteArray::fromStdString(json.dump());
    };
    const std::string nasty = "a\nb\r\t\u001b[31m\u007f\u0085\u202e\u2028\u200b\ufeff\"\\";
    Json json = Json::parse(kGood);
    json["game"] = nasty;
    row("text", json);
    json = Json::parse(kGood);
    json[nasty] = 1;
    row("field", json);
    json = Json::parse(kGood);
    json["expect"] = Json::array({{{"event", "staked"}, {"amount", {{nasty, -1}}}}});
    row("field within a field", json);
    QTest::newRow("no JSON") << QByteArray("{\"game\": \x7f\x1b");
    QTest::newRow("no UTF-8") << QByteArray("{\"game\": \"\xff\xc2\x85\n");
    QTest::newRow("no UTF-8 at all") << QByteArray("\xff\xfe{");
    QTest::newRow("a number beyond all") << "{\"until\": 1" + QByteArray(5000, '0') + "}";
}

void ScenarioRefusalsTest::refusalIsOneLine() {
    QFETCH(const QByteArray, text);
    const std::string said = errorOf(text.toStdString()).text();
    QVERIFY2(isOneLine(said), said.c_str());
    QVERIFY2(said.size() < 400, said.c_str());
    const Outcome outcome = runText(text.toStdString(), kFileName);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1);
    QVERIFY(outcome.err.ends_with(": " + said + '\n'));
}

void ScenarioRefusalsTest::longTextsAreShortenedInTheMiddle_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("short enough") << "12345678"
                                  << "12345678";
    QTest::newRow("too long") << "123456789"
                              << "1234…789";
    QTest::newRow("more than one byte each") << "áéíóúàèìò"
                                             << "áéíó…èìò";
    QTest::newRow("more than two bytes each") << "1234€6789"
                                              << "1234…789";
}

void ScenarioRefusalsTest::longTextsAreShortenedInTheMiddle() {
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    QCOMPARE(QString::fromStdString(scenario::shortened(text.toStdString(), 8)), shown);
}

void ScenarioRefusalsTest::whatCannotBePrintedIsWrittenOut_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("what can") << QByteArray("Título, 5 €, 😀") << "Título, 5 €, 😀";
    QTest::newRow("line break") << QByteArray("a\nb") << "a\\u000ab";
    QTest::newRow("delete") << QByteArray("a\x7f") << "a\\u007f";
    QTest::newRow("next line") << QByteArray("a\xc2\x85") << "a\\u0085";
    QTest::newRow("from right to left") << QByteArray("\xe2\x80\xae") << "\\u202e";
    QTest::newRow("no UTF-8") << QByteArray("a\xff") + "b"
                              << "a\ufffdb";
    QTest::newRow("cut off") << QByteArray("a\xe2\x80") << "a\ufffd\ufffd";
    QTest::newRow("longer than need be") << QByteArray("\xc0\xaf") << "\ufffd\ufffd";
    QTest::newRow("half of a pair") << QByteArray("\xed\xa0\x80") << "\ufffd\ufffd\ufffd";
}

void ScenarioRefusalsTest::whatCannotBePrintedIsWrittenOut() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, shown);
    QCOMPARE(QString::fromStdString(scenario::printable(text.toStdString())), shown);
}

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioRefusalsTest)
#include "tst_scenario_refusals.moc"
