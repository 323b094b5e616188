// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/load.h"
#include "engine/scenario/scenario.h"

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

/// The same for roulette.
Json wholeRoulette() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1",
        "game": "roulette",
        "rules": "pt-894-2002",
        "table": {"minimum": {"straight": 100, "red": 200}, "betting_seconds": 20, "spin_seconds": 12.5,
                  "pockets": 37, "order": "french", "closing": "before_launch", "double_dozen": true,
                  "double_column": true, "series_maximum": 60, "chips": "cash_on_even",
                  "payment_order": "by_chance"},
        "players": [{"id": "ana", "wallet": 100000, "chip_value": 300}, {"id": "rui", "wallet": 0}],
        "outcome": {"pockets": ["17", "0"],
                    "seed": "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"},
        "steps": [
            {"at": 1.5, "player": "ana", "do": "stake", "chance": "split", "numbers": ["17", "18"], "amount": 300},
            {"player": "ana", "do": "stake", "chance": "red", "amount": 600},
            {"player": "ana", "do": "stake", "chance": "column", "index": 3, "amount": 300},
            {"player": "ana", "do": "series", "name": "zero", "chip": 300},
            {"player": "ana", "do": "neighbours", "number": "17", "chips": 5, "chip": 300},
            {"player": "ana", "do": "move", "chance": "straight", "numbers": ["5"],
             "to": {"chance": "dozen", "index": 1}},
            {"player": "ana", "do": "undo"},
            {"player": "ana", "do": "clear"},
            {"player": "ana", "do": "repeat"},
            {"player": "ana", "do": "double"},
            {"player": "ana", "do": "spin"},
            {"when": "number_drawn", "player": "ana", "do": "parol"},
            {"when": "settled", "player": "ana", "do": "parol", "name": "grande"},
            {"player": "rui", "do": "leave", "keep": 3},
            {"player": "rui", "do": "present_chips"},
            {"do": "fault", "kind": "object_in_wheel"},
            {"do": "fault", "kind": "stakes_disturbed"},
            {"do": "fault", "kind": "ball"},
            {"do": "fault", "kind": "dealer_change"},
            {"do": "fault", "kind": "system"},
            {"do": "fault", "kind": "player_lost", "player": "ana"},
            {"do": "fault", "kind": "player_back", "player": "ana"},
            {"player": "ana", "do": "take", "chance": "split", "numbers": ["18", "17"]},
            {"player": "ana", "do": "take", "name": "zero"},
            {"player": "ana", "do": "take", "number": "17", "chips": 5},
            {"player": "ana", "do": "allowance"}
        ],
        "rounds": 2,
        "expect": [{"event": "number_drawn", "pocket": "17", "count": 1}, {"balance": {"rui": 0}}]
    })");
}

