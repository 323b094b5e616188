// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "app/cli/sentences/figure_commands.h"
#include "engine/games/bingo/odds/prize_chances.h"
#endif

#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <sstream>
#include <string>

using namespace mesaviva::app;
using namespace mesaviva::figures;
using Json = nlohmann::json;

namespace {

/// The output of a command and its exit status.
struct Written {
    int status = 0;
    std::string out;
    std::string err;
};

template <class Command, class Words>
Written run(const Command& command, const Words& words) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = command(words, out, err);
    return {status, out.str(), err.str()};
}

Written wheel(const char* rules, const char* stakes, const char* table = "", int parols = 0) {
    EdgeRouletteArguments words;
    words.rules = rules;
    words.stakes = stakes;
    words.parols = parols;
    if (*table != '\0') {
        words.table = table;
    }
    return run(edgeRouletteCommand, words);
}

EdgeBingoArguments hall(std::int64_t cards, std::int64_t rounds = 1'000) {
    EdgeBingoArguments words;
    words.cards = cards;
    words.rounds = rounds;
    words.seed = std::string(64, '7');
    return words;
}

Json fraction(std::int64_t numerator, std::int64_t denominator) { return {numerator, denominator}; }

bool isNear(double a, double b) { return std::abs(a - b) < 1e-9; }

} // namespace

/// `mesaviva edge roulette` and `mesaviva edge bingo`.
class EdgeCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void stakesAreSettledExactly_data();
    void stakesAreSettledExactly();
    void seriesGoAgain();
    void badStakesAreRefused_data();
    void badStakesAreRefused();
    void oneCardIsExact();
    void moreCardsArePlayed();
    void fullCardsOfManyAreExact();
    void stoppedPlayIsMarked();
    void whatComesBackGoesByThePrizePercentage();
    void jackpotsBringTheirBaseBack();
    void patternsAreCounted();
    void oneCardByAPatternIsWhatIsPlayed();
    void badRoomsAreRefused_data();
    void badRoomsAreRefused();
};

void EdgeCommandsTest::stakesAreSettledExactly_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("stakes");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<int>("cases");
    QTest::addColumn<qint64>("house"); // of the edge: 1 in this number
    QTest::newRow("O13a straight up")
        << QByteArray("pt-804-2015")
        << QByteArray(R"([{"chance":"straight","numbers":["17"],"amount":1000}])") << QByteArray("") << 37
        << qint64(37);
    QTest::newRow("O13a 38 numbers") << QByteArray("pt-804-2015")
                                     << QByteArray(
                                            R"([{"chance":"straight","numbers":["17"],"amount":1000}])")
                                     << QByteArray(R"({"pockets":38})") << 38 << qint64(19);
    QTest::newRow("R27b half back on zero")
        << QByteArray("pt-894-2002") << QByteArray(R"([{"chance":"red","amount":2000}])") << QByteArray("")
        << 37 << qint64(74);
    QTest::newRow("M8 all lost on zero")
        << QByteArray("mo-60-2004") << QByteArray(R"([{"chance":"red","amount":20000}])") << QByteArray("")
        << 37 << qint64(37);
    QTest::newRow("several") << QByteArray("pt-804-2015")
                             << QByteArray(R"([{"chance":"dozen","index":1,"amount":1000},)"
                                           R"({"do":"stake","chance":"column","index":2,"amount":3000}])")
                             << QByteArray("") << 37 << qint64(37);
}

void EdgeCommandsTest::stakesAreSettledExactly() {
    QFETCH(const QByteArray, rules);
    QFETCH(const QByteArray, stakes);
    QFETCH(const QByteArray, table);
    QFETCH(const int, cases);
    QFETCH(const qint64, house);
    const Written written = wheel(rules.constData(), stakes.constData(), table.constData());
    QVERIFY2(written.status == 0, written.err.c_str());
    QVERIFY(written.err.empty());
    const Json result = Json::parse(written.out);
    QCOMPARE(result.at("cases").get<int>(), cases);
    QVERIFY2(result.at("house") == fraction(1, house), written.out.c_str());
    QVERIFY(isNear(result.at("edge").get<double>(), 1.0 / static_cast<double>(house)));
    const double variance =
        result.at("variance").at(0).get<double>() / result.at("variance").at(1).get<double>();
    QVERIFY(isNear(result.at("deviation").get<double>() / std::sqrt(variance), 1));
    int all = 0;
    double mean = 0;
    for (const Json& one : result.at("returned")) {
        all += one.at(1).get<int>();
        mean += one.at(0).get<double>() * one.at(1).get<double>() / cases;
    }
    QCOMPARE(all, cases);
    QVERIFY(isNear(mean, result.at("mean").at(0).get<double>() / result.at("mean").at(1).get<double>()));
}

