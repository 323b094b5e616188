// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "all_deals.h"
#include "app/cli/sentences/request_sentences.h"
#include "engine/games/bingo/odds/room_chances.h"
#include "engine/games/poker/odds/whole_game.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/roulette/simulation/roulette_table.h"
#include "engine/simulation/run.h"
#include "long_tests.h"
#endif

#include <QTest>

#include <array>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::simulation;

namespace {

/// A share as a fraction.
struct Exact {
    double numerator = 0;
    double denominator = 1;

    double value() const { return numerator / denominator; }
};

Request wheelRequest(const char* rules, const char* chance, const char* table = "") {
    Request request;
    request.game = "roulette";
    request.rules = rules;
    request.options["strategy"] = chance;
    if (*table != '\0') {
        request.table = table;
    }
    return request;
}

/// The house's share of the initial stakes in a simulation, always with the same seed.
Edge simulate(Request request, char digit = '5') {
    request.seed = std::string(64, digit);
    const Result<Plan, BadRequest> plan = readPlan(request);
    if (!plan) {
        qFatal("%s", app::englishText(plan.error()).c_str());
    }
    Run run(*plan, 2);
    while (!run.wait(std::chrono::hours(1))) {
    }
    return edgeOf(run.sums(), plan->centre());
}

/// Returns the distance of a simulated edge from the exact one, in standard deviations.
double distance(const Edge& edge, const Exact& exact) {
    const double deviation = (edge.high - edge.value) / 2.5758293035489004;
    return std::abs(edge.value - exact.value()) / deviation;
}

// Exceeded by chance once in sixteen thousand, and the seeds are always the same.
constexpr double kFar = 4;

} // namespace

/// The simulated edge matches the calculated one: fractions at the wheel, the count of all deals at poker,
/// the house's share of the sales at bingo.
class SimulatedEdgesTest : public QObject {
    Q_OBJECT

private:
    std::int64_t m_notQualified = 0;
    std::int64_t m_won = 0;
    std::int64_t m_lost = 0;
    std::array<double, 3> m_net{}; ///< in antes over all deals: always, pair, ace_king

private slots:
    void initTestCase() {
        std::array<std::int64_t, 3> net{};
        kit::forEachHand([&](poker::HandRank rank, const kit::Opponents& dealer) {
            m_notQualified += dealer.notQualified;
            m_won += dealer.won;
            m_lost += dealer.lost;
            const std::int64_t multiple = poker::betMultiple(rank.combination());
            const std::int64_t stays =
                dealer.notQualified + (1 + 2 * multiple) * dealer.won - 3 * dealer.lost;
            const std::int64_t folds = -1'533'939;
            net[0] += stays;
            net[1] += rank.combination() >= poker::Combination::pair ? stays : folds;
            net[2] += rank.combination() >= poker::Combination::ace_king ? stays : folds;
        });
        for (std::size_t i = 0; i < net.size(); ++i) {
            m_net[i] = static_cast<double>(net[i]);
        }
    }

    // 1,302,540 hands are high cards (published), 167,280 of them with ace and king (also published): the
    // others do not qualify, whatever the player has.
    void allDealsAreCounted() {
        constexpr std::int64_t kDoNotPlay = 1'302'540 - 167'280;
        QCOMPARE(m_notQualified, kDoNotPlay * 1'533'939);
        // Wins equal losses against a qualifying hand, except for players' hands that would not qualify.
        QVERIFY(m_won < m_lost);
    }

    void pokerIsWhatAllDealsSay_data() {
        QTest::addColumn<int>("strategy");
        QTest::addColumn<QByteArray>("seats");
        for (const char* seats : {"1", "7"}) {
            QTest::addRow("always, %s", seats) << 0 << QByteArray(seats);
            QTest::addRow("pair, %s", seats) << 1 << QByteArray(seats);
            QTest::addRow("ace_king, %s", seats) << 2 << QByteArray(seats);
        }
    }

    void pokerIsWhatAllDealsSay() {
        QFETCH(const int, strategy);
        QFETCH(const QByteArray, seats);
        constexpr double kDeals = 2'598'960.0 * 1'533'939.0;
        constexpr std::array kNames = {"always", "pair", "ace_king"};
        const auto index = static_cast<std::size_t>(strategy);
        Request request;
        request.game = "poker";
        request.rules = "pt-803-2015";
        request.rounds = seats == "1" ? "300000" : "150000";
        request.options["seats"] = seats.toStdString();
        request.options["strategy"] = kNames[index];
        const Edge edge = simulate(request);
        const Exact exact{-m_net[index], kDeals};
        qInfo("exact %.6f, simulated %.6f (%.6f to %.6f)", exact.value(), edge.value, edge.low, edge.high);
        QVERIFY(distance(edge, exact) < kFar);
    }

