// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/scenario.h"
#include "reader_kit.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <string>

using namespace mesaviva;
using kit::errorOf;
using kit::Json;
using kit::ToldError;
using scenario::BingoContent;

namespace {

/// A valid scenario that uses every part of the bingo format.
Json wholeBingo() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1",
        "game": "bingo",
        "rules": "pt-425a-2015",
        "table": {"variant": 90, "mode": "session", "starts": [5, 300.5], "card_price": 150, "max_cards": 4,
                  "sale_seconds": 12.5, "betting_seconds": 12.5, "draw_seconds": 2, "prize_percent": 72.25,
                  "individual": false, "minimum": 150, "maximum": 600,
                  "prizes": {"line": 1500, "two_lines": 2500, "four_corners": 1000, "bingo": 5000},
                  "line_directions": ["horizontal"], "free_centre": true, "symbols": false,
                  "jackpot": {"percent": 2.5, "base": 1000, "within_balls": 40, "value": 2000},
                  "line_jackpot": {"percent": 1, "within_balls": 10},
                  "crowd": {"players": 50, "cards": 3}, "write_crowd": true},
        "players": [{"id": "ana", "wallet": 100000}, {"id": "rui", "wallet": 0}],
        "outcome": {"balls": [90, 1, 17],
                    "cards": {"rui": [[[1, 12, 0, 34, 0, 56, 0, 78, 0], [0, 15, 23, 0, 45, 0, 67, 0, 89],
                                       [5, 0, 27, 38, 0, 59, 0, 0, 90]],
                                      [[2, 0, 24, 0, 46, 0, 68, 0, 81], [0, 13, 0, 35, 0, 57, 0, 79, 82],
                                       [6, 16, 0, 39, 47, 0, 69, 0, 0]]]},
                    "seed": "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"},
        "steps": [
            {"at": 6, "player": "ana", "do": "buy", "count": 2},
            {"when": "ball_drawn", "player": "ana", "do": "mark", "number": 90},
            {"player": "rui", "do": "leave"},
            {"do": "fault", "kind": "system"},
            {"do": "fault", "kind": "player_lost", "player": "ana"},
            {"do": "fault", "kind": "player_back", "player": "ana"}
        ],
        "rounds": 2,
        "expect": [{"event": "prize_won", "kind": "line", "count": 1}, {"balance": {"rui": 0}}]
    })");
}

/// Returns the file with another table.
Json withTable(const Json& table) {
    Json json = wholeBingo();
    json["table"] = table;
    json.erase("outcome");
    return json;
}

} // namespace

/// How scenario files of bingo are read.
class BingoReaderTest : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsRead();
    void whatIsLeftOutHasItsDefault();
    void patternIsAListOrAText_data();
    void patternIsAListOrAText();
    void bettingIsTheSale();
    void settingOutsideItsRuleNamesTheRule_data();
    void settingOutsideItsRuleNamesTheRule();
    void settingWithinItsRuleIsTaken_data();
    void settingWithinItsRuleIsTaken();
    void brokenFieldIsRefused_data();
    void brokenFieldIsRefused();
    void purchasesAreBounded_data();
    void purchasesAreBounded();
    void sameCardMayComeInAnotherRound_data();
    void sameCardMayComeInAnotherRound();
    void playerMayBeCalledComment();
    void faultsOfOtherGamesAreRefused_data();
    void faultsOfOtherGamesAreRefused();
};

