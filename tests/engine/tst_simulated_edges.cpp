// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_deals.h"
#include "engine/poker/odds/whole_game.h"
#include "engine/poker/pay_table.h"
#include "engine/simulation/run.h"

#include <QTest>

#include <array>
#include <cmath>
#include <string>

using namespace mesaviva;
using namespace mesaviva::simulation;

namespace {

/// A share as a fraction.
struct Exact {
    double numerator = 0;
    double denominator = 1;

    double value() const { return numerator / denominator; }
};

/// What the house keeps of the first stakes when the table plays by itself, always from the same seed.
Edge simulate(Wish wish) {
    wish.seed = std::string(64, '5');
    const Result<Plan, BadWish> plan = readPlan(wish);
    if (!plan) {
        qFatal("%s", plan.error().reason.c_str());
    }
    Run run(*plan, 2);
    while (!run.wait(std::chrono::hours(1))) {
    }
    return edgeOf(run.sums(), plan->centre());
}

/// How many standard deviations a simulated edge is away from the exact one.
double distance(const Edge& edge, const Exact& exact) {
    const double deviation = (edge.high - edge.value) / 2.5758293035489004;
    return std::abs(edge.value - exact.value()) / deviation;
}

// Beyond this one in sixteen thousand lies by chance, and the seeds are always the same.
constexpr double kFar = 4;

} // namespace

/// The engine that plays agrees with what can be worked out: fractions on paper at the wheel, the count of
/// all deals at poker, the house's share of the sales at bingo.
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

    // 1,302,540 hands are high cards (published), 167,280 of them with ace and king (published as well): the
    // others do not play, whoever sits before the dealer.
    void allDealsAreCounted() {
        constexpr std::int64_t kDoNotPlay = 1'302'540 - 167'280;
        QCOMPARE(m_notQualified, kDoNotPlay * 1'533'939);
        // Who wins against a hand that plays loses as often, but for players' hands that would not play.
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
        Wish wish;
        wish.game = "poker";
        wish.rules = "pt-803-2015";
        wish.rounds = seats == "1" ? "300000" : "150000";
        wish.options["seats"] = seats.toStdString();
        wish.options["strategy"] = kNames[index];
        const Edge edge = simulate(wish);
        const Exact exact{-m_net[index], kDeals};
        qInfo("exact %.6f, simulated %.6f (%.6f to %.6f)", exact.value(), edge.value, edge.low, edge.high);
        QVERIFY(distance(edge, exact) < kFar);
    }

    // What `mesaviva edge poker` says of best play, its decisions found one by one here.
    void bestPlayIsWhatTheWholeGameSays() {
        Wish wish;
        wish.game = "poker";
        wish.rules = "pt-803-2015";
        wish.rounds = "20000";
        wish.options["seats"] = "1";
        wish.options["strategy"] = "best";
        const Edge edge = simulate(wish);
        const double exact = poker::odds::wholeGame()->edge().value();
        qInfo("exact %.6f, simulated %.6f (%.6f to %.6f)", exact, edge.value, edge.low, edge.high);
        QVERIFY(edge.low <= exact && exact <= edge.high); // 99 %, and the seed is always the same
        QVERIFY(edge.high - edge.low < 0.1);
    }

    void theWheelKeepsItsZeros_data() {
        QTest::addColumn<Wish>("wish");
        QTest::addColumn<Exact>("exact");
        const auto row = [](const char* rules, const char* chance, const char* table, Exact exact) {
            Wish wish;
            wish.game = "roulette";
            wish.rules = rules;
            wish.rounds = "30000";
            wish.options["strategy"] = chance;
            if (*table != '\0') {
                wish.table = table;
            }
            QTest::addRow("%s %s %s", rules, chance, table) << wish << exact;
        };
        for (const char* chance :
             {"straight", "split", "street", "corner", "line", "dozen", "column", "double_dozen",
              "double_column", "even", "odd", "low", "high", "red", "black"}) {
            row("pt-804-2015", chance, "", {1, 37});
            row("pt-804-2015", chance, R"({"pockets": 38})", {2, 38});
        }
        row("pt-894-2002", "straight", "", {1, 37});
        row("pt-894-2002", "double_dozen", "", {1, 37});
        row("pt-894-2002", "red", "", {1, 74}); // half comes back on zero (R27b)
        row("pt-894-2002", "even", R"({"order": "american"})", {1, 74});
        row("mo-60-2004", "straight", "", {1, 37});
        row("mo-60-2004", "sector9", "", {1, 37});
        row("mo-60-2004", "sector12", "", {1, 37});
        row("mo-60-2004", "black", "", {1, 37});
    }

    void theWheelKeepsItsZeros() {
        QFETCH(const Wish, wish);
        QFETCH(const Exact, exact);
        QVERIFY(distance(simulate(wish), exact) < kFar);
    }

    // The odd cents of shared prizes wait for the next round (I-B30), so that little is missing at a block's
    // end.
    void theHallKeepsItsShareOfTheSales_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<double>("kept");
        QTest::newRow("90") << QByteArray("{}") << 0.2;
        QTest::newRow("80") << QByteArray(R"({"variant": 80, "prize_percent": 70})") << 0.3;
        QTest::newRow("75") << QByteArray(R"({"variant": 75, "prize_percent": 90})") << 0.1;
        QTest::newRow("30") << QByteArray(R"({"variant": 30})") << 0.2;
    }

    void theHallKeepsItsShareOfTheSales() {
        QFETCH(const QByteArray, table);
        QFETCH(const double, kept);
        Wish wish;
        wish.game = "bingo";
        wish.rules = "pt-425a-2015";
        wish.rounds = "160";
        wish.table = table.toStdString();
        const Edge edge = simulate(wish);
        QVERIFY2(std::abs(edge.value - kept) < 1e-4, std::to_string(edge.value).c_str());
        QVERIFY(edge.high - edge.low < 1e-3);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(SimulatedEdgesTest)
#include "tst_simulated_edges.moc"
