// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/odds/side_by_side.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

Settings comparedBy(int column) {
    return comparedTable(kAllRuleSets[static_cast<std::size_t>(column)], Money{100});
}

StakeRequest request(const QString& words, std::int64_t cents, PlayerId player = 0) {
    const Spoken place = spoken(words);
    return {player, Layout::of(37).find(place.kind, place.covered).value(), Money{cents}};
}

/// "7200 1/37 O13a": the amount paid back, the house edge, and the deciding rule; or "refused R24a".
QString told(const RequestOutcome& outcome) {
    if (outcome.refusal) {
        return QStringLiteral("refused %1").arg(key(outcome.rule.text()));
    }
    return QStringLiteral("%1 %2/%3 %4")
        .arg(outcome.returned.cents)
        .arg(outcome.edge->numerator)
        .arg(outcome.edge->denominator)
        .arg(key(outcome.rule.text()));
}

} // namespace

/// The same stakes and pocket under 804/2015, 894/2002 and Macau's regulation.
class RouletteSideBySideTest : public QObject {
    Q_OBJECT

private slots:
    void eachChanceUnderEachRegulation_data();
    void eachChanceUnderEachRegulation();
    void whatEachChanceIs_data();
    void whatEachChanceIs();
    void limitsAreTheTables();
    void seriesAreStakesOrAShortcut();
    void paymentsComeInEachTablesOrder();
    void winnersArePaidInFull();
    void sumsAreTheTablesSettlement_data();
    void sumsAreTheTablesSettlement();
};

void RouletteSideBySideTest::eachChanceUnderEachRegulation_data() {
    QTest::addColumn<QString>("stake"); // of 200 cents
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<QStringList>("expected"); // 804, 894, Macau
    const auto row = [](const char* stake, const char* drawn, const QStringList& expected) {
        QTest::addRow("%s on %s", stake, drawn) << stake << drawn << expected;
    };
    // 35, 17, 11, 8 and 5 to one, plus the stake: 36, 18, 12, 9, 6 times 200.
    row("straight 17", "17", {"7200 1/37 O13a", "7200 1/37 R27a", "7200 1/37 M7.1"});
    row("straight 17", "0", {"0 1/37 O19", "0 1/37 R30", "0 1/37 M8"});
    row("straight 0", "0", {"7200 1/37 O13a", "7200 1/37 R27a", "7200 1/37 M7.1"});
    row("split 17 20", "20", {"3600 1/37 O13a", "3600 1/37 R27a", "3600 1/37 M7.2"});
    row("split 0 2", "0", {"3600 1/37 O13a", "3600 1/37 R27a", "refused I-M8"});
    row("street 16 17 18", "16", {"2400 1/37 O13a", "2400 1/37 R27a", "2400 1/37 M7.3"});
    row("corner 16 17 19 20", "19", {"1800 1/37 O13a", "1800 1/37 R27a", "1800 1/37 M7.4"});
    row("line 16 17 18 19 20 21", "21", {"1200 1/37 O13a", "1200 1/37 R27a", "1200 1/37 M7.5"});
    // 2 to one on twelve numbers; 1/2 to one on twenty-four, not available in Macau.
    row("dozen 13-24", "13", {"600 1/37 O13a", "600 1/37 R27a", "600 1/37 M7.7"});
    row("dozen 13-24", "0", {"0 1/37 O19", "0 1/37 R29", "0 1/37 M8"});
    row("column 2 5 8 11 14 17 20 23 26 29 32 35", "2", {"600 1/37 O13a", "600 1/37 R27a", "600 1/37 M7.7"});
    row("double_dozen 1-24", "24", {"300 1/37 O13a", "300 1/37 R27a", "refused M6.9"});
    row("double_column 1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35", "1",
        {"300 1/37 O13a", "300 1/37 R27a", "refused M6.8"});
    // Even chances: casinos return half on zero, so the edge is 1/74 and not 1/37.
    for (const char* even : {"even", "low", "black"}) {
        row(even, "2", {"400 1/37 O13b", "400 1/74 R27b", "400 1/37 M7.8"});
        row(even, "0", {"0 1/37 O19", "100 1/74 R29", "0 1/37 M8"});
    }
    for (const char* even : {"odd", "high", "red"}) {
        row(even, "19", {"400 1/37 O13b", "400 1/74 R27b", "400 1/37 M7.8"});
        row(even, "2", {"0 1/37 O18", "0 1/74 R30", "0 1/37 M5.1"});
    }
    // 3 to one on nine numbers, 2 to one on twelve: 4 and 3 times 200, in Macau only.
    row("sector9 28 9 26 30 11 7 20 32 17", "17", {"refused O7a", "refused R24a", "800 1/37 M7.6"});
    row("sector12 1 3 5 13 15 17 20 22 24 32 34 36", "36", {"refused O7a", "refused R24a", "600 1/37 M7.7"});
}