    // The result of `mesaviva edge poker` for best play, with its decisions computed one by one here.
    void bestPlayIsWhatTheWholeGameSays() {
        if (mesaviva::kit::kSanitized && !mesaviva::kit::isLong()) {
            QSKIP(mesaviva::kit::kLeftToRelease);
        }
        Request request;
        request.game = "poker";
        request.rules = "pt-803-2015";
        request.rounds = "400000";
        request.options["seats"] = "1";
        request.options["strategy"] = "best";
        const Edge edge = simulate(request);
        const double exact = poker::odds::wholeGame()->edge().value();
        qInfo("exact %.6f, simulated %.6f (%.6f to %.6f)", exact, edge.value, edge.low, edge.high);
        QVERIFY(edge.low <= exact && exact <= edge.high); // 99 %, and the seed is always the same
        QVERIFY(edge.high - edge.low < 0.025);            // half the edge
    }

    void everyPocketOfTheWheelIsSettled_data() {
        QTest::addColumn<Request>("request");
        QTest::addColumn<int>("zeros"); // how many of them are zeros
        QTest::addColumn<int>("pockets");
        QTest::addColumn<int>("halves"); // halves of a stake returned on zero
        const auto row = [](const char* rules, const char* chance, const char* table, int zeros, int pockets,
                            int halves = 0) {
            QTest::addRow("%s %s %s", rules, chance, table)
                << wheelRequest(rules, chance, table) << zeros << pockets << halves;
        };
        for (const char* chance :
             {"straight", "split", "street", "corner", "line", "dozen", "column", "double_dozen",
              "double_column", "even", "odd", "low", "high", "red", "black"}) {
            row("pt-804-2015", chance, "", 1, 37);
            row("pt-804-2015", chance, R"({"pockets": 38})", 2, 38);
        }
        row("pt-894-2002", "straight", "", 1, 37);
        row("pt-894-2002", "double_dozen", "", 1, 37);
        row("pt-894-2002", "red", "", 1, 37, 1); // half comes back on zero (R27b)
        row("pt-894-2002", "even", R"({"order": "american"})", 1, 37, 1);
        row("mo-60-2004", "straight", "", 1, 37);
        row("mo-60-2004", "sector9", "", 1, 37);
        row("mo-60-2004", "sector12", "", 1, 37);
        row("mo-60-2004", "black", "", 1, 37);
    }

    // Plays until every pocket has come and adds up the results: they match the house's edge to the cent.
    void everyPocketOfTheWheelIsSettled() {
        QFETCH(Request, request);
        QFETCH(const int, zeros);
        QFETCH(const int, pockets);
        QFETCH(const int, halves);
        request.rounds = "1";
        const Result<Plan, BadRequest> read = readPlan(request);
        QVERIFY2(read.hasValue(), read ? "" : app::englishText(read.error()).c_str());
        RoulettePlan plan = dynamic_cast<const RoulettePlan&>(*read->game);
        const std::vector<roulette::SpotId> places = plan.places;
        for (const roulette::SpotId place : places) {
            plan.places = {place};
            Seed seed{};
            seed.fill(3);
            RouletteTable table(plan, seed);
            std::map<int, std::int64_t> nets;
            for (int round = 0; round < 5'000 && static_cast<int>(nets.size()) < pockets; ++round) {
                Sums sums;
                table.playRound(sums);
                QCOMPARE(sums.staked, plan.amount);
                const auto [known, isNew] =
                    nets.emplace(table.state().numbers.newest(0).index(), sums.net().cents);
                QVERIFY(isNew || known->second == sums.net().cents);
            }
            QCOMPARE(static_cast<int>(nets.size()), pockets);
            std::int64_t net = 0;
            for (const auto& [pocket, cents] : nets) {
                net += cents;
            }
            QCOMPARE(2 * net, -plan.amount.cents * (2 * zeros - halves));
        }
    }

    // This number of rounds reveals half a zero more or less; chances with a larger variance than even ones
    // are settled pocket by pocket.
    void theWheelKeepsItsZeros_data() {
        QTest::addColumn<Request>("request");
        QTest::addColumn<Exact>("exact");
        QTest::newRow("online, 37") << wheelRequest("pt-804-2015", "red") << Exact{1, 37};
        QTest::newRow("online, 38") << wheelRequest("pt-804-2015", "red", R"({"pockets": 38})")
                                    << Exact{2, 38};
        QTest::newRow("R27b") << wheelRequest("pt-894-2002", "red")
                              << Exact{1, 74}; // half comes back on zero
        QTest::newRow("Macau") << wheelRequest("mo-60-2004", "black") << Exact{1, 37};
    }

    void theWheelKeepsItsZeros() {
        QFETCH(Request, request);
        QFETCH(const Exact, exact);
        request.rounds = "300000";
        const Edge edge = simulate(request);
        QVERIFY(distance(edge, exact) < kFar);
        QVERIFY(edge.high - edge.low < 0.0101);
    }

