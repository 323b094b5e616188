// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Folding or continuing, in time or not.
class DecisionTest : public QObject {
    Q_OBJECT

private slots:
    void onePeriodForAll_data();
    void onePeriodForAll();
    void stayingCostsTwiceTheAnte_data();
    void stayingCostsTwiceTheAnte();
    void stayingNeedsThePoints();
    void foldingLosesTheAnte_data();
    void foldingLosesTheAnte();
    void onlyOnce_data();
    void onlyOnce();
    void onlyInTime_data();
    void onlyInTime();
    void silenceIsWarnedAbout();
    void silenceFoldsInTheEnd_data();
    void silenceFoldsInTheEnd();
    void decisionInTheExtraPeriodCounts_data();
    void decisionInTheExtraPeriodCounts();
    void periodEndsWithTheLastDecision();
    void allFold();
};

void DecisionTest::onePeriodForAll_data() {
    QTest::addColumn<int>("decision");
    QTest::newRow("P21 twenty-five seconds, one period for all seats") << 25;
    QTest::newRow("P21 eleven seconds, as the house likes") << 11;
}

void DecisionTest::onePeriodForAll() {
    QFETCH(const int, decision);

    Settings settings;
    settings.decision = std::chrono::seconds(decision);
    Table table(settings);
    stakeAll(table, {1, 2, 3});
    QVERIFY(table.runTo<DecisionOpened>());
    QVERIFY(table.announced(OwnPhrase::decide));
    QCOMPARE(table.count<DecisionOpened>(), 1U);
    const double opened = table.timeOf<DecisionOpened>();
    QCOMPARE(Table::seconds(table.last<DecisionOpened>().until), opened + decision);
    table.wait(10);
    table.bet(2);
    QCOMPARE(*table.state().due, table.last<DecisionOpened>().until);
    QVERIFY(table.runTo<DecisionExtended>());
    QCOMPARE(table.timeOf<DecisionExtended>(), opened + decision);
}

void DecisionTest::stayingCostsTwiceTheAnte_data() {
    QTest::addColumn<int>("ante");
    QTest::addColumn<int>("bet");
    QTest::newRow("P23 of the minimum") << 500 << 1'000;
    QTest::newRow("P23 of the maximum") << 12'500 << 25'000;
    QTest::newRow("P23 to the cent") << 777 << 1'554;
}