void EdgeCommandsTest::seriesGoAgain() {
    const char* zero = R"([{"do":"series","name":"zero","chip":500}])";
    const Json once = Json::parse(wheel("pt-894-2002", zero).out);
    QCOMPARE(once.at("staked").get<int>(), 2'000);
    QVERIFY(once.at("house") == fraction(1, 37));
    const Json again = Json::parse(wheel("pt-894-2002", zero, "", 1).out);
    QCOMPARE(again.at("cases").get<int>(), 37 * 37);
    QCOMPARE(again.at("parols").get<int>(), 1);
    // Each further spin takes its edge from the whole stake.
    QVERIFY(again.at("edge") > once.at("edge"));
    QVERIFY(again.at("deviation") > once.at("deviation"));
    // Exact for any number of spins; values beyond 63 bits are written as text.
    for (const char* series : {"grande", "zero", "pequena", "vadios"}) {
        const std::string stakes = std::string(R"([{"do":"series","name":")") + series + R"(","chip":500}])";
        for (int parols = 0; parols <= 3; ++parols) {
            const Json far = Json::parse(wheel("pt-894-2002", stakes.c_str(), "", parols).out);
            const Json& numerator = far.at("variance").at(0);
            const double variance =
                (numerator.is_string() ? std::stod(numerator.get<std::string>()) : numerator.get<double>()) /
                far.at("variance").at(1).get<double>();
            QVERIFY(isNear(far.at("deviation").get<double>() / std::sqrt(variance), 1));
        }
    }
}

void EdgeCommandsTest::badStakesAreRefused_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("stakes");
    QTest::addColumn<int>("parols");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* tag, const char* rules, const char* stakes, int parols,
                        const char* said) {
        QTest::newRow(tag) << QByteArray(rules) << QByteArray(stakes) << parols << QByteArray(said);
    };
    const char* red = R"([{"chance":"red","amount":1000}])";
    row("no JSON", "pt-804-2015", "red", 0, "--stakes");
    row("no list", "pt-804-2015", "{}", 0, "list");
    row("nothing", "pt-804-2015", "[]", 0, "list");
    row("other rules", "pt-425a-2015", red, 0, "rules of bingo");
    row("no such chance", "pt-804-2015", R"([{"chance":"blue","amount":1000}])", 0, "no chance");
    row("no such stake", "pt-804-2015", R"([{"chance":"split","numbers":["1","9"],"amount":1000}])", 0,
        "not_a_stake");
    row("O10 below the minimum", "pt-804-2015", R"([{"chance":"red","amount":2}])", 0, "below_minimum (O10");
    row("O7 a sector online", "pt-804-2015", R"([{"chance":"sector12","numbers":["1"],"amount":1000}])", 0,
        "not_offered");
    row("no act of laying", "pt-804-2015", R"([{"do":"clear"}])", 0, "lay stakes");
    row("R28 parol of no series", "pt-894-2002", R"([{"chance":"red","amount":2000}])", 1, "--parol");
    row("R28 parols", "pt-894-2002", R"([{"do":"series","name":"zero","chip":500}])", 4, "--parol");
}

void EdgeCommandsTest::badStakesAreRefused() {
    QFETCH(const QByteArray, rules);
    QFETCH(const QByteArray, stakes);
    QFETCH(const int, parols);
    QFETCH(const QByteArray, said);
    const Written written = wheel(rules.constData(), stakes.constData(), "", parols);
    QCOMPARE(written.status, 2);
    QVERIFY(written.out.empty());
    QCOMPARE(written.err.find('\n'), written.err.size() - 1);
    QVERIFY2(written.err.find(said.toStdString()) != std::string::npos, written.err.c_str());
}