void BingoReaderTest::everyPartIsRead() {
    const auto read = scenario::read(wholeBingo().dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QVERIFY(read->game() == bingo::Game::kKey);
    QCOMPARE(read->players.size(), std::size_t{2});
    QVERIFY(read->seed.has_value());
    QCOMPARE(read->expectations.size(), std::size_t{2});
    const auto& content = read->content.as<BingoContent>();

    bingo::Settings table(bingo::Variant::bingo90);
    table.mode = bingo::Mode::session;
    table.starts = {kTableOpened + Duration(5'000), kTableOpened + Duration(300'500)};
    table.cardPrice = {150};
    table.maxCards = 4;
    table.sale = Duration(12'500);
    table.draw = Duration(2'000);
    table.prizePercent = 7'225;
    table.prizes = {1'500, {}, 1'000, 2'500, 5'000};
    table.bingoJackpot = bingo::Jackpot{250, {1'000}, 40, Money{2'000}};
    table.lineJackpot = bingo::Jackpot{100, {}, 10, {}};
    QVERIFY(content.table == table);

    QCOMPARE(content.crowd.players, 50U);
    QCOMPARE(content.crowd.cards, 3U);
    QVERIFY(content.writeCrowd);
    QVERIFY((content.balls == std::vector<bingo::Ball>{90, 1, 17}));
    QCOMPARE(content.cards.size(), std::size_t{2});
    QVERIFY(content.cards[0].empty());
    QCOMPARE(content.cards[1].size(), std::size_t{2});
    QCOMPARE(int(content.cards[1][0].cells[26]), 90);

    QCOMPARE(content.steps.size(), std::size_t{6});
    const auto& buy = std::get<bingo::Buy>(content.steps[0].command);
    QVERIFY(buy.player == 0 && buy.count == 2);
    QVERIFY(content.steps[0].at == kTableOpened + Duration(6'000));
    const auto& mark = std::get<bingo::Mark>(content.steps[1].command);
    QVERIFY(mark.player == 0 && mark.number == 90 && content.steps[1].when == "ball_drawn");
    QCOMPARE(int(std::get<bingo::Leave>(content.steps[2].command).player), 1);
    QVERIFY(std::holds_alternative<bingo::FailSystem>(content.steps[3].command));
    QVERIFY(std::holds_alternative<bingo::LosePlayer>(content.steps[4].command));
    QVERIFY(std::holds_alternative<bingo::RestorePlayer>(content.steps[5].command));
}

void BingoReaderTest::whatIsLeftOutHasItsDefault() {
    const auto read = scenario::read(R"({"format": "mesaviva.scenario/1", "game": "bingo",
                                         "rules": "pt-425a-2015", "players": []})");
    QVERIFY(read);
    const auto& content = read->content.as<BingoContent>();
    QVERIFY(content.table == bingo::Settings());
    QCOMPARE(content.crowd.players, 0U);
    QVERIFY(!content.writeCrowd && content.balls.empty() && content.cards.empty());
    for (const bingo::Variant variant : bingo::kAllVariants) {
        const auto other = scenario::read(withTable({{"variant", bingo::ballsOf(variant)}}).dump());
        QVERIFY(other);
        QVERIFY(other->content.as<BingoContent>().table == bingo::Settings(variant));
    }
}

void BingoReaderTest::patternIsAListOrAText_data() {
    QTest::addColumn<QByteArray>("pattern");
    QTest::newRow("B73b a list") << QByteArray("[1,0,0,0,1, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 1,0,0,0,1]");
    QTest::newRow("B73b a text") << QByteArray(R"("1000100000000000000010001")");
}

void BingoReaderTest::patternIsAListOrAText() {
    QFETCH(const QByteArray, pattern);
    Json table = Json::parse(R"({"variant": 75, "prizes": {"bingo": 10000}})");
    table["pattern"] = Json::parse(pattern.toStdString());
    const auto read = scenario::read(withTable(table).dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QCOMPARE(*read->content.as<BingoContent>().table.pattern,
             bingo::CellMask{1U | 1U << 4U | 1U << 20U | 1U << 24U});
}

void BingoReaderTest::bettingIsTheSale() {
    const auto read = scenario::read(withTable({{"betting_seconds", 7}}).dump());
    QVERIFY(read);
    QVERIFY(read->content.as<BingoContent>().table.sale == Duration(7'000));
}

void BingoReaderTest::settingOutsideItsRuleNamesTheRule_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("rule");

    const auto row = [](const char* rule, const char* path, const char* table) {
        QTest::addRow("%s %s", rule, table)
            << QByteArray(table) << "table." + QByteArray(path) << '(' + QByteArray(rule) + ')';
    };
    row("B2a", "variant", R"({"variant": 60})");
    row("B5", "mode", R"({"mode": "always"})");
    row("B9", "room", R"({"room": ""})");
    row("B9", "room", R"({"room": "a\nb"})");
    row("B7", "starts", R"({"starts": [5]})");
    row("B7", "starts", R"({"mode": "session"})");
    row("B7", "starts", R"({"mode": "session", "starts": []})");
    row("B7", "starts", R"({"mode": "session", "starts": [9, 5]})");
    row("B7", "starts[0]", R"({"mode": "session", "starts": [-1]})");
    row("B17", "individual", R"({"individual": true})");
    row("B10", "card_price", R"({"card_price": 0})");
    row("B10", "card_price", R"({"card_price": -5})");
    row("I-B31", "card_price", R"({"card_price": 1})");
    row("B11", "minimum", R"({"minimum": 99})");
    row("B13", "maximum", R"({"max_cards": 5, "maximum": 600})");
    row("B13", "max_cards", R"({"max_cards": 0})");
    row("B13", "max_cards", R"({"max_cards": 1000001})");
    row("B16", "sale_seconds", R"({"sale_seconds": 0})");
    row("B16", "betting_seconds", R"({"sale_seconds": 5, "betting_seconds": 6})");
    row("B22", "draw_seconds", R"({"draw_seconds": 0.999})");
    row("B22", "draw_seconds", R"({"draw_seconds": 0.9995})");
    row("B22", "draw_seconds", R"({"draw_seconds": 0.9999999})");
    row("B31", "prize_percent", R"({"prize_percent": 69.99})");
    row("B31", "prize_percent", R"({"prize_percent": 90.01})");
    row("B31", "prize_percent", R"({"prize_percent": 80.001})");
    row("B31", "prize_percent", R"({"prize_percent": "80"})");
    row("B37", "prizes", R"({"prizes": {"line": 2000, "bingo": 7999}})");
    row("B32", "prizes", R"({"prizes": {"line": 10000}})");
    row("B33", "prizes", R"({"prizes": {"bingo": 10000}})");
    row("B33", "prizes", R"({"variant": 80, "prizes": {"four_corners": 1000, "bingo": 9000}})");
    row("B37", "prizes", R"({"prizes": {"line": 3000, "two_lines": 2000, "bingo": 5000}})");
    row("B37", "prizes.line", R"({"prizes": {"line": 0.5, "bingo": 9999}})");
    row("B74a", "prizes", R"({"variant": 75, "prizes": {"bingo": 10000}})");
    row("I-B83", "prizes", R"({"variant": 30, "prizes": {"line": 1000, "column": 2000, "bingo": 7000}})");
    row("B34", "line_directions", R"({"variant": 80, "line_directions": []})");
    row("B34", "line_directions[0]", R"({"variant": 80, "line_directions": ["round"]})");
    row("B73b", "pattern", R"({"pattern": "1000100000000000000010001"})");
    row("B73b", "pattern", R"({"variant": 75, "pattern": "100010000000000000001000"})");
    row("B73b", "pattern", R"({"variant": 75, "pattern": "2000100000000000000010001"})");
    row("B73b", "pattern[1]", R"({"variant": 75, "pattern": [0, 2]})");
    row("B73b", "pattern", R"({"variant": 75, "pattern": "0000000000000000000000000"})");
    row("I-B71", "free_centre", R"({"free_centre": false})");
    row("B79", "symbols", R"({"symbols": true})");
    row("B40", "jackpot", R"({"jackpot": {"percent": 5.01, "within_balls": 40}})");
    row("B40", "jackpot.percent", R"({"jackpot": {"percent": -1, "within_balls": 40}})");
    row("B41", "jackpot.base", R"({"jackpot": {"percent": 5, "within_balls": 40, "base": -1}})");
    row("B42", "jackpot.within_balls", R"({"jackpot": {"percent": 5, "within_balls": 0}})");
    row("B42", "jackpot.within_balls", R"({"jackpot": {"percent": 5, "within_balls": 91}})");
    row("B41", "jackpot", R"({"jackpot": {"percent": 5, "within_balls": 40, "base": 100, "value": 99}})");
    row("B2n", "line_jackpot.within_balls", R"({"line_jackpot": {"percent": 5, "within_balls": 0}})");
    row("B2n", "line_jackpot",
        R"({"line_jackpot": {"percent": 5, "within_balls": 9, "base": 100, "value": 99}})");
    row("I-B40b", "line_jackpot", R"({"line_jackpot": {"percent": 5.01, "within_balls": 9}})");
    row("I-B40b", "line_jackpot",
        R"({"jackpot": {"percent": 3, "within_balls": 40}, "line_jackpot": {"percent": 2.01, "within_balls": 9}})");
    row("B13", "crowd.cards", R"({"crowd": {"players": 5, "cards": 0}})");
    QTest::addRow("no rule: a column in bingo 90")
        << QByteArray(R"({"prizes": {"line": 1500, "column": 500, "bingo": 8000}})")
        << QByteArray("table.prizes") << QByteArray("bingo 90 has no column prize");
}

void BingoReaderTest::settingOutsideItsRuleNamesTheRule() {
    QFETCH(const QByteArray, table);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, rule);
    const ToldError error = errorOf(withTable(Json::parse(table.toStdString())).dump());
    QCOMPARE(QByteArray::fromStdString(error.path), path);
    QVERIFY2(QByteArray::fromStdString(error.reason).endsWith(rule), error.reason.c_str());
}

void BingoReaderTest::settingWithinItsRuleIsTaken_data() {
    QTest::addColumn<QByteArray>("table");
    const auto row = [](const char* rule, const char* table) {
        QTest::addRow("%s %s", rule, table) << QByteArray(table);
    };
    row("B31", R"({"prize_percent": 70})");
    row("B31", R"({"prize_percent": 90.00})");
    row("B22", R"({"draw_seconds": 1})");
    row("B40", R"({"jackpot": {"percent": 5, "within_balls": 15}})");
    row("B42, never won", R"({"jackpot": {"percent": 5, "within_balls": 1}})");
    row("I-B40b",
        R"({"jackpot": {"percent": 3, "within_balls": 40}, "line_jackpot": {"percent": 2, "within_balls": 9}})");
    row("B73b", R"({"variant": 75, "pattern": "1111111111111111111111111"})");
    row("B73b", R"({"variant": 75, "prizes": {"bingo": 10000}, "pattern": "1000000000000000000000000"})");
    row("I-B83", R"({"variant": 30, "prizes": {"column": 2000, "bingo": 8000}})");
    row("I-B37", R"({"variant": 80, "prizes": {"line": 2000, "four_corners": 1000, "bingo": 7000}})");
    row("B13", R"({"max_cards": 1000000, "maximum": 100000000})");
}

void BingoReaderTest::settingWithinItsRuleIsTaken() {
    QFETCH(const QByteArray, table);
    const ToldError error = errorOf(withTable(Json::parse(table.toStdString())).dump());
    QCOMPARE(QByteArray::fromStdString(error.reason), QByteArray("accepted"));
}

void BingoReaderTest::brokenFieldIsRefused_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason");

    const auto row = [](const char* name, const char* place, const char* value, const char* path,
                        const char* reason) {
        QTest::newRow(name) << QString::fromUtf8(place) << QString::fromUtf8(value) << QString::fromUtf8(path)
                            << QString::fromUtf8(reason);
    };
    row("another game's rules", "/rules", R"("pt-804-2015")", "rules", "rules of roulette");
    row("another game's setting", "/table/seats", "7", "table.seats", "unknown field");
    row("another game's seat", "/players/0/seat", "1", "players[0].seat", "unknown field");
    row("unknown prize", "/table/prizes/diagonal", "1", "table.prizes.diagonal", "unknown field");
    row("unknown field of a jackpot", "/table/jackpot/odds", "1", "table.jackpot.odds", "unknown field");
    row("direction twice", "/table/line_directions", R"(["horizontal", "horizontal"])",
        "table.line_directions[1]", "twice");
    row("crowd too large", "/table/crowd/players", "1000001", "table.crowd.players", "not a whole number");
    row("crowd with too many cards", "/table/crowd", R"({"players": 1000000, "cards": 24})", "table.crowd",
        "10000000 cards");
    row("the crowd's name", "/players/0/id", R"("crowd")", "players[0].id", "crowd");
    row("a member's name", "/players/0/id", R"("crowd:7")", "players[0].id", "crowd");

    row("B60 no such number", "/outcome/balls/0", "91", "outcome.balls[0]", "(B60)");
    row("B60 no number 0", "/outcome/balls/0", "0", "outcome.balls[0]", "(B60)");
    row("B60 a number twice", "/outcome/balls/2", "90", "outcome.balls[2]", "drawn already");
    row("cards of nobody", "/outcome/cards/eva", "[]", "outcome.cards.eva", "no player");
    row("B62 two rows", "/outcome/cards/rui/0", "[[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0]]",
        "outcome.cards.rui[0]", "3 rows (B62)");
    row("B62 a short row", "/outcome/cards/rui/0/1", "[1,2,3]", "outcome.cards.rui[0][1]", "9 boxes (B62)");
    row("B62 no such number", "/outcome/cards/rui/0/0/0", "91", "outcome.cards.rui[0][0][0]", "(B62)");
    row("B62 six numbers in a row", "/outcome/cards/rui/0/0/2", "20", "outcome.cards.rui[0]", "(B62)");
    row("B62 a number of another column", "/outcome/cards/rui/0/0/0", "10", "outcome.cards.rui[0]", "(B62)");
    row("B15 the same numbers twice", "/outcome/cards/rui/1",
        "[[1,12,0,34,0,56,0,78,0],[0,15,23,0,45,0,67,0,89],[5,0,27,38,0,59,0,0,90]]", "outcome.cards.rui[1]",
        "(B15)");
    row("pockets", "/outcome/pockets", "[]", "outcome.pockets", "unknown field");

    row("unknown action", "/steps/0/do", R"("stake")", "steps[0].do", "bingo has no");
    row("count below 0", "/steps/0/count", "-1", "steps[0].count", "not a whole number");
    row("half a card", "/steps/0/count", "1.5", "steps[0].count", "not a whole number");
    row("mark 0", "/steps/1/number", "0", "steps[1].number", "not a whole number");
    row("mark 91", "/steps/1/number", "91", "steps[1].number", "not a whole number");
    row("leave and keep", "/steps/2/keep", "1", "steps[2].keep", "unknown field");
    row("a player's cards as a text", "/outcome/cards/rui", R"("none")", "outcome.cards.rui", "not a list");
    row("cards of nobody called comment", "/outcome/cards/comment", "[]", "outcome.cards.comment",
        "not a text");
    row("negative prize", "/expect/0", R"({"event": "sale_closed", "prizes": {"line": -1}})",
        "expect[0].prizes.line", "whole cents");
    row("negative price", "/expect/0", R"({"event": "sale_opened", "card_price": -1})",
        "expect[0].card_price", "whole cents");
}

// A few bytes must not make a table use all memory.
void BingoReaderTest::purchasesAreBounded_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("taken");
    QTest::newRow("as many as allowed") << 125'000 << true;
    QTest::newRow("more") << 125'001 << false;
}

void BingoReaderTest::purchasesAreBounded() {
    QFETCH(int, count);
    QFETCH(bool, taken);
    const QString text = QStringLiteral(R"({"format": "mesaviva.scenario/1", "game": "bingo",
        "rules": "pt-425a-2015", "table": {"max_cards": 1000000},
        "players": [{"id": "ana", "wallet": 1000}, {"id": "rui", "wallet": 1000}],
        "steps": [{"player": "ana", "do": "buy", "count": %1}, {"player": "rui", "do": "buy", "count": %1}]})");
    const auto scenario = scenario::read(text.arg(count).toStdString());
    QCOMPARE(bool(scenario), taken);
    if (!scenario) {
        QCOMPARE(QString::fromStdString(scenario.error().path), QStringLiteral("steps"));
    }
}

void BingoReaderTest::brokenFieldIsRefused() {
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, path);
    QFETCH(QString, reason);
    Json json = wholeBingo();
    json[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
    const ToldError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QVERIFY2(QString::fromStdString(error.reason).contains(reason), error.reason.c_str());
}

void BingoReaderTest::sameCardMayComeInAnotherRound_data() {
    QTest::addColumn<QByteArray>("cards"); // a and b stand for two cards
    QTest::addColumn<QByteArray>("steps"); // the buyer's initial, the number of cards, and when
    QTest::addColumn<QByteArray>("path");  // of the refusal; empty if accepted
    const auto row = [](const char* tag, const char* cards, const char* steps, const char* path) {
        QTest::newRow(tag) << QByteArray(cards) << QByteArray(steps) << QByteArray(path);
    };
    const char* again = "outcome.cards.ana[1]";
    row("B15 two at once", "a:aa", "a2 0", again);
    row("B15 twice in the first sale", "a:aa", "a1 0|a1 9.9", again);
    row("B15 one after the other", "a:aa", "a1 500|a1", again);
    row("B15 at the same time", "a:aa", "a1 500|a1 500", again);
    row("B15 as soon as the first is sold", "a:aa", "a1 sale_opened|a1 card_sold", again);
    row("B15 two in one sale", "a:ab r:ba", "a2 0|r1 3", "outcome.cards.rui[0]");
    row("B15 only one is bought", "a:aa", "a1 0", again);
    row("B15 nobody buys", "a:a r:a", "", "outcome.cards.rui[0]");
    row("B13 what is refused is not bought", "a:aa", "a9 0|a1 sale_opened|a1 500", "");
    row("B15 at the next sale", "a:aa", "a1 0|a1 sale_opened", "");
    row("B15 after the first sale", "a:aa", "a1 0|a1 10", "");
    row("B15 at two openings", "a:aa", "a1 sale_opened|a1 sale_opened", "");
    row("B15 somebody else, later", "a:a r:ba", "a1 0|r1|r1 round_closed|r1 sale_opened", "");
    row("B15 later times", "a:aa", "a1 300|a1 400", "");
}

void BingoReaderTest::sameCardMayComeInAnotherRound() {
    QFETCH(const QByteArray, cards);
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, path);
    const auto idOf = [](char letter) { return letter == 'a' ? "ana" : "rui"; };
    Json json = wholeBingo();
    json["table"] = {{"variant", 30}, {"max_cards", 8}, {"sale_seconds", 10}};
    Json given = Json::object();
    for (const QByteArray& player : cards.split(' ')) {
        Json& list = given[idOf(player[0])] = Json::array();
        for (const char face : player.mid(2)) {
            list.push_back(Json::parse(face == 'a' ? "[[1, 11, 21], [2, 12, 22], [3, 13, 23]]"
                                                   : "[[4, 14, 24], [5, 15, 25], [6, 16, 26]]"));
        }
    }
    json["outcome"] = {{"cards", given}};
    json["steps"] = Json::array();
    for (const QByteArray& step : steps.isEmpty() ? QList<QByteArray>() : steps.split('|')) {
        Json& buy = json["steps"].emplace_back(
            Json{{"player", idOf(step[0])}, {"do", "buy"}, {"count", step.mid(1, 1).toInt()}});
        if (const QByteArray when = step.mid(3); !when.isEmpty()) {
            bool isTime = false;
            const double time = when.toDouble(&isTime);
            isTime ? buy["at"] = time : buy["when"] = when.toStdString();
        }
    }
    const ToldError error = errorOf(json.dump());
    QCOMPARE(QByteArray::fromStdString(error.path), path);
    QVERIFY2(path.isEmpty() ? error.reason == "accepted" : error.reason.ends_with("(B15)"),
             error.reason.c_str());
}

void BingoReaderTest::playerMayBeCalledComment() {
    // B4b: cards are a list, a comment is a string.
    Json json = wholeBingo();
    json["outcome"]["cards"]["comment"] = "a comment";
    QCOMPARE(QByteArray::fromStdString(errorOf(json.dump()).reason), QByteArray("accepted"));
    json["players"].push_back({{"id", "comment"}, {"wallet", 500}});
    QCOMPARE(QByteArray::fromStdString(errorOf(json.dump()).reason), QByteArray("accepted"));
    json["outcome"]["cards"]["comment"] = Json::array({json["outcome"]["cards"]["rui"][1]});
    json["outcome"]["cards"]["rui"].erase(1);
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QCOMPARE(read->content.as<BingoContent>().cards[2].size(), std::size_t{1});
}

void BingoReaderTest::faultsOfOtherGamesAreRefused_data() {
    QTest::addColumn<QByteArray>("kind");
    for (const char* kind : {"object_in_wheel", "stakes_disturbed", "ball", "dealer_change"}) {
        QTest::newRow(kind) << QByteArray(kind);
    }
}

void BingoReaderTest::faultsOfOtherGamesAreRefused() {
    QFETCH(const QByteArray, kind);
    Json json = wholeBingo();
    json["steps"][3]["kind"] = kind.toStdString();
    const ToldError error = errorOf(json.dump());
    QCOMPARE(QByteArray::fromStdString(error.path), QByteArray("steps[3].kind"));
    QVERIFY(QByteArray::fromStdString(error.reason).startsWith("bingo has no fault"));
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoReaderTest)
#include "tst_bingo_reader.moc"