/// A short roulette file by other rules.
Json rouletteBy(const char* rules) {
    return Json{{"format", "mesaviva.scenario/1"},
                {"game", "roulette"},
                {"rules", rules},
                {"table", Json::object()},
                {"players", Json::parse(R"([{"id": "ana", "wallet": 100000}])")},
                {"outcome", Json::object()}};
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
    void everyPartOfRouletteIsRead();
    void rouletteHasTheDefaultsOfItsRules_data();
    void rouletteHasTheDefaultsOfItsRules();
    void chipValueMeansNothingWhereChipsHaveOne_data();
    void chipValueMeansNothingWhereChipsHaveOne();
    void stakesThatTheRulesRefuseAreNoErrorOfTheFile_data();
    void stakesThatTheRulesRefuseAreNoErrorOfTheFile();
    void settingOutsideItsRuleNamesTheRule_data();
    void settingOutsideItsRuleNamesTheRule();
    void brokenRouletteFieldIsRefused_data();
    void brokenRouletteFieldIsRefused();
    void missingRouletteFieldIsRefused_data();
    void missingRouletteFieldIsRefused();
    void placesAreThoseOfTheRules_data();
    void placesAreThoseOfTheRules();
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
    QVERIFY(read->game() == scenario::Game::poker);
    const auto& content = std::get<scenario::PokerContent>(read->content);
    QCOMPARE(content.table.seats, 6);
    QCOMPARE(content.table.betting, Duration(12'500));
    QCOMPARE(content.table.decision, Duration(15'000));
    QCOMPARE(content.table.extra, Duration(5'000));
    QCOMPARE(content.table.card, Duration(250));
    QVERIFY(!content.table.ranking.aceHighStraight);
    QCOMPARE(content.table.systemFailure, poker::SystemFailureRule::void_all);
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
    QVERIFY(!event.fields.contains("count"));
    const auto& refused = std::get<scenario::ExpectedEvent>(read->expectations[1]);
    QVERIFY(refused.fields == Json::parse(R"({"event": "refused", "reason": "not_now", "player": "rui"})"));
    const auto& balance = std::get<scenario::ExpectedBalance>(read->expectations[2]);
    QCOMPARE(balance.wallets.size(), std::size_t{2});
    QCOMPARE(balance.wallets[0].second.cents, 98'500);
}

void ScenarioReaderTest::everyPartOfRouletteIsRead() {
    using namespace roulette;
    const auto read = scenario::read(wholeRoulette().dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(read->game() == scenario::Game::roulette);
    const auto& content = std::get<scenario::RouletteContent>(read->content);
    const Settings& table = content.table;
    QVERIFY(table.rules == RuleSet::casino);
    QCOMPARE(table.minimumOf(ChanceKind::straight).cents, 100);
    QCOMPARE(table.minimumOf(ChanceKind::red).cents, 200);
    QCOMPARE(table.minimumOf(ChanceKind::black), Settings(RuleSet::casino).minimumOf(ChanceKind::black));
    QCOMPARE(table.betting, Duration(20'000));
    QCOMPARE(table.spin, Duration(12'500));
    QVERIFY(table.order == NumberOrder::french);
    QVERIFY(table.closing == Closing::before_launch);
    QCOMPARE(table.seriesMaximum, std::int64_t{60});
    QVERIFY(table.chips == Chips::cash_on_even);
    QVERIFY(table.payment == PaymentOrder::by_chance);
    QVERIFY(content.chipValues == (std::vector<std::optional<Money>>{Money{300}, std::nullopt}));
    QVERIFY(content.pockets == (std::vector{Pocket(17), Pocket(0)}));
    QVERIFY(read->seed.has_value());
    QCOMPARE(*read->rounds, std::uint64_t{2});

    const auto& steps = content.steps;
    QCOMPARE(steps.size(), std::size_t{26});
    QVERIFY(std::holds_alternative<TakeAllowance>(steps.back().command));
    const auto& split = std::get<PlaceStake>(steps[0].command);
    QVERIFY(split.kind == ChanceKind::split && split.numbers.size() == 2 && split.numbers.has(Pocket(18)));
    QCOMPARE(split.amount.cents, 300);
    QVERIFY(std::get<PlaceStake>(steps[1].command).numbers == Layout::evenNumbers(ChanceKind::red));
    QVERIFY(std::get<PlaceStake>(steps[2].command).numbers == Layout::boxNumbers(ChanceKind::column, 3));
    QVERIFY(std::get<PlaceSeries>(steps[3].command).series == Series::zero);
    const auto& neighbours = std::get<PlaceNeighbours>(steps[4].command);
    QVERIFY(neighbours.number == Pocket(17) && neighbours.chips == 5 && neighbours.chip == Money{300});
    const auto& move = std::get<MoveStake>(steps[5].command);
    QCOMPARE(move.from, table.layout().straight(Pocket(5)));
    QVERIFY(table.layout()[move.to].kind == ChanceKind::dozen);
    QVERIFY(std::holds_alternative<Undo>(steps[6].command));
    QVERIFY(std::holds_alternative<Clear>(steps[7].command));
    QVERIFY(std::holds_alternative<Repeat>(steps[8].command));
    QVERIFY(std::holds_alternative<Double>(steps[9].command));
    QVERIFY(std::holds_alternative<Spin>(steps[10].command));
    QVERIFY(!std::get<PlaceParol>(steps[11].command).series);
    QCOMPARE(steps[12].when, std::string("settled"));
    QVERIFY(*std::get<PlaceParol>(steps[12].command).series == Series::grande);
    QCOMPARE(std::get<Leave>(steps[13].command).keep, std::int64_t{3});
    QCOMPARE(int(std::get<PresentChips>(steps[14].command).player), 1);
    QVERIFY(std::holds_alternative<DropObject>(steps[15].command));
    QVERIFY(std::holds_alternative<DisturbStakes>(steps[16].command));
    QVERIFY(std::holds_alternative<FailBall>(steps[17].command));
    QVERIFY(std::holds_alternative<ChangeDealer>(steps[18].command));
    QVERIFY(std::holds_alternative<FailSystem>(steps[19].command));
    QVERIFY(std::holds_alternative<LosePlayer>(steps[20].command));
    QVERIFY(std::holds_alternative<RestorePlayer>(steps[21].command));
    QCOMPARE(std::get<TakeUp>(steps[22].command).spot, *table.layout().find(split.kind, split.numbers));
    QVERIFY(std::get<TakeUp>(steps[23].command).group == Group(Series::zero));
    QVERIFY(std::get<TakeUp>(steps[24].command).group == Group(Pocket(17), 5));
}

void ScenarioReaderTest::rouletteHasTheDefaultsOfItsRules_data() {
    QTest::addColumn<roulette::RuleSet>("rules");
    for (const auto rules :
         {roulette::RuleSet::online, roulette::RuleSet::casino, roulette::RuleSet::macau}) {
        QTest::newRow(std::string(roulette::name(rules)).c_str()) << rules;
    }
}

void ScenarioReaderTest::rouletteHasTheDefaultsOfItsRules() {
    QFETCH(roulette::RuleSet, rules);
    Json json = rouletteBy(std::string(roulette::name(rules)).c_str());
    json.erase("table");
    json.erase("outcome");
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const auto& content = std::get<scenario::RouletteContent>(read->content);
    QVERIFY(content.table == roulette::Settings(rules));
    QVERIFY(content.pockets.empty() && content.steps.empty() && !read->seed);
}

void ScenarioReaderTest::chipValueMeansNothingWhereChipsHaveOne_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("chips");
    QTest::newRow("online") << QByteArray("pt-804-2015") << QByteArray("colour");
    QTest::newRow("Macau") << QByteArray("mo-60-2004") << QByteArray("colour");
    QTest::newRow("cash") << QByteArray("pt-894-2002") << QByteArray("cash");
}

void ScenarioReaderTest::chipValueMeansNothingWhereChipsHaveOne() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, chips);
    Json json = rouletteBy(rules.constData());
    json["table"]["chips"] = chips.toStdString();
    json["players"][0]["chip_value"] = 7;
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(!std::get<scenario::RouletteContent>(read->content).chipValues[0]);
}

void ScenarioReaderTest::stakesThatTheRulesRefuseAreNoErrorOfTheFile_data() {
    QTest::addColumn<QByteArray>("step");
    const auto row = [](const char* name, const char* step) { QTest::newRow(name) << QByteArray(step); };
    row("no such split", R"({"do": "stake", "chance": "split", "numbers": ["1", "5"], "amount": 100})");
    row("no numbers", R"({"do": "stake", "chance": "straight", "numbers": [], "amount": 100})");
    row("00 of 37", R"({"do": "stake", "chance": "straight", "numbers": ["00"], "amount": 100})");
    row("neighbours of 00", R"({"do": "neighbours", "number": "00", "chips": 3, "chip": 100})");
    row("red by other numbers", R"({"do": "stake", "chance": "red", "numbers": ["1"], "amount": 100})");
    row("sector", R"({"do": "stake", "chance": "sector9", "numbers": ["1"], "amount": 100})");
    row("nothing", R"({"do": "stake", "chance": "red", "amount": 0})");
    row("beyond the wallet", R"({"do": "stake", "chance": "red", "amount": 1000000000000})");
    row("move to nowhere",
        R"({"do": "move", "chance": "red", "to": {"chance": "split", "numbers": ["1", "9"]}})");
    row("spin for several", R"({"do": "spin"})");
}

void ScenarioReaderTest::stakesThatTheRulesRefuseAreNoErrorOfTheFile() {
    QFETCH(QByteArray, step);
    Json json = rouletteBy("pt-804-2015");
    json["steps"] = Json::array({Json::parse(step.toStdString())});
    json["steps"][0]["player"] = "ana";
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
}

void ScenarioReaderTest::settingOutsideItsRuleNamesTheRule_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("rule");

    constexpr const char* online = "pt-804-2015";
    constexpr const char* casino = "pt-894-2002";
    constexpr const char* macau = "mo-60-2004";
    const auto row = [](const char* rules, const char* table, const char* path, const char* rule) {
        QTest::addRow("%s %s", rules, table)
            << QByteArray(rules) << QByteArray(table) << QByteArray(path) << QByteArray(rule);
    };
    row(online, R"({"pockets": 36})", "table.pockets", "(O6a)");
    row(casino, R"({"pockets": 38})", "table.pockets", "(R2a)");
    row(macau, R"({"pockets": 38})", "table.pockets", "(M1.2)");
    row(online, R"({"order": "french"})", "table.order", "(O6c)");
    row(online, R"({"order": "macau"})", "table.order", "(O6a)");
    row(online, R"({"minimum": 0})", "table.minimum", "(O10)");
    row(casino, R"({"minimum": -1})", "table.minimum", "(R34a)");
    row(macau, R"({"minimum": "100"})", "table.minimum", "(M9)");
    row(online, R"({"minimum": {"red": 0}})", "table.minimum.red", "(O10)");
    row(online, R"({"minimum": {"sector9": 100}})", "table.minimum.sector9", "(O7a)");
    row(casino, R"({"minimum": {"sector12": 100}})", "table.minimum.sector12", "(R24a)");
    row(macau, R"({"minimum": {"double_dozen": 100}})", "table.minimum.double_dozen", "(M6.9)");
    row(online, R"({"maximum": 5000})", "table.maximum", "(O11)");
    row(casino, R"({"maximum": 5000})", "table.maximum", "(R34a)");
    row(macau, R"({"maximum": 99})", "table.maximum", "(M9)");
    row(online, R"({"player_maximum": 99})", "table.player_maximum", "(O12)");
    row(casino, R"({"player_maximum": 5000})", "table.player_maximum", "(R34a)");
    row(casino, R"({"series_maximum": 15})", "table.series_maximum", "(R34c)");
    row(casino, R"({"series_maximum": 130})", "table.series_maximum", "(R34c)");
    row(casino, R"({"double_dozen": false})", "table.double_dozen", "(R24a)");
    row(macau, R"({"double_column": true})", "table.double_column", "(M6.8)");
    row(online, R"({"double_layout": true})", "table.double_layout", "(R1)");
    row(macau, R"({"double_layout": true})", "table.double_layout", "(R1)");
    row(casino, R"({"series_shortcut": true})", "table.series_shortcut", "(R25a)");
    row(online, R"({"chips": "cash"})", "table.chips", "(R15a)");
    row(casino, R"({"chips": "paper"})", "table.chips", "(R15a)");
    row(casino, R"({"payment_order": "by_luck"})", "table.payment_order", "(I-R30)");
    row(online, R"({"betting_seconds": 0})", "table.betting_seconds", "(O14)");
    row(casino, R"({"betting_seconds": 3601})", "table.betting_seconds", "(R20)");
    row(macau, R"({"betting_seconds": -1})", "table.betting_seconds", "(M3.2.1)");
    row(online, R"({"spin_seconds": 1.9})", "table.spin_seconds", "(O2)");
    row(casino, R"({"spin_seconds": 121})", "table.spin_seconds", "(R20)");
    row(online, R"({"closing": "never"})", "table.closing", "(O14)");
}

void ScenarioReaderTest::settingOutsideItsRuleNamesTheRule() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, rule);
    Json json = rouletteBy(rules.constData());
    json["table"] = Json::parse(table.toStdString());
    const FileError error = errorOf(json.dump());
    QCOMPARE(QByteArray::fromStdString(error.path), path);
    QVERIFY2(QByteArray::fromStdString(error.reason).endsWith(rule), error.reason.c_str());
}

void ScenarioReaderTest::brokenRouletteFieldIsRefused_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason");

    const auto row = [](const char* name, const char* place, const char* value, const char* path,
                        const char* reason) {
        QTest::newRow(name) << QString::fromUtf8(place) << QString::fromUtf8(value) << QString::fromUtf8(path)
                            << QString::fromUtf8(reason);
    };
    row("another game's rules", "/rules", R"("pt-803-2015")", "rules", "rules of poker");
    row("another game's setting", "/table/seats", "7", "table.seats", "unknown field");
    row("chance without a name", "/table/minimum/violet", "7", "table.minimum.violet", "unknown field");
    row("individual with two", "/table/individual", "true", "players[1]", "R8");

    row("seat", "/players/0/seat", "1", "players[0].seat", "unknown field");
    row("chip below the minimum", "/players/0/chip_value", "50", "players[0].chip_value", "(R9)");
    row("chip of nothing", "/players/0/chip_value", "0", "players[0].chip_value", "(R9)");
    row("chip no multiple", "/players/0/chip_value", "250", "players[0].chip_value", "(R9)");
    row("chip beyond the straight up", "/players/0/chip_value", "1100", "players[0].chip_value", "(R9)");
    row("chip negative", "/players/0/chip_value", "-100", "players[0].chip_value", "whole cents");

    row("another game's outcome", "/outcome/cards", R"(["2c"])", "outcome.cards", "unknown field");
    row("pockets no list", "/outcome/pockets", R"("17")", "outcome.pockets", "not a list");
    row("pocket no text", "/outcome/pockets/0", "17", "outcome.pockets[0]", "not a text");
    row("pocket of another wheel", "/outcome/pockets/1", R"("00")", "outcome.pockets[1]", "(R2a)");
    row("pocket of no wheel", "/outcome/pockets/0", R"("37")", "outcome.pockets[0]", "(R2a)");
    row("pocket with a zero before", "/outcome/pockets/0", R"("07")", "outcome.pockets[0]", "(R2a)");
    row("seed too short", "/outcome/seed", R"("00")", "outcome.seed", "64");

    row("another game's deed", "/steps/6/do", R"("ante")", "steps[6].do", "roulette has no");
    row("unknown deed", "/steps/6/do", R"("pray")", "steps[6].do", "present_chips, fault");
    row("amount where there is none", "/steps/6/amount", "3", "steps[6].amount", "unknown field");
    row("unknown player", "/steps/6/player", R"("eva")", "steps[6].player", "eva");
    row("unknown chance", "/steps/0/chance", R"("five")", "steps[0].chance", "five");
    row("chance in capitals", "/steps/1/chance", R"("Red")", "steps[1].chance", "Red");
    row("numbers no list", "/steps/0/numbers", R"("17")", "steps[0].numbers", "not a list");
    row("number no text", "/steps/0/numbers/0", "17", "steps[0].numbers[0]", "not a text");
    row("number of no wheel", "/steps/0/numbers/0", R"("37")", "steps[0].numbers[0]", "no number");
    row("number with a sign", "/steps/0/numbers/0", R"("+5")", "steps[0].numbers[0]", "no number");
    row("number twice", "/steps/0/numbers/0", R"("18")", "steps[0].numbers[1]", "twice");
    row("index and numbers", "/steps/2/numbers", R"(["1"])", "steps[2].index", "exclude");
    row("index 4", "/steps/2/index", "4", "steps[2].index", "1 to 3");
    row("index of a split", "/steps/0/index", "1", "steps[0].index", "unknown field");
    row("index of red", "/steps/1/index", "1", "steps[1].index", "unknown field");
    row("amount negative", "/steps/0/amount", "-1", "steps[0].amount", "whole cents");
    row("amount fractional", "/steps/0/amount", "0.5", "steps[0].amount", "whole cents");
    row("unknown series", "/steps/3/name", R"("media")", "steps[3].name", "(R25a)");
    row("chip fractional", "/steps/3/chip", "0.5", "steps[3].chip", "whole cents");
    row("amount of a series", "/steps/3/amount", "300", "steps[3].amount", "unknown field");
    row("four neighbours", "/steps/4/chips", "4", "steps[4].chips", "(R25b)");
    row("nine neighbours", "/steps/4/chips", "9", "steps[4].chips", "(R25b)");
    row("neighbours of no number", "/steps/4/number", R"("40")", "steps[4].number", "no number");
    row("move to no object", "/steps/5/to", R"("red")", "steps[5].to", "not an object");
    row("move with an amount", "/steps/5/to/amount", "5", "steps[5].to.amount", "unknown field");
    row("parol on no series", "/steps/12/name", R"("media")", "steps[12].name", "media");
    row("chips kept negative", "/steps/13/keep", "-1", "steps[13].keep", "whole number");
    row("unknown fault", "/steps/15/kind", R"("fire")", "steps[15].kind", "dealer_change");
    row("player of an object", "/steps/15/player", R"("ana")", "steps[15].player", "unknown field");
    row("unknown event", "/steps/11/when", R"("number")", "steps[11].when", "number");
    row("unknown event expected", "/expect/0/event", R"("number_drawm")", "expect[0].event", "number_drawm");
    row("four neighbours taken", "/steps/24/chips", "4", "steps[24].chips", "(R25b)");
    row("expected chip fractional", "/expect/0/chip_value", "0.5", "expect[0].chip_value", "whole cents");
}

void ScenarioReaderTest::brokenRouletteFieldIsRefused() {
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, path);
    QFETCH(QString, reason);
    Json json = wholeRoulette();
    json[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());

    const FileError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QVERIFY2(QString::fromStdString(error.reason).contains(reason), error.reason.c_str());
}

void ScenarioReaderTest::missingRouletteFieldIsRefused_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("path");

    const auto row = [](const char* place, const char* path) {
        QTest::newRow(path) << QString::fromUtf8(place) << QString::fromUtf8(path);
    };
    row("/players/1/wallet", "players[1].wallet");
    row("/steps/0/chance", "steps[0].chance");
    row("/steps/0/numbers", "steps[0].numbers");
    row("/steps/0/amount", "steps[0].amount");
    row("/steps/2/index", "steps[2].numbers");
    row("/steps/3/name", "steps[3].name");
    row("/steps/3/chip", "steps[3].chip");
    row("/steps/4/number", "steps[4].number");
    row("/steps/4/chips", "steps[4].chips");
    row("/steps/4/chip", "steps[4].chip");
    row("/steps/5/to", "steps[5].to");
    row("/steps/5/to/chance", "steps[5].to.chance");
    row("/steps/6/player", "steps[6].player");
    row("/steps/15/kind", "steps[15].kind");
    row("/steps/20/player", "steps[20].player");
    row("/steps/22/chance", "steps[22].chance");
    row("/steps/24/chips", "steps[24].chips");
}

void ScenarioReaderTest::missingRouletteFieldIsRefused() {
    QFETCH(QString, place);
    QFETCH(QString, path);
    const Json::json_pointer pointer(place.toStdString());
    Json json = wholeRoulette();
    json[pointer.parent_pointer()].erase(pointer.back());

    const FileError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QCOMPARE(error.reason, std::string("missing"));
}

void ScenarioReaderTest::placesAreThoseOfTheRules_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("rule");
    QTest::newRow("O4 online") << QByteArray("pt-804-2015") << "O4";
    QTest::newRow("R8 as many as colours") << QByteArray("pt-894-2002") << "R8";
    QTest::newRow("M9 Macau") << QByteArray("mo-60-2004") << "M9";
}

void ScenarioReaderTest::placesAreThoseOfTheRules() {
    QFETCH(const QByteArray, rules);
    QFETCH(const QString, rule);
    const auto refusedAt = [&](const char* place, const Json& json) {
        const FileError error = errorOf(json.dump());
        QCOMPARE(error.path, std::string(place));
        QVERIFY2(error.reason.ends_with(" (" + rule.toStdString() + ')'), error.reason.c_str());
    };
    Json json = rouletteBy(rules.constData());
    for (int i = 2; i <= 10; ++i) {
        json["players"].push_back({{"id", std::to_string(i)}, {"wallet", 100}});
    }
    QVERIFY(scenario::read(json.dump()));
    json["players"].push_back({{"id", "11"}, {"wallet", 100}});
    refusedAt("players[10]", json);
    json["table"]["individual"] = true;
    refusedAt("players[1]", json);
}

void ScenarioReaderTest::whatIsLeftOutHasItsDefault() {
    const auto read = scenario::read(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015", "players": []})");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const auto& content = std::get<scenario::PokerContent>(read->content);
    QVERIFY(content.table == poker::Settings{});
    QVERIFY(content.steps.empty() && read->expectations.empty());
    QVERIFY(!read->seed && content.cards.empty());

    const auto individual = scenario::read(
        R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015", "table": {"individual": true},
            "players": [{"id": "ana", "seat": 1, "wallet": 1}]})");
    QVERIFY2(individual, individual ? "" : individual.error().text().c_str());
    QCOMPARE(std::get<scenario::PokerContent>(individual->content).table.seats, 1);
}

void ScenarioReaderTest::individualTableHasOnePlace() {
    Json json = wholeScenario();
    json["table"] = {{"individual", true}, {"seats", 7}};
    json["players"] = Json::parse(R"([{"id": "ana", "seat": 1, "wallet": 1}])");
    json["steps"] = Json::array();
    json["expect"] = Json::array();
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(std::get<scenario::PokerContent>(read->content).table.seats, 1);
    json["players"][0]["seat"] = 2;
    QCOMPARE(errorOf(json.dump()).path, std::string("players[0].seat"));
}

void ScenarioReaderTest::maximumFollowsTheMinimum() {
    Json json = wholeScenario();
    json["table"] = {{"minimum", 200}};
    const auto read = scenario::read(json.dump());
    QVERIFY(read);
    QCOMPARE(std::get<scenario::PokerContent>(read->content).table.maximum.cents, 5'000);
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
    row("another game", "/game", R"("bingo")", "rules", "rules of poker");
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
    row("another game's deed", "/steps/1/do", R"("spin")", "steps[1].do", "poker has no");
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

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioReaderTest)
#include "tst_scenario_reader.moc"
