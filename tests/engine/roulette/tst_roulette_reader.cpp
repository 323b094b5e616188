// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#endif
#include "roulette_reader_kit.h"

#include <QTest>

#include <optional>
#include <string>
#include <variant>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The roulette-specific parts of scenario files; tst_roulette_reader_refusals tests what is refused.
class RouletteReaderTest : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsRead();
    void rouletteHasTheDefaultsOfItsRules_data();
    void rouletteHasTheDefaultsOfItsRules();
    void chipValueMeansNothingWhereChipsHaveOne_data();
    void chipValueMeansNothingWhereChipsHaveOne();
    void stakesThatTheRulesRefuseAreNoErrorOfTheFile_data();
    void stakesThatTheRulesRefuseAreNoErrorOfTheFile();
};

void RouletteReaderTest::everyPartIsRead() {
    using namespace roulette;
    const auto read = scenario::read(wholeRoulette().dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QVERIFY(read->game() == roulette::Game::kKey);
    const auto& content = read->content.as<scenario::RouletteContent>();
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

void RouletteReaderTest::rouletteHasTheDefaultsOfItsRules_data() {
    QTest::addColumn<roulette::RuleSet>("rules");
    for (const auto rules :
         {roulette::RuleSet::online, roulette::RuleSet::casino, roulette::RuleSet::macau}) {
        QTest::newRow(std::string(roulette::name(rules)).c_str()) << rules;
    }
}

void RouletteReaderTest::rouletteHasTheDefaultsOfItsRules() {
    QFETCH(roulette::RuleSet, rules);
    Json json = rouletteBy(std::string(roulette::name(rules)).c_str());
    json.erase("table");
    json.erase("outcome");
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    const auto& content = read->content.as<scenario::RouletteContent>();
    QVERIFY(content.table == roulette::Settings(rules));
    QVERIFY(content.pockets.empty() && content.steps.empty() && !read->seed);
}

void RouletteReaderTest::chipValueMeansNothingWhereChipsHaveOne_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("chips");
    QTest::newRow("online") << QByteArray("pt-804-2015") << QByteArray("colour");
    QTest::newRow("Macau") << QByteArray("mo-60-2004") << QByteArray("colour");
    QTest::newRow("cash") << QByteArray("pt-894-2002") << QByteArray("cash");
}

void RouletteReaderTest::chipValueMeansNothingWhereChipsHaveOne() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, chips);
    Json json = rouletteBy(rules.constData());
    json["table"]["chips"] = chips.toStdString();
    json["players"][0]["chip_value"] = 7;
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
    QVERIFY(!read->content.as<scenario::RouletteContent>().chipValues[0]);
}

void RouletteReaderTest::stakesThatTheRulesRefuseAreNoErrorOfTheFile_data() {
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

void RouletteReaderTest::stakesThatTheRulesRefuseAreNoErrorOfTheFile() {
    QFETCH(QByteArray, step);
    Json json = rouletteBy("pt-804-2015");
    json["steps"] = Json::array({Json::parse(step.toStdString())});
    json["steps"][0]["player"] = "ana";
    const auto read = scenario::read(json.dump());
    QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteReaderTest)
#include "tst_roulette_reader.moc"