void EdgeCommandsTest::oneCardIsExact() {
    EdgeBingoArguments words = hall(1);
    words.variant = 75;
    const Written written = run(edgeBingoCommand, words);
    QVERIFY2(written.status == 0, written.err.c_str());
    const Json result = Json::parse(written.out);
    QVERIFY(result.at("exact").get<bool>());
    const Json& bingo = result.at("prizes").at("bingo");
    // Found in any book on bingo: full after 50 of 75 numbers once in 212,085 rounds.
    QCOMPARE(static_cast<int>(1 / bingo.at("by_ball").at(50).get<double>()), 212'085);
    QVERIFY(isNear(bingo.at("mean_ball").get<double>(), 24.0 * 76 / 25));
}

void EdgeCommandsTest::moreCardsArePlayed() {
    const Written written = run(edgeBingoCommand, hall(60));
    QVERIFY2(written.status == 0, written.err.c_str());
    QVERIFY(written.err.find("50 %\n") != std::string::npos);
    const Json result = Json::parse(written.out);
    QVERIFY(!result.at("exact").get<bool>());
    QCOMPARE(result.at("rounds").get<int>(), 1'000);
    const Json exact = Json::parse(run(edgeBingoCommand, hall(1)).out);
    for (const auto& [name, prize] : result.at("prizes").items()) {
        const Json& mean = prize.at("mean_ball");
        QVERIFY(mean.at(1) < mean.at(0) && mean.at(0) < mean.at(2));
        QVERIFY(mean.at(2) < exact.at("prizes").at(name).at("mean_ball")); // sixty cards have it earlier
        QCOMPARE(prize.at("by_ball").size(), std::size_t{91});
    }
    QCOMPARE(run(edgeBingoCommand, hall(60)).out, written.out); // the same seed gives the same rounds
}

void EdgeCommandsTest::fullCardsOfManyAreExact() {
    EdgeBingoArguments words = hall(60, 400);
    words.variant = 75;
    words.table = R"({"prizes": {"line": 2000, "bingo": 8000}})";
    const Json both = Json::parse(run(edgeBingoCommand, words).out);
    QVERIFY(!both.at("exact").get<bool>());
    QVERIFY(!both.at("prizes").at("line").at("exact").get<bool>());
    QVERIFY(both.at("prizes").at("line").at("mean_ball").is_array());
    const Json& bingo = both.at("prizes").at("bingo");
    QVERIFY(bingo.at("exact").get<bool>());
    QVERIFY(std::abs(bingo.at("mean_ball").get<double>() - 64.4991) < 0.00005);
    QCOMPARE(bingo.at("by_ball").size(), std::size_t{76});
    // When nothing needs to be simulated, nothing is played.
    words.variant = 30;
    words.table =
        R"({"prizes": {"bingo": 10000}, "jackpot": {"percent": 3, "base": 6000, "within_balls": 18}})";
    const Written written = run(edgeBingoCommand, words);
    QVERIFY2(written.status == 0 && written.err.empty(), written.err.c_str());
    const Json alone = Json::parse(written.out);
    QVERIFY(alone.at("exact").get<bool>() && !alone.contains("rounds"));
    QVERIFY(std::abs(alone.at("prizes").at("bingo").at("mean_ball").get<double>() - 20.2815) < 0.00005);
    QVERIFY(isNear(alone.at("returned").get<double>(),
                   0.8 + alone.at("prizes").at("bingo").at("by_ball").at(18).get<double>()));
}

void EdgeCommandsTest::stoppedPlayIsMarked() {
    EdgeBingoArguments words = hall(60, 1'000);
    words.threads = 2;
    int asked = 0;
    words.stopped = [&] { return ++asked > 40; };
    const Written written = run(edgeBingoCommand, words);
    QCOMPARE(written.status, 0);
    const Json result = Json::parse(written.out);
    QVERIFY(result.at("interrupted").get<bool>());
    QCOMPARE(result.at("rounds").get<int>(), 40);
    QVERIFY2(written.err.find("interrupted after 40 of 1000") != std::string::npos, written.err.c_str());
    words.stopped = [] { return true; };
    const Written none = run(edgeBingoCommand, words);
    QCOMPARE(none.status, 2);
    QVERIFY(none.out.empty());
    words.stopped = {};
    const Written whole = run(edgeBingoCommand, words);
    QVERIFY(!Json::parse(whole.out).contains("interrupted"));
    words.threads = 1;
    QCOMPARE(run(edgeBingoCommand, words).out, whole.out);
}

void EdgeCommandsTest::whatComesBackGoesByThePrizePercentage() {
    EdgeBingoArguments words = hall(60, 100);
    words.prizePercent = 75;
    const Json result = Json::parse(run(edgeBingoCommand, words).out);
    QVERIFY(isNear(result.at("returned").at(0).get<double>(), 0.75)); // B31
    const Json& others = result.at("returned_by_prize_percent");
    QCOMPARE(others.size(), std::size_t{5});
    QVERIFY(isNear(others.at(4).at(1).at(0).get<double>(), 0.9));
}

void EdgeCommandsTest::jackpotsBringTheirBaseBack() {
    EdgeBingoArguments words = hall(60, 400);
    words.table = R"({"jackpot": {"percent": 3, "base": 100000, "within_balls": 60}})";
    const Json result = Json::parse(run(edgeBingoCommand, words).out);
    const Json& bingo = result.at("prizes").at("bingo").at("by_ball").at(60);
    // 80 % of sixty cards at a point each, and the base as often as it is won (B41, B42).
    for (const std::size_t bound : {0U, 1U, 2U}) {
        QVERIFY(isNear(result.at("returned").at(bound).get<double>(),
                       0.8 + bingo.at(bound).get<double>() * 100'000 / 6'000));
    }
}

void EdgeCommandsTest::patternsAreCounted() {
    EdgeBingoArguments words = hall(1);
    words.variant = 75;
    words.table = R"({"pattern": [1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,1],)"
                  R"("prizes": {"bingo": 10000}})";
    const Written written = run(edgeBingoCommand, words);
    QVERIFY2(written.status == 0, written.err.c_str());
    // Four boxes: the last of them at ball 4 * 76 / 5 on average.
    QVERIFY(isNear(Json::parse(written.out).at("prizes").at("bingo").at("mean_ball").get<double>(), 60.8));
}

// B73b: the pattern may end the round before its line falls, and with it the line jackpot (B2n).
void EdgeCommandsTest::oneCardByAPatternIsWhatIsPlayed() {
    EdgeBingoArguments words = hall(1);
    words.table = R"({"variant": 75, "prizes": {"line": 2000, "bingo": 8000},)"
                  R"("pattern": [1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,1],)"
                  R"("line_jackpot": {"percent": 3, "base": 100, "within_balls": 70}})";
    const Written written = run(edgeBingoCommand, words);
    QVERIFY2(written.status == 0, written.err.c_str());
    const Json result = Json::parse(written.out);
    QVERIFY(result.at("exact").get<bool>());
    const auto lineBy = [&](std::size_t ball) {
        return result.at("prizes").at("line").at("by_ball").at(ball).get<double>();
    };
    mesaviva::bingo::Settings room(mesaviva::bingo::Variant::bingo75);
    room.pattern = 0b10001'00000'00000'00000'10001;
    using mesaviva::bingo::PrizeKind;
    const auto fallen = mesaviva::bingo::playForPrizes(room, 1, 5'000, mesaviva::Seed{});
    const auto& line = fallen[mesaviva::bingo::indexOf(PrizeKind::line)];
    for (const std::size_t ball : {50U, 70U, 75U}) {
        const mesaviva::bingo::Measured by = line->by(static_cast<int>(ball));
        QVERIFY2(by.low < lineBy(ball) && lineBy(ball) < by.high, std::to_string(lineBy(ball)).c_str());
    }
    QVERIFY(lineBy(75) < 0.96);
    // A card costs a point: the base is paid back as often as the line falls in time.
    QVERIFY(isNear(result.at("returned").get<double>(), 0.8 + lineBy(70)));
}

void EdgeCommandsTest::badRoomsAreRefused_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<qint64>("cards");
    QTest::addColumn<qint64>("rounds");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("B31 too little") << QByteArray(R"({"prize_percent": 60})") << qint64(6) << qint64(100)
                                    << QByteArray("B31");
    QTest::newRow("no such variant") << QByteArray(R"({"variant": 60})") << qint64(6) << qint64(100)
                                     << QByteArray("variant");
    QTest::newRow("no card") << QByteArray("{}") << qint64(0) << qint64(100) << QByteArray("--cards");
    QTest::newRow("no rounds") << QByteArray("{}") << qint64(6) << qint64(0) << QByteArray("--rounds");
}

void EdgeCommandsTest::badRoomsAreRefused() {
    QFETCH(const QByteArray, table);
    QFETCH(const qint64, cards);
    QFETCH(const qint64, rounds);
    QFETCH(const QByteArray, said);
    EdgeBingoArguments words = hall(cards, rounds);
    words.table = table.toStdString();
    const Written written = run(edgeBingoCommand, words);
    QCOMPARE(written.status, 2);
    QVERIFY(written.out.empty());
    QVERIFY2(written.err.find(said.toStdString()) != std::string::npos, written.err.c_str());
}

#include "program/test_list.h"

MESAVIVA_TEST(EdgeCommandsTest)
#include "tst_edge_commands.moc"
