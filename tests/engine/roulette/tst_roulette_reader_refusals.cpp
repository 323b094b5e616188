// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette_reader_kit.h"

#include <QTest>

#include <string>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Which roulette files are refused.
class RouletteReaderRefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void settingOutsideItsRuleNamesTheRule_data();
    void settingOutsideItsRuleNamesTheRule();
    void brokenFieldIsRefused_data();
    void brokenFieldIsRefused();
    void missingFieldIsRefused_data();
    void missingFieldIsRefused();
    void placesAreThoseOfTheRules_data();
    void placesAreThoseOfTheRules();
};

void RouletteReaderRefusalsTest::settingOutsideItsRuleNamesTheRule_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("rule"); // the end of the reason, with the rule if there is one

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
    row(macau, R"({"minimum": "100"})", "table.minimum", "(I-M9)");
    row(online, R"({"minimum": {"red": 0}})", "table.minimum.red", "(O10)");
    row(online, R"({"minimum": {"sector9": 100}})", "table.minimum.sector9", "(O7a)");
    row(casino, R"({"minimum": {"sector12": 100}})", "table.minimum.sector12", "(R24a)");
    row(macau, R"({"minimum": {"double_dozen": 100}})", "table.minimum.double_dozen", "(M6.9)");
    row(online, R"({"maximum": 5000})", "table.maximum", "as a multiple of each chance's minimum");
    row(casino, R"({"maximum": 5000})", "table.maximum", "(R34a)");
    row(macau, R"({"maximum": 99})", "table.maximum", "(I-M9)");
    row(online, R"({"player_maximum": 99})", "table.player_maximum", "(O12)");
    row(casino, R"({"player_maximum": 5000})", "table.player_maximum", "leave to the house");
    row(casino, R"({"series_maximum": 15})", "table.series_maximum", "(I-R34c)");
    row(casino, R"({"series_maximum": 130})", "table.series_maximum", "(R34c)");
    row(online, R"({"series_maximum": 15})", "table.series_maximum", "(I-O7b)");
    row(macau, R"({"series_maximum": 130})", "table.series_maximum", "from 10 to 120");
    row(casino, R"({"series_multiples": "tens"})", "table.series_multiples", "(R34c)");
    row(online, R"({"series_multiples": "stakes"})", "table.series_multiples", "(I-O7b)");
    row(macau, R"({"series_multiples": "stakes"})", "table.series_multiples", "leave to the house");
    row(macau, R"({"player_maximum": 1000000000001})", "table.player_maximum", "(I-M9)");
    row(casino, R"({"double_dozen": false})", "table.double_dozen", "(R24a)");
    row(macau, R"({"double_column": true})", "table.double_column", "(M6.8)");
    row(online, R"({"double_layout": true})", "table.double_layout", "(O6d)");
    row(macau, R"({"double_layout": true})", "table.double_layout", "leave to the house");
    row(casino, R"({"series_shortcut": true})", "table.series_shortcut", "(R25a)");
    row(online, R"({"chips": "cash"})", "table.chips", "(O3a)");
    row(online, R"({"chips": "paper"})", "table.chips", "(O3a)");
    row(macau, R"({"chips": "cash_on_even"})", "table.chips", "(I-M9)");
    row(casino, R"({"chips": "paper"})", "table.chips", "(R15a)");
    row(casino, R"({"payment_order": "by_luck"})", "table.payment_order", "(I-R30)");
    row(online, R"({"betting_seconds": 0})", "table.betting_seconds", "(O14)");
    row(casino, R"({"betting_seconds": 3601})", "table.betting_seconds", "from 1 to 3600 seconds");
    row(macau, R"({"betting_seconds": -1})", "table.betting_seconds", "(M3.2.1)");
    row(online, R"({"spin_seconds": 1.9})", "table.spin_seconds", "(O2)");
    row(casino, R"({"spin_seconds": 121})", "table.spin_seconds", "from 2 to 120 seconds");
    row(online, R"({"closing": "never"})", "table.closing", "(O14)");
    row(online, R"({"closing": "on_slowdown"})", "table.closing", "(O3d)");
    row(casino, R"({"individual": true})", "table.individual", "(R19)");
    row(macau, R"({"individual": true})", "table.individual", "(M3.2.1)");
}

void RouletteReaderRefusalsTest::settingOutsideItsRuleNamesTheRule() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, rule);
    Json json = rouletteBy(rules.constData());
    json["table"] = Json::parse(table.toStdString());
    const ToldError error = errorOf(json.dump());
    QCOMPARE(QByteArray::fromStdString(error.path), path);
    QVERIFY2(QByteArray::fromStdString(error.reason).endsWith(rule), error.reason.c_str());
}

void RouletteReaderRefusalsTest::brokenFieldIsRefused_data() {
    const BrokenFields row;
    row("another game's rules", "/rules", R"("pt-803-2015")", "rules", "rules of poker");
    row("another game's setting", "/table/seats", "7", "table.seats", "unknown field");
    row("chance without a name", "/table/minimum/violet", "7", "table.minimum.violet", "unknown field");
    row("individual in a casino", "/table/individual", "true", "table.individual", "R19");
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
    row("another game's action", "/steps/6/do", R"("ante")", "steps[6].do", "roulette has no");
    row("unknown action", "/steps/6/do", R"("pray")", "steps[6].do", "present_chips, fault");
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
    row("expected chip fractional", "/expect/0", R"({"event": "player_joined", "chip_value": 0.5})",
        "expect[0].chip_value", "whole cents");
}

void RouletteReaderRefusalsTest::brokenFieldIsRefused() { refusesTheBrokenField(wholeRoulette()); }

void RouletteReaderRefusalsTest::missingFieldIsRefused_data() {
    const MissingFields row;
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

void RouletteReaderRefusalsTest::missingFieldIsRefused() { refusesWithoutTheField(wholeRoulette()); }

void RouletteReaderRefusalsTest::placesAreThoseOfTheRules_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("full");  // how the reasons end: for an eleventh player,
    QTest::addColumn<QString>("alone"); // and for the second at an individual wheel
    QTest::newRow("O4 online") << QByteArray("pt-804-2015") << "no more than 10 places"
                               << "(O4)";
    QTest::newRow("R8 as many as colours") << QByteArray("pt-894-2002") << "(R8)"
                                           << "(R19)";
    QTest::newRow("M3.2.1 Macau") << QByteArray("mo-60-2004") << "no more than 10 places"
                                  << "(M3.2.1)";
}

void RouletteReaderRefusalsTest::placesAreThoseOfTheRules() {
    QFETCH(const QByteArray, rules);
    QFETCH(const QString, full);
    QFETCH(const QString, alone);
    const auto refusedAt = [&](const char* place, const Json& json, const QString& end) {
        const ToldError error = errorOf(json.dump());
        QCOMPARE(error.path, std::string(place));
        QVERIFY2(error.reason.ends_with(' ' + end.toStdString()), error.reason.c_str());
    };
    Json json = rouletteBy(rules.constData());
    for (int i = 2; i <= 10; ++i) {
        json["players"].push_back({{"id", std::to_string(i)}, {"wallet", 100}});
    }
    QVERIFY(scenario::read(json.dump()));
    json["players"].push_back({{"id", "11"}, {"wallet", 100}});
    refusedAt("players[10]", json, full);
    json["table"]["individual"] = true;
    refusedAt(rules == "pt-804-2015" ? "players[1]" : "table.individual", json, alone);
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteReaderRefusalsTest)
#include "tst_roulette_reader_refusals.moc"
