// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/games/poker/scenario/poker_content.h"
#endif
#include "reader_kit.h"

#include <QTest>

#include <string>
#include <variant>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The poker-specific parts of scenario files.
class PokerReaderTest : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsRead();
    void whatIsLeftOutHasItsDefault();
    void individualTableHasOnePlace();
    void maximumFollowsTheMinimum();
    void brokenFieldIsRefusedWithPathAndReason_data();
    void brokenFieldIsRefusedWithPathAndReason();
    void missingFieldIsRefusedWithPath_data();
    void missingFieldIsRefusedWithPath();
};

void PokerReaderTest::everyPartIsRead() {
    const auto read = scenario::read(wholePoker().dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QCOMPARE(read->title.pt, std::string("Título"));
    QCOMPARE(read->title.en, std::string("Title"));
    QCOMPARE(read->rules, std::string("pt-803-2015"));
    QVERIFY(read->game() == poker::Game::kKey);
    const auto& content = read->content.as<scenario::PokerContent>();
    QCOMPARE(content.table.seats, 6);
    QCOMPARE(content.table.betting, Duration(12'500));
    QCOMPARE(content.table.decision, Duration(15'000));
    QCOMPARE(content.table.extra, Duration(5'000));
    QCOMPARE(content.table.card, Duration(250));
    QVERIFY(!content.table.ranking.aceHighStraight);
    QCOMPARE(content.table.systemFailure, poker::SystemFailureRule::void_all);
    QCOMPARE(content.table.burntCard, poker::BurntCard::face_down);
    QCOMPARE(content.table.foldedAntes, poker::FoldedAntes::paid);
    QCOMPARE(content.table.maximumBounds, poker::MaximumBounds::ante_and_bet);
    QCOMPARE(read->players.size(), std::size_t{2});
    QCOMPARE(content.seats[1], 3);
    QCOMPARE(content.cards.size(), std::size_t{3});
    QCOMPARE(content.cards[1].text(), std::string("Td"));
    QCOMPARE(toHex(*read->seed),
             std::string("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"));
    QCOMPARE(content.steps.size(), std::size_t{6});
    QCOMPARE(*content.steps[0].at, kTableOpened + Duration(1'500));
    QCOMPARE(std::get<poker::PlaceAnte>(content.steps[0].command).amount.cents, 500);
    QVERIFY(!content.steps[1].at && content.steps[1].when.empty());
    QCOMPARE(content.steps[2].when, std::string("betting_closed"));
    QCOMPARE(std::get<poker::Sit>(content.steps[2].command).seat, 2);
    QCOMPARE(int(std::get<poker::LosePlayer>(content.steps[4].command).player), 0);
    QVERIFY(std::holds_alternative<poker::FailSystem>(content.steps[5].command));
    QCOMPARE(*read->until, kTableOpened + Duration(90'000));
    QVERIFY(!read->rounds);
    QCOMPARE(read->expectations.size(), std::size_t{3});
    const auto& event = std::get<scenario::ExpectedEvent>(read->expectations[0]);
    QCOMPARE(*event.count, std::uint64_t{1});
    QVERIFY(!event.fields->contains("count"));
    const auto& refused = std::get<scenario::ExpectedEvent>(read->expectations[1]);
    QVERIFY(*refused.fields == Json::parse(R"({"event": "refused", "reason": "not_now", "player": "rui"})"));
    const auto& balance = std::get<scenario::ExpectedBalance>(read->expectations[2]);
    QCOMPARE(balance.wallets.size(), std::size_t{2});
    QCOMPARE(balance.wallets[0].second.cents, 98'500);
}

void PokerReaderTest::whatIsLeftOutHasItsDefault() {
    const auto read = scenario::read(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015", "players": []})");
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    const auto& content = read->content.as<scenario::PokerContent>();
    QVERIFY(content.table == poker::Settings{});
    QVERIFY(content.steps.empty() && read->expectations.empty());
    QVERIFY(!read->seed && content.cards.empty());

    const auto individual = scenario::read(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015", "table": {"individual": true},
            "players": [{"id": "ana", "seat": 1, "wallet": 1}]})");
    QVERIFY2(individual, individual ? "" : app::englishText(individual.error()).c_str());
    QCOMPARE(individual->content.as<scenario::PokerContent>().table.seats, 1);
}

void PokerReaderTest::individualTableHasOnePlace() {
    Json json = wholePoker();
    json["table"] = {{"individual", true}, {"seats", 7}};
    json["players"] = Json::parse(R"([{"id": "ana", "seat": 1, "wallet": 1}])");
    json["steps"] = Json::array();
    json["expect"] = Json::array();
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QCOMPARE(read->content.as<scenario::PokerContent>().table.seats, 1);
    json["players"][0]["seat"] = 2;
    QCOMPARE(errorOf(json.dump()).path, std::string("players[0].seat"));
}

void PokerReaderTest::maximumFollowsTheMinimum() {
    Json json = wholePoker();
    json["table"] = {{"minimum", 200}};
    const auto read = scenario::read(json.dump());
    QVERIFY(read);
    QCOMPARE(read->content.as<scenario::PokerContent>().table.maximum.cents, 5'000);
}

void PokerReaderTest::brokenFieldIsRefusedWithPathAndReason_data() {
    const BrokenFields row;
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
    row("betting time without end", "/table/betting_seconds", "1e300", "table.betting_seconds",
        "more than 3600");
    row("no decision time", "/table/decision_seconds", "0", "table.decision_seconds", "P21");
    row("no extra time", "/table/extra_seconds", "0.0001", "table.extra_seconds", "P31");
    row("extra time a text", "/table/extra_seconds", R"("5")", "table.extra_seconds", "P31");
    row("negative pace", "/table/card_seconds", "-0.1", "table.card_seconds", "P3");
    row("individual no truth", "/table/individual", "1", "table.individual", "neither true nor false");
    row("individual with two players", "/table/individual", "true", "players[1]", "P4");
    row("house rule no truth", "/table/ace_high_straight", R"("yes")", "table.ace_high_straight", "true");
    row("unknown failure rule", "/table/system_failure", R"("void")", "table.system_failure", "I-P33");
    row("unknown side of the burnt card", "/table/burnt_card", R"("up")", "table.burnt_card", "I-P19a");
    row("unknown rule for folded antes", "/table/folded_antes", "true", "table.folded_antes", "not a text");
    row("unknown end of folded antes", "/table/folded_antes", R"("back")", "table.folded_antes", "I-P26");
    row("unknown bounds of the maximum", "/table/maximum_bounds", R"("bet")", "table.maximum_bounds",
        "I-P16");
    row("player's unknown field", "/players/0/chip_value", "5", "players[0].chip_value", "unknown field");
    row("seat taken", "/players/1/seat", "1", "players[1].seat", "taken by \"ana\"");
    row("seat beyond the table's", "/players/1/seat", "7", "players[1].seat", "P6a");
    row("seat 0", "/players/1/seat", "0", "players[1].seat", "P6a");
    row("another game's outcome", "/outcome/pockets", R"(["0"])", "outcome.pockets", "unknown field");
    row("cards no list", "/outcome/cards", R"("2c")", "outcome.cards", "not a list");
    row("card twice", "/outcome/cards/2", R"("2c")", "outcome.cards[2]", "only once");
    row("card in wrong case", "/outcome/cards/1", R"("tD")", "outcome.cards[1]", "no card");
    row("rank in wrong case", "/outcome/cards/1", R"("td")", "outcome.cards[1]", "no card");
    row("ten in digits", "/outcome/cards/1", R"("10d")", "outcome.cards[1]", "no card");
    row("card no text", "/outcome/cards/1", "10", "outcome.cards[1]", "not a text");
    row("step's unknown field", "/steps/0/chips", "3", "steps[0].chips", "unknown field");
    row("amount where there is none", "/steps/3/amount", "3", "steps[3].amount", "unknown field");
    row("unknown action", "/steps/1/do", R"("raise")", "steps[1].do", "raise");
    row("another game's action", "/steps/1/do", R"("spin")", "steps[1].do", "poker has no");
    row("seat no number", "/steps/2/seat", R"("2")", "steps[2].seat", "whole number");
    row("unknown fault", "/steps/5/kind", R"("ball")", "steps[5].kind", "ball");
    row("player of a system failure", "/steps/5/player", R"("ana")", "steps[5].player", "unknown field");
}

void PokerReaderTest::brokenFieldIsRefusedWithPathAndReason() { refusesTheBrokenField(wholePoker()); }

void PokerReaderTest::missingFieldIsRefusedWithPath_data() {
    const MissingFields row;
    row("/players/0/seat", "players[0].seat");
    row("/steps/0/amount", "steps[0].amount");
    row("/steps/5/kind", "steps[5].kind");
    row("/steps/4/player", "steps[4].player");
}

void PokerReaderTest::missingFieldIsRefusedWithPath() { refusesWithoutTheField(wholePoker()); }

#include "program/test_list.h"

MESAVIVA_TEST(PokerReaderTest)
#include "tst_poker_reader.moc"
