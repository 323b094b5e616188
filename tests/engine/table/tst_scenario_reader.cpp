// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/scenario/scenario.h"
#endif
#include "reader_kit.h"

#include <QTest>

#include <filesystem>
#include <string>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The common parts of all scenario files; tst_<game>_reader tests the games' own parts.
class ScenarioReaderTest : public QObject {
    Q_OBJECT

private slots:
    void commentsAreAllowedInEveryObject();
    void titleInOneLanguageServesBoth();
    void brokenFieldIsRefusedWithPathAndReason_data();
    void brokenFieldIsRefusedWithPathAndReason();
    void missingFieldIsRefusedWithPath_data();
    void missingFieldIsRefusedWithPath();
    void brokenTextIsRefusedWithLineAndColumn_data();
    void brokenTextIsRefusedWithLineAndColumn();
    void fieldGivenTwiceIsRefusedWithPath();
    void deepNestingIsRefused();
    void unreadableFileIsRefused();
};

void ScenarioReaderTest::commentsAreAllowedInEveryObject() {
    Json json = wholePoker();
    json["comment"] = "P25";
    for (const char* place :
         {"/title", "/table", "/players/0", "/outcome", "/steps/0", "/expect/0", "/expect/1", "/expect/2"}) {
        json[Json::json_pointer(place)]["comment"] = "why";
    }
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QVERIFY(!std::get<scenario::ExpectedEvent>(read->expectations[0]).fields->contains("comment"));
}

void ScenarioReaderTest::titleInOneLanguageServesBoth() {
    Json json = wholePoker();
    json["title"] = {{"pt", "Só em português"}};
    const auto read = scenario::read(json.dump());
    QVERIFY(read);
    QCOMPARE(read->title.en, std::string("Só em português"));
}

void ScenarioReaderTest::brokenFieldIsRefusedWithPathAndReason_data() {
    const BrokenFields row;
    row("no object", "", "[]", "", "not an object");
    row("other format", "/format", R"("mesaviva.scenario/2")", "format", "mesaviva.scenario/1");
    row("format no text", "/format", "1", "format", "not a text");
    row("unknown field", "/player", "[]", "player", "unknown field");
    row("odd field name", "/a b", "1", "[\"a b\"]", "unknown field");
    row("comment no text", "/comment", "1", "comment", "not a text");
    row("title no object", "/title", R"("x")", "title", "not an object");
    row("title empty", "/title", "{}", "title", "neither");
    row("title in another language", "/title/fr", R"("x")", "title.fr", "unknown field");
    row("title no text", "/title/en", "5", "title.en", "not a text");
    row("unknown game", "/game", R"("chess")", "game", "no such game");
    row("another game", "/game", R"("bingo")", "rules", "rules of poker");
    row("unknown rules", "/rules", R"("pt-1-1900")", "rules", "no such rules");
    row("another game's rules", "/rules", R"("pt-804-2015")", "rules", "rules of roulette");
    row("table no object", "/table", "[]", "table", "not an object");
    row("players no list", "/players", "{}", "players", "not a list");
    row("player no object", "/players/0", R"("ana")", "players[0]", "not an object");
    row("empty id", "/players/0/id", R"("")", "players[0].id", "empty");
    row("the dealer's name", "/players/0/id", R"("dealer")", "players[0].id", "dealer");
    row("id no text", "/players/1/id", "7", "players[1].id", "not a text");
    row("id twice", "/players/1/id", R"("ana")", "players[1].id", "second player");
    row("negative wallet", "/players/1/wallet", "-1", "players[1].wallet", "whole cents");
    row("wallet beyond all", "/players/1/wallet", "1000000000001", "players[1].wallet", "whole cents");
    row("fractional wallet", "/players/1/wallet", "0.5", "players[1].wallet", "whole cents");
    row("outcome no object", "/outcome", "[]", "outcome", "not an object");
    row("seed too short", "/outcome/seed", R"("00ff")", "outcome.seed", "64");
    row("seed no hex", "/outcome/seed",
        R"("zz112233445566778899aabbccddeeff00112233445566778899aabbccddeeff")", "outcome.seed", "64");
    row("steps no list", "/steps", "{}", "steps", "not a list");
    row("step no object", "/steps/1", "3", "steps[1]", "not an object");
    row("unknown player", "/steps/1/player", R"("eva")", "steps[1].player", "eva");
    row("player no text", "/steps/1/player", "1", "steps[1].player", "not a text");
    row("time negative", "/steps/0/at", "-0.5", "steps[0].at", "seconds");
    row("time beyond all", "/steps/0/at", "1e300", "steps[0].at", "seconds");
    row("time a text", "/steps/0/at", R"("1")", "steps[0].at", "seconds");
    row("at and when", "/steps/0/when", R"("staked")", "steps[0].when", "exclude");
    row("unknown event", "/steps/2/when", R"("dealt")", "steps[2].when", "dealt");
    row("amount negative", "/steps/0/amount", "-500", "steps[0].amount", "whole cents");
    row("amount fractional", "/steps/0/amount", "500.5", "steps[0].amount", "whole cents");
    row("amount beyond all", "/steps/0/amount", "1000000000001", "steps[0].amount", "whole cents");
    row("amount beyond integers", "/steps/0/amount", "18446744073709551616", "steps[0].amount",
        "whole cents");
    row("until negative", "/until", "-1", "until", "seconds");
    row("until and rounds", "/rounds", "3", "rounds", "exclude");
    row("unknown event expected", "/expect/0/event", R"("setled")", "expect[0].event", "setled");
    row("expect no list", "/expect", "{}", "expect", "not a list");
    row("expectation no object", "/expect/0", "1", "expect[0]", "not an object");
    row("expectation of nothing", "/expect/0", "{}", "expect[0]", "exactly one");
    row("event and refusal", "/expect/0/refused", R"("not_now")", "expect[0]", "exactly one");
    row("balance with an event", "/expect/2/event", R"("settled")", "expect[2].event", "unknown field");
    row("reason twice", "/expect/1/reason", R"("no_stake")", "expect[1].reason", "already");
    row("count negative", "/expect/0/count", "-1", "expect[0].count", "whole number");
    row("count fractional", "/expect/0/count", "1.5", "expect[0].count", "whole number");
    row("expected amount negative", "/expect/0/returned", "-1", "expect[0].returned", "whole cents");
    row("expected net fractional", "/expect/0/net", "0.5", "expect[0].net", "whole cents");
    row("amount within a list", "/expect/0/stakes", R"([{"box": "ante", "amount": -1}])",
        "expect[0].stakes[0].amount", "whole cents");
    row("balance no object", "/expect/2/balance", "5", "expect[2].balance", "not an object");
    row("balance of a stranger", "/expect/2/balance/eva", "5", "expect[2].balance.eva", "no player");
    row("balance negative", "/expect/2/balance/ana", "-5", "expect[2].balance.ana", "whole cents");
}