void RouletteSideBySideTest::eachChanceUnderEachRegulation() {
    QFETCH(const QString, stake);
    QFETCH(const QString, drawn);
    QFETCH(const QStringList, expected);
    const std::vector<StakeRequest> requests{request(stake, 200)};
    QStringList outcomes;
    for (int column = 0; column < 3; ++column) {
        const PlayedRequests played = playRequests(comparedBy(column), requests, pocket(drawn));
        outcomes.append(told(played.outcomes.at(0)));
        QCOMPARE(played.returned, played.outcomes.at(0).returned);
        QCOMPARE(played.edge.has_value(), !played.outcomes.at(0).refusal.has_value());
    }
    QCOMPARE(outcomes, expected);
}

void RouletteSideBySideTest::whatEachChanceIs_data() {
    QTest::addColumn<QString>("chance");
    QTest::addColumn<QStringList>("expected"); // 804, 894, Macau: pay-out, limits in minima, edge
    const auto row = [](const char* chance, const QStringList& expected) {
        QTest::newRow(chance) << chance << expected;
    };
    row("straight", {"35:1 30 1/37", "35:1 10 1/37", "35:1 500 1/37"});
    row("split", {"17:1 60 1/37", "17:1 20 1/37", "17:1 500 1/37"});
    row("street", {"11:1 90 1/37", "11:1 30 1/37", "11:1 500 1/37"});
    row("corner", {"8:1 120 1/37", "8:1 40 1/37", "8:1 500 1/37"});
    row("line", {"5:1 180 1/37", "5:1 60 1/37", "5:1 500 1/37"});
    row("dozen", {"2:1 360 1/37", "2:1 120 1/37", "2:1 500 1/37"});
    row("column", {"2:1 360 1/37", "2:1 120 1/37", "2:1 500 1/37"});
    row("double_dozen", {"1:2 720 1/37", "1:2 240 1/37", "-"});
    row("double_column", {"1:2 720 1/37", "1:2 240 1/37", "-"});
    for (const char* even : {"even", "odd", "low", "high", "red", "black"}) {
        row(even, {"1:1 540 1/37", "1:1 180 1/74", "1:1 500 1/37"});
    }
    row("sector9", {"-", "-", "3:1 500 1/37"});
    row("sector12", {"-", "-", "2:1 500 1/37"});
}

void RouletteSideBySideTest::whatEachChanceIs() {
    QFETCH(const QString, chance);
    QFETCH(const QStringList, expected);
    QStringList sides;
    for (int column = 0; column < 3; ++column) {
        const ChanceSide side = chanceAt(comparedBy(column), kit::chance(chance));
        QCOMPARE(side.known, side.offered);
        sides.append(!side.offered ? QStringLiteral("-")
                                   : QStringLiteral("%1:%2 %3 %4/%5")
                                         .arg(side.odds.numerator)
                                         .arg(side.odds.denominator)
                                         .arg(side.most.cents / side.least.cents)
                                         .arg(side.edge.numerator)
                                         .arg(side.edge.denominator));
    }
    QCOMPARE(sides, expected);
}

// O11, R34a, I-M9 (500 times is the default for a house in Macau here): 25 times the minimum on a number is
// accepted online and in Macau, but not in casinos.
void RouletteSideBySideTest::limitsAreTheTables() {
    const std::vector<StakeRequest> requests{request("straight 17", 2500)};
    for (int column = 0; column < 3; ++column) {
        const RequestOutcome outcome = playRequests(comparedBy(column), requests, Pocket(3)).outcomes.at(0);
        QCOMPARE(outcome.refusal.has_value(), column == 1);
        if (outcome.refusal) {
            QCOMPARE(key(first(outcome.refusal->rules).text()), QStringLiteral("R34a"));
            QCOMPARE(outcome.refusal->limit, Money{1000});
        }
    }
}

