// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/load.h"
#include "scenario/scenario.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

using namespace mesaviva;
using scenario::FileError;
using Json = nlohmann::ordered_json;

namespace {

/// A scenario in which every part occurs and which is read without complaint.
Json wholeScenario() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1",
        "title": {"pt": "Título", "en": "Title"},
        "game": "poker",
        "rules": "pt-803-2015",
        "table": {"minimum": 500, "maximum": 12500, "seats": 6, "betting_seconds": 12.5, "decision_seconds": 15,
                  "extra_seconds": 5, "card_seconds": 0.25, "ace_high_straight": false,
                  "system_failure": "void_all"},
        "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 3, "wallet": 0}],
        "outcome": {"cards": ["2c", "Td", "As"],
                    "seed": "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"},
        "steps": [
            {"at": 1.5, "player": "ana", "do": "ante", "amount": 500.0},
            {"player": "rui", "do": "leave"},
            {"when": "betting_closed", "player": "rui", "do": "sit", "seat": 2},
            {"when": "decision_opened", "player": "ana", "do": "bet"},
            {"do": "fault", "kind": "player_lost", "player": "ana"},
            {"at": 50, "do": "fault", "kind": "system"}
        ],
        "until": 90,
        "expect": [
            {"event": "settled", "player": "ana", "net": -1500, "count": 1},
            {"refused": "not_now", "player": "rui"},
            {"balance": {"ana": 98500, "rui": 0}}
        ]
    })");
}

FileError errorOf(const std::string& text) {
    const auto read = scenario::read(text);
    return read ? FileError{"", 0, 0, "accepted"} : read.error();
}

} // namespace

class ScenarioReaderTest : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsRead();
    void whatIsLeftOutHasItsDefault();
    void individualTableHasOnePlace();
    void maximumFollowsTheMinimum();
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