void DecisionTest::stayingCostsTwiceTheAnte() {
    QFETCH(const int, ante);
    QFETCH(const int, bet);

    Table table;
    stakeAll(table, {3}, ante);
    QVERIFY(table.runTo<DecisionOpened>());
    QCOMPARE(outcome(table.bet(3)), kDone);
    QCOMPARE(table.last<Staked>().box, Box::bet);
    QCOMPARE(table.last<Staked>().amount.cents, bet);
    QCOMPARE(table.inBox(3, Box::ante), ante);
    QCOMPARE(table.inBox(3, Box::bet), bet);
    QCOMPARE(table.wallet(3), 100'000 - ante - bet);
}

void DecisionTest::stayingNeedsThePoints() {
    // P23: exactly twice the ante, no less.
    Table table;
    table.sit(1, 2'999);
    table.sit(2, 3'000);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 1'000);
    table.ante(2, 1'000);
    QVERIFY(table.runTo<DecisionOpened>());
    const std::optional<Refusal> refusal = table.bet(1);
    QCOMPARE(outcome(refusal), QStringLiteral("not_enough_points"));
    QCOMPARE(refusal->limit.cents, 2'000);
    QCOMPARE(outcome(table.bet(2)), kDone);
    QCOMPARE(table.wallet(2), 0);
    QCOMPARE(outcome(table.fold(1)), kDone);
}

void DecisionTest::foldingLosesTheAnte_data() {
    QTest::addColumn<QString>("dealer");
    QTest::newRow("P22 a fold loses the ante") << kDealerPair;
    QTest::newRow("I-P26 also when the dealer does not qualify") << QStringLiteral("Qd Jh 9c 7d 3s");
}

void DecisionTest::foldingLosesTheAnte() {
    QFETCH(const QString, dealer);

    Table table({}, deckFor({QStringLiteral("Ad Kh Qc Js Th"), QStringLiteral("2d 2h 5c 6s 8h")}, dealer));
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    QCOMPARE(outcome(table.fold(1)), kDone);
    QCOMPARE(table.last<Folded>().by, FoldedBy::player);
    QCOMPARE(table.last<Folded>().amount.cents, 1'000);
    QCOMPARE(table.inBox(1, Box::ante), 0);
    QCOMPARE(table.house(), 1'000);
    table.bet(2);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(1)->verdict, Verdict::folded);
    QCOMPARE(table.settled(1)->net().cents, -1'000);
    QCOMPARE(table.wallet(1), 99'000);
    for (const CardRevealed& event : table.all<CardRevealed>()) {
        QVERIFY(event.player != table.at(1)); // its cards are collected, not shown
    }
}

void DecisionTest::onlyOnce_data() {
    QTest::addColumn<bool>("bets");
    QTest::newRow("P20 who has folded can't come back") << false;
    QTest::newRow("P20 who has bet can neither bet again nor fold") << true;
}

void DecisionTest::onlyOnce() {
    QFETCH(const bool, bets);

    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    bets ? table.bet(1) : table.fold(1);
    const State before = table.state();
    QCOMPARE(outcome(table.bet(1)), QStringLiteral("already_decided"));
    QCOMPARE(outcome(table.fold(1)), QStringLiteral("already_decided"));
    QVERIFY(table.state() == before);
}

void DecisionTest::onlyInTime_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("P20 not while antes are taken") << Phase::betting;
    QTest::newRow("P20 not before the first card") << Phase::burning;
    QTest::newRow("P20 not before all cards lie") << Phase::dealing;
    QTest::newRow("P20 not before the period opens") << Phase::dealt;
}

void DecisionTest::onlyInTime() {
    QFETCH(const Phase, phase);

    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.bet(1)), QStringLiteral("not_now"));
    QCOMPARE(outcome(table.fold(1)), QStringLiteral("not_now"));
}

void DecisionTest::silenceIsWarnedAbout() {
    // P31
    Settings settings;
    settings.extra = std::chrono::seconds(8);
    Table table(settings);
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(2);
    QVERIFY(!table.announced(OwnPhrase::decide_now));
    QVERIFY(table.runTo<DecisionExtended>());
    QCOMPARE(table.lastEntry<DecisionExtended>().at, table.last<DecisionOpened>().until);
    QCOMPARE(Table::seconds(table.last<DecisionExtended>().until), table.timeOf<DecisionExtended>() + 8.0);
    QVERIFY(table.announced(OwnPhrase::decide_now));
    QCOMPARE(table.count<Folded>(), 0U);
}

void DecisionTest::silenceFoldsInTheEnd_data() {
    QTest::addColumn<int>("extra");
    QTest::newRow("P32 after ten seconds more") << 10;
    QTest::newRow("P32 after as many seconds more as the house gives") << 3;
}

void DecisionTest::silenceFoldsInTheEnd() {
    QFETCH(const int, extra);

    Settings settings;
    settings.extra = std::chrono::seconds(extra);
    Table table(settings);
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(2);
    QVERIFY(table.runTo<Folded>());
    QCOMPARE(table.timeOf<Folded>(), table.timeOf<DecisionExtended>() + extra);
    QCOMPARE(table.lastEntry<Folded>().at, table.last<DecisionExtended>().until);
    QCOMPARE(table.last<Folded>().player, table.at(1));
    QCOMPARE(table.last<Folded>().by, FoldedBy::time);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(1)->verdict, Verdict::folded);
    QVERIFY(ids(rulesOf(*table.settled(1), table.state().settings)).contains(QStringLiteral("P32")));
    QCOMPARE(table.wallet(1), 99'000);
}

void DecisionTest::decisionInTheExtraPeriodCounts_data() {
    QTest::addColumn<bool>("bets");
    QTest::newRow("P31 staying") << true;
    QTest::newRow("P31 folding") << false;
}

void DecisionTest::decisionInTheExtraPeriodCounts() {
    QFETCH(const bool, bets);

    Table table({}, deckFor({QStringLiteral("6c 6d 6h Ts Tc")}, kDealerLow));
    stakeAll(table, {1});
    QVERIFY(table.runTo<DecisionExtended>());
    table.wait(9.999);
    QCOMPARE(outcome(bets ? table.bet(1) : table.fold(1)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(1)->verdict, bets ? Verdict::dealer_not_qualified : Verdict::folded);
    QCOMPARE(table.settled(1)->foldedBy, FoldedBy::player);
}

void DecisionTest::periodEndsWithTheLastDecision() {
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    QCOMPARE(table.state().phase, Phase::deciding);
    table.fold(2);
    QCOMPARE(table.state().phase, Phase::revealing);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<DecisionExtended>(), 0U);
}

void DecisionTest::allFold() {
    // P24: the dealer's cards stay face down; P22: the antes are lost.
    Table table;
    stakeAll(table, {1, 4, 7});
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    table.fold(4);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<CardRevealed>(), 0U);
    QCOMPARE(table.count<DealerQualified>(), 0U);
    QCOMPARE(table.count<Settled>(), 3U);
    QCOMPARE(table.house(), 3'000);
    QCOMPARE(table.settled(1)->foldedBy, FoldedBy::player);
    QCOMPARE(table.settled(7)->foldedBy, FoldedBy::time);
}

#include "program/test_list.h"

MESAVIVA_TEST(DecisionTest)
#include "tst_decision.moc"