// R25a, R27c, I-O7b: the zero series, four chips of 200; on 26 the straight up pays 36 times its chip. Online
// the shortcut places single stakes, and the house may omit it; Macau has none.
void RouletteSideBySideTest::seriesAreStakesOrAShortcut() {
    const std::vector<StakeRequest> requests{{0, Series::zero, Money{200}}};
    Settings shortcut = comparedBy(0);
    shortcut.seriesShortcut = true;
    const std::vector<Settings> tables{comparedBy(0), shortcut, comparedBy(1), comparedBy(2)};
    const QStringList expected{"refused I-O7b", "7200 1/37 O13a", "7200 1/37 R27c", "refused I-M6"};
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const RequestOutcome outcome = playRequests(tables[i], requests, Pocket(26)).outcomes.at(0);
        if (outcome.refusal) {
            QVERIFY(expected[static_cast<qsizetype>(i)].startsWith(QLatin1String("refused")));
            continue;
        }
        QCOMPARE(told(outcome), expected[static_cast<qsizetype>(i)]);
        QCOMPARE(outcome.staked, Money{800});
        QCOMPARE(outcome.stakes.size(), std::size_t{4});
        QCOMPARE(outcome.stakes.at(0).group.isSeries(), i == 2);
    }
}

// R30, M5.1: columns, dozens, even chances, straight ups in casinos; Macau pays its sectors before the even
// chances.
void RouletteSideBySideTest::paymentsComeInEachTablesOrder() {
    const std::vector<StakeRequest> requests{request("straight 17", 200),
                                             request("sector12 1 3 5 13 15 17 20 22 24 32 34 36", 200),
                                             request("black", 200), request("dozen 13-24", 200),
                                             request("column 2 5 8 11 14 17 20 23 26 29 32 35", 200)};
    const auto kinds = [&](int column) {
        QStringList list;
        for (const Paid& paid : playRequests(comparedBy(column), requests, Pocket(17)).payments) {
            list.append(key(name(Layout::of(37)[paid.stake.spot].kind)));
        }
        return list;
    };
    QCOMPARE(kinds(1), (QStringList{"column", "dozen", "black", "straight"}));
    QCOMPARE(kinds(2), (QStringList{"column", "dozen", "sector12", "black", "straight"}));
    QCOMPARE(kinds(0).size(), 4);
}

// I-R30: all prizes of a player are paid when the first is due; otherwise strictly by chance.
void RouletteSideBySideTest::winnersArePaidInFull() {
    const std::vector<StakeRequest> requests{request("straight 17", 200, 0),
                                             request("column 2 5 8 11 14 17 20 23 26 29 32 35", 200, 0),
                                             request("black", 200, 1)};
    const auto players = [&](PaymentOrder order) {
        Settings settings = comparedBy(1);
        settings.payment = order;
        QList<int> list;
        for (const Paid& paid : playRequests(settings, requests, Pocket(17)).payments) {
            list.append(paid.player);
        }
        return list;
    };
    QCOMPARE(players(PaymentOrder::by_player), (QList<int>{0, 0, 1}));
    QCOMPARE(players(PaymentOrder::by_chance), (QList<int>{0, 1, 0}));
}

void RouletteSideBySideTest::sumsAreTheTablesSettlement_data() {
    QTest::addColumn<int>("column");
    QTest::newRow("O13, O19") << 0;
    QTest::newRow("R27, R29") << 1;
    QTest::newRow("M7, M8") << 2;
}

// The results of single requests add up to the table's settlement, for every number and a full layout.
void RouletteSideBySideTest::sumsAreTheTablesSettlement() {
    QFETCH(const int, column);
    const Settings settings = comparedBy(column);
    std::vector<StakeRequest> requests;
    for (std::size_t spot = 0; spot < settings.layout().spots().size(); ++spot) {
        requests.push_back({static_cast<PlayerId>(spot % 2), static_cast<SpotId>(spot),
                            Money{200 + 200 * static_cast<std::int64_t>(spot % 3)}});
    }
    for (int drawn = 0; drawn < 37; ++drawn) {
        const PlayedRequests played = playRequests(settings, requests, Pocket(drawn));
        Money staked;
        Money returned;
        Money winnings;
        for (const RequestOutcome& outcome : played.outcomes) {
            staked += outcome.staked;
            returned += outcome.returned;
        }
        for (const Paid& paid : played.payments) {
            winnings += paid.amount;
        }
        QCOMPARE(played.settled.size(), std::size_t{2});
        QCOMPARE(staked, played.staked);
        QCOMPARE(returned, played.returned);
        QVERIFY(winnings > Money{} && winnings < returned);
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteSideBySideTest)
#include "tst_roulette_side_by_side.moc"