void ScenarioReaderTest::everyPartIsRead() {
    const auto read = scenario::read(wholeScenario().dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->title.pt, std::string("Título"));
    QCOMPARE(read->title.en, std::string("Title"));
    QCOMPARE(read->rules, std::string("pt-803-2015"));
    QCOMPARE(read->table.seats, 6);
    QCOMPARE(read->table.betting, Duration(12'500));
    QCOMPARE(read->table.decision, Duration(15'000));
    QCOMPARE(read->table.extra, Duration(5'000));
    QCOMPARE(read->table.card, Duration(250));
    QVERIFY(!read->table.ranking.aceHighStraight);
    QCOMPARE(read->table.systemFailure, poker::SystemFailureRule::void_all);
    QCOMPARE(read->players.size(), std::size_t{2});
    QCOMPARE(read->players[1].seat, 3);
    QCOMPARE(read->outcome.cards.size(), std::size_t{3});
    QCOMPARE(read->outcome.cards[1].text(), std::string("Td"));
    QCOMPARE(toHex(*read->outcome.seed),
             std::string("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"));
    QCOMPARE(read->steps.size(), std::size_t{6});
    QCOMPARE(*read->steps[0].at, kTableOpened + Duration(1'500));
    QCOMPARE(std::get<poker::PlaceAnte>(read->steps[0].command).amount.cents, 500);
    QVERIFY(!read->steps[1].at && read->steps[1].when.empty());
    QCOMPARE(read->steps[2].when, std::string("betting_closed"));
    QCOMPARE(std::get<poker::Sit>(read->steps[2].command).seat, 2);
    QCOMPARE(int(std::get<poker::LosePlayer>(read->steps[4].command).player), 0);
    QVERIFY(std::holds_alternative<poker::FailSystem>(read->steps[5].command));
    QCOMPARE(*read->until, kTableOpened + Duration(90'000));
    QVERIFY(!read->rounds);
    QCOMPARE(read->expectations.size(), std::size_t{3});
    const auto& event = std::get<scenario::ExpectedEvent>(read->expectations[0]);
    QCOMPARE(*event.count, std::uint64_t{1});
    QVERIFY(!event.fields.contains("count"));
    const auto& refused = std::get<scenario::ExpectedEvent>(read->expectations[1]);
    QVERIFY(refused.fields == Json::parse(R"({"event": "refused", "reason": "not_now", "player": "rui"})"));
    const auto& balance = std::get<scenario::ExpectedBalance>(read->expectations[2]);
    QCOMPARE(balance.wallets.size(), std::size_t{2});
    QCOMPARE(balance.wallets[0].second.cents, 98'500);
}

void ScenarioReaderTest::whatIsLeftOutHasItsDefault() {
    const auto read = scenario::read(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015", "players": []})");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(read->table == poker::Settings{});
    QVERIFY(read->steps.empty() && read->expectations.empty());
    QVERIFY(!read->outcome.seed && read->outcome.cards.empty());

    const auto individual = scenario::read(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015", "table": {"individual": true},
            "players": [{"id": "ana", "seat": 1, "wallet": 1}]})");
    QVERIFY2(individual, individual ? "" : individual.error().text().c_str());
    QCOMPARE(individual->table.seats, 1);
}

void ScenarioReaderTest::individualTableHasOnePlace() {
    Json json = wholeScenario();
    json["table"] = {{"individual", true}, {"seats", 7}};
    json["players"] = Json::parse(R"([{"id": "ana", "seat": 1, "wallet": 1}])");
    json["steps"] = Json::array();
    json["expect"] = Json::array();
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->table.seats, 1);
    json["players"][0]["seat"] = 2;
    QCOMPARE(errorOf(json.dump()).path, std::string("players[0].seat"));
}

void ScenarioReaderTest::maximumFollowsTheMinimum() {
    Json json = wholeScenario();
    json["table"] = {{"minimum", 200}};
    const auto read = scenario::read(json.dump());
    QVERIFY(read);
    QCOMPARE(read->table.maximum.cents, 5'000);
}

void ScenarioReaderTest::commentsAreAllowedInEveryObject() {
    Json json = wholeScenario();
    json["comment"] = "P25";
    for (const char* place :
         {"/title", "/table", "/players/0", "/outcome", "/steps/0", "/expect/0", "/expect/1", "/expect/2"}) {
        json[Json::json_pointer(place)]["comment"] = "why";
    }
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(!std::get<scenario::ExpectedEvent>(read->expectations[0]).fields.contains("comment"));
}

void ScenarioReaderTest::titleInOneLanguageServesBoth() {
    Json json = wholeScenario();
    json["title"] = {{"pt", "Só em português"}};
    const auto read = scenario::read(json.dump());
    QVERIFY(read);
    QCOMPARE(read->title.en, std::string("Só em português"));
}

void ScenarioReaderTest::brokenFieldIsRefusedWithPathAndReason_data() {
    QTest::addColumn<QString>("place"); // where the value is put, as a JSON pointer
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("path"); // what the message must name
    QTest::addColumn<QString>("reason");

    const auto row = [](const char* name, const char* place, const char* value, const char* path,
                        const char* reason) {
        QTest::newRow(name) << QString::fromUtf8(place) << QString::fromUtf8(value) << QString::fromUtf8(path)
                            << QString::fromUtf8(reason);
    };
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
    row("roulette", "/game", R"("roulette")", "game", "roulette is not built into this version");
    row("bingo", "/game", R"("bingo")", "game", "bingo is not built into this version");
    row("unknown rules", "/rules", R"("pt-1-1900")", "rules", "no such rules");
    row("another game's rules", "/rules", R"("pt-804-2015")", "rules", "rules of roulette");

    row("table no object", "/table", "[]", "table", "not an object");
    row("unknown setting", "/table/pockets", "37", "table.pockets", "unknown field");
    row("no seat", "/table/seats", "0", "table.seats", "P6a");
    row("eight seats", "/table/seats", "8", "table.seats", "P6a");
    row("half a seat", "/table/seats", "1.5", "table.seats", "P6a");
    row("minimum 0", "/table/minimum", "0", "table.minimum", "P17");
    row("minimum negative", "/table/minimum", "-500", "table.minimum", "P17");
    row("minimum fractional", "/table/minimum", "499.5", "table.minimum", "whole cents");
    row("minimum beyond all", "/table/minimum", "1000000000001", "table.minimum", "P17");
    row("minimum a text", "/table/minimum", R"("500")", "table.minimum", "whole cents");
    row("maximum over 25 times", "/table/maximum", "12501", "table.maximum", "P18");
    row("maximum below the minimum", "/table/maximum", "499", "table.maximum", "P16");
    row("maximum beyond all", "/table/maximum", "1e13", "table.maximum", "P18");
    row("no betting time", "/table/betting_seconds", "0", "table.betting_seconds", "P14");
    row("negative betting time", "/table/betting_seconds", "-1", "table.betting_seconds", "P14");
    row("betting time without end", "/table/betting_seconds", "1e300", "table.betting_seconds", "P14");
    row("no decision time", "/table/decision_seconds", "0", "table.decision_seconds", "P21");
    row("no extra time", "/table/extra_seconds", "0.0001", "table.extra_seconds", "P31");
    row("extra time a text", "/table/extra_seconds", R"("5")", "table.extra_seconds", "P31");
    row("negative pace", "/table/card_seconds", "-0.1", "table.card_seconds", "P19b");
    row("individual no truth", "/table/individual", "1", "table.individual", "neither true nor false");
    row("individual with two players", "/table/individual", "true", "players[1]", "P4");
    row("house rule no truth", "/table/ace_high_straight", R"("yes")", "table.ace_high_straight", "true");
    row("unknown failure rule", "/table/system_failure", R"("void")", "table.system_failure", "I-P33");

    row("players no list", "/players", "{}", "players", "not a list");
    row("player no object", "/players/0", R"("ana")", "players[0]", "not an object");
    row("player's unknown field", "/players/0/chip_value", "5", "players[0].chip_value", "unknown field");
    row("empty id", "/players/0/id", R"("")", "players[0].id", "empty");
    row("the dealer's name", "/players/0/id", R"("dealer")", "players[0].id", "dealer");
    row("id no text", "/players/1/id", "7", "players[1].id", "not a text");
    row("id twice", "/players/1/id", R"("ana")", "players[1].id", "second player");
    row("seat taken", "/players/1/seat", "1", "players[1].seat", "taken by \"ana\"");
    row("seat beyond the table's", "/players/1/seat", "7", "players[1].seat", "P6a");
    row("seat 0", "/players/1/seat", "0", "players[1].seat", "P6a");
    row("negative wallet", "/players/1/wallet", "-1", "players[1].wallet", "whole cents");
    row("wallet beyond all", "/players/1/wallet", "1000000000001", "players[1].wallet", "whole cents");
    row("fractional wallet", "/players/1/wallet", "0.5", "players[1].wallet", "whole cents");

    row("outcome no object", "/outcome", "[]", "outcome", "not an object");
    row("another game's outcome", "/outcome/pockets", R"(["0"])", "outcome.pockets", "unknown field");
    row("cards no list", "/outcome/cards", R"("2c")", "outcome.cards", "not a list");
    row("card twice", "/outcome/cards/2", R"("2c")", "outcome.cards[2]", "only once");
    row("card in wrong case", "/outcome/cards/1", R"("tD")", "outcome.cards[1]", "no card");
    row("rank in wrong case", "/outcome/cards/1", R"("td")", "outcome.cards[1]", "no card");
    row("ten in digits", "/outcome/cards/1", R"("10d")", "outcome.cards[1]", "no card");
    row("card no text", "/outcome/cards/1", "10", "outcome.cards[1]", "not a text");
    row("seed too short", "/outcome/seed", R"("00ff")", "outcome.seed", "64");
    row("seed no hex", "/outcome/seed",
        R"("zz112233445566778899aabbccddeeff00112233445566778899aabbccddeeff")", "outcome.seed", "64");

    row("steps no list", "/steps", "{}", "steps", "not a list");
    row("step no object", "/steps/1", "3", "steps[1]", "not an object");
    row("step's unknown field", "/steps/0/chips", "3", "steps[0].chips", "unknown field");
    row("amount where there is none", "/steps/3/amount", "3", "steps[3].amount", "unknown field");
    row("unknown deed", "/steps/1/do", R"("raise")", "steps[1].do", "raise");
    row("another game's deed", "/steps/1/do", R"("spin")", "steps[1].do", "spin");
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
    row("seat no number", "/steps/2/seat", R"("2")", "steps[2].seat", "whole number");
    row("unknown fault", "/steps/5/kind", R"("ball")", "steps[5].kind", "ball");
    row("player of a system failure", "/steps/5/player", R"("ana")", "steps[5].player", "unknown field");

    row("until negative", "/until", "-1", "until", "seconds");
    row("until and rounds", "/rounds", "3", "rounds", "exclude");

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

void ScenarioReaderTest::brokenFieldIsRefusedWithPathAndReason() {
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, path);
    QFETCH(QString, reason);
    Json json = wholeScenario();
    json[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());

    const FileError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QVERIFY2(QString::fromStdString(error.reason).contains(reason), error.reason.c_str());
    QCOMPARE(error.line, std::size_t{0});
}

void ScenarioReaderTest::missingFieldIsRefusedWithPath_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("path");

    QTest::newRow("format") << "/format"
                            << "format";
    QTest::newRow("game") << "/game"
                          << "game";
    QTest::newRow("rules") << "/rules"
                           << "rules";
    QTest::newRow("players") << "/players"
                             << "players";
    QTest::newRow("id") << "/players/0/id"
                        << "players[0].id";
    QTest::newRow("seat") << "/players/0/seat"
                          << "players[0].seat";
    QTest::newRow("wallet") << "/players/1/wallet"
                            << "players[1].wallet";
    QTest::newRow("do") << "/steps/0/do"
                        << "steps[0].do";
    QTest::newRow("player") << "/steps/3/player"
                            << "steps[3].player";
    QTest::newRow("amount") << "/steps/0/amount"
                            << "steps[0].amount";
    QTest::newRow("kind") << "/steps/5/kind"
                          << "steps[5].kind";
    QTest::newRow("player of a fault") << "/steps/4/player"
                                       << "steps[4].player";
}

void ScenarioReaderTest::missingFieldIsRefusedWithPath() {
    QFETCH(QString, place);
    QFETCH(QString, path);
    const Json::json_pointer pointer(place.toStdString());
    Json json = wholeScenario();
    json[pointer.parent_pointer()].erase(pointer.back());

    const FileError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QCOMPARE(error.reason, std::string("missing"));
}

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
    const FileError error = errorOf(text.toStdString());
    QVERIFY2(error.reason.starts_with("not JSON: "), error.reason.c_str());
    QCOMPARE(error.path, std::string());
    QCOMPARE(int(error.line), line);
    QCOMPARE(int(error.column), column);
    QVERIFY(error.text().starts_with("line " + std::to_string(line) + ", column "));
}

void ScenarioReaderTest::fieldGivenTwiceIsRefusedWithPath() {
    std::string text = wholeScenario().dump();
    const std::string once = R"("amount":500.0)";
    text.replace(text.find(once), once.size(), once + ",\"amount\":600");
    const FileError error = errorOf(text);
    QCOMPARE(error.path, std::string("steps[0].amount"));
    QCOMPARE(error.reason, std::string("given twice"));
}

void ScenarioReaderTest::deepNestingIsRefused() {
    const FileError error = errorOf(std::string(100'000, '['));
    QCOMPARE(error.reason, std::string("nested too deeply"));
}

void ScenarioReaderTest::unreadableFileIsRefused() {
    const auto folder = scenario::load(std::filesystem::temp_directory_path());
    QVERIFY(!folder);
    QVERIFY(folder.error().text().find("folder") != std::string::npos);
    const auto nothing =
        scenario::load(std::filesystem::temp_directory_path() / "mesaviva" / "no such file.json");
    QVERIFY(!nothing);
    QVERIFY(!nothing.error().reason.empty());
}

QTEST_APPLESS_MAIN(ScenarioReaderTest)
#include "tst_scenario_reader.moc"