    // The odd cents of shared prizes carry over to the next round (I-B30) and belong to the players.
    void theHallKeepsItsShareOfTheSales_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<double>("kept");
        QTest::newRow("90") << QByteArray("{}") << 0.2;
        QTest::newRow("80") << QByteArray(R"({"variant": 80, "prize_percent": 70})") << 0.3;
        QTest::newRow("75") << QByteArray(R"({"variant": 75, "prize_percent": 90})") << 0.1;
        QTest::newRow("30") << QByteArray(R"({"variant": 30})") << 0.2;
    }

    // B40, I-B42: a jackpot that has grown and is not won yet belongs to the players; only its base adds to
    // the payback, whatever its value at the start of the simulation.
    void jackpotsAreNotTheHouses_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::newRow("B42 never won")
            << QByteArray(R"({"jackpot": {"percent": 5, "base": 50000, "within_balls": 15}})");
        QTest::newRow("B43 never won, much there already")
            << QByteArray(R"({"jackpot": {"percent": 5, "base": 0, "value": 9000000, "within_balls": 15}})");
        QTest::newRow("B42 always won, much there already")
            << QByteArray(R"({"jackpot": {"percent": 5, "base": 0, "value": 9000000, "within_balls": 90}})");
        QTest::newRow("B73b lines that the pattern ends")
            << QByteArray(R"({"variant": 75, "pattern": [1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,1],)"
                          R"("prizes": {"line": 2000, "bingo": 8000}, "line_directions": ["horizontal"]})");
    }

    void jackpotsAreNotTheHouses() {
        QFETCH(const QByteArray, table);
        Request request;
        request.game = "bingo";
        request.rules = "pt-425a-2015";
        request.rounds = "100";
        request.table = table.toStdString();
        const Result<Plan, BadRequest> plan = readPlan(request);
        QVERIFY2(plan.hasValue(), plan ? "" : app::englishText(plan.error()).c_str());
        const Edge edge = simulate(request);
        QCOMPARE(edge.value, 0.2); // to the cent: 80 % are prizes (B31)
        QCOMPARE(edge.low, 0.2);
        QCOMPARE(edge.high, 0.2);
    }

    // B41: the long-run result of `mesaviva edge bingo`, from its own rounds.
    void wonJackpotsBringTheirBaseBack_data() {
        QTest::addColumn<QByteArray>("jackpot");
        QTest::newRow("from its base") << QByteArray(R"({"percent": 5, "base": 6000, "within_balls": 62})");
        QTest::newRow("much there already")
            << QByteArray(R"({"percent": 3, "base": 6000, "value": 9000000, "within_balls": 62})");
    }

    void wonJackpotsBringTheirBaseBack() {
        QFETCH(const QByteArray, jackpot);
        Request request;
        request.game = "bingo";
        request.rules = "pt-425a-2015";
        request.rounds = "2000";
        request.table = R"({"jackpot": )" + jackpot.toStdString() + R"(, "line_jackpot": )" +
                        R"({"percent": 0, "base": 3000, "within_balls": 40}})";
        const Edge edge = simulate(request);
        bingo::Settings room;
        room.bingoJackpot = bingo::Jackpot{500, Money{6'000}, 62, {}};
        room.lineJackpot = bingo::Jackpot{0, Money{3'000}, 40, {}};
        Seed seed{};
        seed.fill(1);
        const bingo::Measured exact = expectedPayback(room, 60, bingo::chancesOfRoom(room, 60, 2'000, seed));
        qInfo("edge %.4f (%.4f to %.4f), long run %.4f (%.4f to %.4f)", edge.value, edge.low, edge.high,
              1 - exact.value, 1 - exact.high, 1 - exact.low);
        QVERIFY(edge.low < 1 - exact.low && 1 - exact.high < edge.high);
        QVERIFY(edge.high - edge.low < 0.06);
        QVERIFY(exact.value - 0.8 > 0.2); // the bases make a difference
        // Many small simulations of a few blocks also have an interval that contains the edge.
        int missed = 0;
        request.rounds = "64";
        for (const char digit : std::string_view("0123456789abcdef")) {
            const Edge small = simulate(request, digit);
            missed += 1 - exact.value < small.low || small.high < 1 - exact.value ? 1 : 0;
        }
        QVERIFY2(missed <= 2, std::to_string(missed).c_str());
    }

    void theHallKeepsItsShareOfTheSales() {
        QFETCH(const QByteArray, table);
        QFETCH(const double, kept);
        Request request;
        request.game = "bingo";
        request.rules = "pt-425a-2015";
        request.rounds = "160";
        request.table = table.toStdString();
        const Edge edge = simulate(request);
        QCOMPARE(edge.value, kept);
        QCOMPARE(edge.low, kept);
        QCOMPARE(edge.high, kept);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(SimulatedEdgesTest)
#include "tst_simulated_edges.moc"