void ScenarioReaderTest::brokenFieldIsRefusedWithPathAndReason() { refusesTheBrokenField(wholePoker()); }

void ScenarioReaderTest::missingFieldIsRefusedWithPath_data() {
    const MissingFields row;
    row("/format", "format");
    row("/game", "game");
    row("/rules", "rules");
    row("/players", "players");
    row("/players/0/id", "players[0].id");
    row("/players/1/wallet", "players[1].wallet");
    row("/steps/0/do", "steps[0].do");
    row("/steps/3/player", "steps[3].player");
}

void ScenarioReaderTest::missingFieldIsRefusedWithPath() { refusesWithoutTheField(wholePoker()); }

void ScenarioReaderTest::brokenTextIsRefusedWithLineAndColumn_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    QTest::newRow("empty") << QByteArray() << 1 << 1;
    QTest::newRow("no JSON") << QByteArray("format: 1") << 1 << 2;
    QTest::newRow("comma missing") << QByteArray("{\n  \"format\": 1\n  \"game\": 2}") << 3 << 8;
    QTest::newRow("comma too many") << QByteArray("{\n\"format\": 1,\n}") << 3 << 1;
    QTest::newRow("cut off") << QByteArray("{\"format\":\n") << 2 << 1;
    QTest::newRow("two values") << QByteArray("{}\n{}") << 2 << 1;
    QTest::newRow("no UTF-8") << QByteArray("{\"title\": \"\xff\"}") << 1 << 12;
    QTest::newRow("number beyond all") << QByteArray("{\"until\": 1e999}") << 1 << 15;
    QTest::newRow("not a number") << QByteArray("{\"until\": NaN}") << 1 << 11;
    QTest::newRow("script comment") << QByteArray("// no\n{}") << 1 << 1;
}

void ScenarioReaderTest::brokenTextIsRefusedWithLineAndColumn() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const ToldError error = errorOf(text.toStdString());
    QVERIFY2(error.reason.starts_with("not JSON: "), error.reason.c_str());
    QCOMPARE(error.path, std::string());
    QCOMPARE(int(error.line), line);
    QCOMPARE(int(error.column), column);
    QVERIFY(error.text().starts_with("line " + std::to_string(line) + ", column "));
}

void ScenarioReaderTest::fieldGivenTwiceIsRefusedWithPath() {
    std::string text = wholePoker().dump();
    const std::string once = R"("amount":500.0)";
    text.replace(text.find(once), once.size(), once + ",\"amount\":600");
    const ToldError error = errorOf(text);
    QCOMPARE(error.path, std::string("steps[0].amount"));
    QCOMPARE(error.reason, std::string("given twice"));
}

void ScenarioReaderTest::deepNestingIsRefused() {
    const ToldError error = errorOf(std::string(100'000, '['));
    QCOMPARE(error.reason, std::string("nested too deeply"));
}

void ScenarioReaderTest::unreadableFileIsRefused() {
    const auto folder = scenario::load(std::filesystem::temp_directory_path());
    QVERIFY(!folder);
    QVERIFY(app::englishText(folder.error()).find("folder") != std::string::npos);
    const auto nothing =
        scenario::load(std::filesystem::temp_directory_path() / "mesaviva" / "no such file.json");
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().problem, scenario::FileProblem::not_opened);
}

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioReaderTest)
#include "tst_scenario_reader.moc"
