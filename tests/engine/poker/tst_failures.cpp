// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const QString kFullHouse = QStringLiteral("6c 6d 6h Ts Tc");
const QString kNothing = QStringLiteral("2c 4d 5h Jd 8c");
const QString kPair = QStringLiteral("Qc Qd 4h 5s 8d");

/// Seat 1 has bet on a full house, seat 2 has folded, seat 3 has a pair and has not decided.
void threeOutcomes(Table& table) {
    stakeAll(table, {1, 2, 3});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    table.fold(2);
}

std::vector<Card> threeHands(const QString& dealer = kDealerAceKing) {
    return deckFor({kFullHouse, kNothing, kPair}, dealer);
}

Settings voidAll() {
    Settings settings;
    settings.systemFailure = SystemFailureRule::void_all;
    return settings;
}

} // namespace

/// What happens to a round when the gaming system or a player's equipment fails.
class FailuresTest : public QObject {
    Q_OBJECT

private slots:
    void systemFailureBeforeAllCardsLie_data();
    void systemFailureBeforeAllCardsLie();
    void systemFailureInTheDecision_data();
    void systemFailureInTheDecision();
    void systemFailureWithNoBetDown_data();
    void systemFailureWithNoBetDown();
    void systemFailureLater_data();
    void systemFailureLater();
    void systemFailureOnceAllHaveFolded();
    void systemFailureBetweenRounds();
    void tableGoesOnAfterASystemFailure();
    void individualTableGoesOnAfterASystemFailure();
    void lostPlayerIsFolded_data();
    void lostPlayerIsFolded();
    void lostPlayersBetStands_data();
    void lostPlayersBetStands();
    void lostPlayerWithoutAStakeLosesNothing();
    void comingBackUndoesNothing();
    void comingBackLetsThePlayerPlayOn();
    void playerLostAtAnIndividualTable();
    void allLostBeforeTheDecision();
    void allLostBeforeTheDeal();
    void lostPlayersCannotAct();
    void leavingIsLikeLosingTheLine_data();
    void leavingIsLikeLosingTheLine();
    void leavingIsNoFailure_data();
    void leavingIsNoFailure();
};

void FailuresTest::systemFailureBeforeAllCardsLie_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<bool>("voidsAll");
    QTest::newRow("P33 while antes are taken") << Phase::betting << false;
    QTest::newRow("P33 before the first card") << Phase::burning << false;
    QTest::newRow("P33 while cards are dealt") << Phase::dealing << false;
    QTest::newRow("I-P33 while cards are dealt, other reading") << Phase::dealing << true;
}

void FailuresTest::systemFailureBeforeAllCardsLie() {
    QFETCH(const Phase, phase);
    QFETCH(const bool, voidsAll);

    Table table(voidsAll ? voidAll() : Settings{});
    stakeAll(table, {1, 2, 3});
    table.sit(4);
    QVERIFY(table.runToPhase(phase));
    table.lose(3); // folded, but a void round returns that too
    QCOMPARE(table.inBox(3, Box::ante), 0);
    QCOMPARE(outcome(table.failSystem()), kDone);
    QCOMPARE(table.count<RoundVoid>(), 1U);
    QVERIFY(table.announced(CommonPhrase::round_void));
    for (int seat : {1, 2, 3}) {
        QVERIFY(table.settled(seat));
        QCOMPARE(table.settled(seat)->verdict, Verdict::voided);
        QCOMPARE(table.settled(seat)->staked().cents, 1'000);
        QCOMPARE(table.settled(seat)->returned().cents, 1'000);
        QCOMPARE(table.wallet(seat), 100'000);
    }
    QVERIFY(!table.settled(4));
    QCOMPARE(table.house(), 0);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<Settled>(), 3U);
}

void FailuresTest::systemFailureInTheDecision_data() {
    QTest::addColumn<bool>("voidsAll");
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<QList<int>>("nets");
    // Seat 1: full house, bet 2000: 1000 + 7 x 2000.
    QTest::newRow("P36 a bet that is down and wins is paid; I-P33")
        << false << kDealerAceKing << QList<int>{15'000, -1'000, 0};
    QTest::newRow("P36 a bet that is down and loses is lost; I-P33")
        << false << kDealerFours << QList<int>{-3'000, -1'000, 0};
    QTest::newRow("P26 the dealer does not qualify: the ante that stayed is paid; I-P33")
        << false << kDealerLow << QList<int>{1'000, -1'000, 0};
    QTest::newRow("I-P33 other reading: the whole round is void")
        << true << kDealerAceKing << QList<int>{0, 0, 0};
}

void FailuresTest::systemFailureInTheDecision() {
    QFETCH(const bool, voidsAll);
    QFETCH(const QString, dealer);
    QFETCH(const QList<int>, nets);

    // The dealer's four eights use those of seats 2 and 3.
    const bool fours = dealer == kDealerFours;
    const std::vector<Card> deck = deckFor({kFullHouse, fours ? QStringLiteral("2c 4d 5h Jd 9c") : kNothing,
                                            fours ? QStringLiteral("Qc Qd 4h 5s 9d") : kPair},
                                           fours ? dealer : QString(dealer));
    Table table(voidsAll ? voidAll() : Settings{}, deck);
    threeOutcomes(table);
    QCOMPARE(outcome(table.failSystem()), kDone);
    QCOMPARE(table.count<RoundVoid>(), voidsAll ? 1U : 0U);
    QCOMPARE(table.count<DealerQualified>(), voidsAll ? 0U : 1U);
    for (int seat : {1, 2, 3}) {
        QVERIFY(table.settled(seat));
        QCOMPARE(table.settled(seat)->net().cents, nets[seat - 1]);
        QCOMPARE(table.wallet(seat), 100'000 + nets[seat - 1]);
    }
    if (!voidsAll) {
        QCOMPARE(table.settled(2)->verdict, Verdict::folded);
        QCOMPARE(table.settled(3)->verdict, Verdict::ante_returned);
    }
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<Settled>(), 3U);
}

void FailuresTest::systemFailureWithNoBetDown_data() {
    QTest::addColumn<bool>("voidsAll");
    QTest::addColumn<int>("folded");
    QTest::newRow("I-P33 undecided antes come back, folds stay") << false << 99'000;
    QTest::newRow("I-P33 other reading: folded antes come back too") << true << 100'000;
}

void FailuresTest::systemFailureWithNoBetDown() {
    QFETCH(const bool, voidsAll);
    QFETCH(const int, folded);

    Table table(voidsAll ? voidAll() : Settings{});
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    table.failSystem();
    QCOMPARE(table.count<RoundVoid>(), 1U);
    QCOMPARE(table.count<DealerQualified>(), 0U);
    QCOMPARE(table.wallet(1), folded);
    QCOMPARE(table.wallet(2), 100'000);
    QVERIFY(table.runToClose());
}

void FailuresTest::systemFailureLater_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<bool>("voidsAll");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("folded");
    QTest::addColumn<int>("loser");
    // Seat 3's pair of queens loses to the dealer's three nines; seat 1's full house wins 15000.
    const auto settled = [](const char* tag, Phase phase, bool voidsAll = false) {
        QTest::newRow(tag) << phase << voidsAll << 115'000 << 99'000 << 97'000;
    };
    const auto isVoid = [](const char* tag, Phase phase) {
        QTest::newRow(tag) << phase << true << 100'000 << 100'000 << 100'000;
    };
    settled("P36 while the dealer's cards are turned", Phase::revealing);
    settled("P36 before the dealer's hand is named", Phase::qualifying);
    settled("P36 while players' cards are turned", Phase::showing);
    settled("P36 while losers are swept", Phase::collecting);
    settled("P36 while winners are paid", Phase::paying);
    isVoid("I-P33 other reading, while the dealer's cards are turned", Phase::revealing);
    isVoid("I-P33 other reading, while players' cards are turned", Phase::showing);
    isVoid("I-P33 other reading, before losers are swept", Phase::collecting);
    settled("I-P33 other reading: too late once losers are swept", Phase::paying, true);
}

void FailuresTest::systemFailureLater() {
    QFETCH(const Phase, phase);
    QFETCH(const bool, voidsAll);
    QFETCH(const int, first);
    QFETCH(const int, folded);
    QFETCH(const int, loser);

    Table table(voidsAll ? voidAll() : Settings{}, threeHands(QStringLiteral("9h 9s 9c 7d 3s")));
    threeOutcomes(table);
    table.bet(3);
    QVERIFY(table.runToPhase(phase));
    if (phase == Phase::paying) {
        QVERIFY(table.runTo<Paid>()); // between ante and bet
        QVERIFY(!table.state().seatOf(table.at(1)).settled);
    }
    QCOMPARE(outcome(table.failSystem()), kDone);
    QCOMPARE(table.wallet(1), first);
    QCOMPARE(table.wallet(2), folded);
    QCOMPARE(table.wallet(3), loser);
    QCOMPARE(table.settled(1)->net().cents, first - 100'000);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<Settled>(), 3U);
    QVERIFY(table.count<DealerQualified>() <= 1U);
    QVERIFY(table.count<CardRevealed>() <= 14U);
    if (first != 100'000) {
        QCOMPARE(table.count<CardRevealed>(), 14U); // four of the dealer's, five each of two hands, once
    }
}

void FailuresTest::systemFailureOnceAllHaveFolded() {
    // Nothing is left that a failure could void.
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.fold(1);
    table.fold(2);
    table.failSystem();
    QCOMPARE(table.count<RoundVoid>(), 0U);
    QCOMPARE(table.settled(1)->verdict, Verdict::folded);
    QCOMPARE(table.settled(2)->verdict, Verdict::folded);
    QVERIFY(table.runToClose());
    QCOMPARE(table.house(), 2'000);
}

void FailuresTest::systemFailureBetweenRounds() {
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runToClose());
    const State before = table.state();
    QCOMPARE(outcome(table.failSystem()), kDone);
    QCOMPARE(table.count<RoundVoid>(), 0U);
    QVERIFY(table.state() == before);
}

void FailuresTest::tableGoesOnAfterASystemFailure() {
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runTo<CardDealt>());
    table.failSystem();
    QVERIFY(table.runToClose());
    QCOMPARE(table.last<RoundClosed>().cardCount, table.state().drawnCount);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.repeat(1)), kDone);
    QVERIFY(table.runTo<DecisionOpened>());
}

void FailuresTest::individualTableGoesOnAfterASystemFailure() {
    Table table(individualTable());
    stakeAll(table, {1});
    QVERIFY(table.runTo<CardDealt>());
    table.failSystem();
    QCOMPARE(table.wallet(1), 100'000);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.ante(1, 500)), kDone);
}

void FailuresTest::lostPlayerIsFolded_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("P35 while antes are taken") << Phase::betting;
    QTest::newRow("P35 before the first card") << Phase::burning;
    QTest::newRow("P35 while cards are dealt") << Phase::dealing;
    QTest::newRow("P35 when all cards lie") << Phase::dealt;
    QTest::newRow("P35 in the decision period") << Phase::deciding;
    QTest::newRow("P35 in the extra period") << Phase::extended;
}

void FailuresTest::lostPlayerIsFolded() {
    QFETCH(const Phase, phase);

    Table table({}, phase == Phase::betting ? deckFor({kPair}, kDealerLow)
                                            : deckFor({kNothing, kPair}, kDealerLow));
    stakeAll(table, {1, 2});
    QVERIFY(table.runToPhase(phase));
    QCOMPARE(outcome(table.lose(1)), kDone);
    QCOMPARE(table.last<Folded>().player, table.at(1));
    QCOMPARE(table.last<Folded>().by, FoldedBy::disconnection);
    QCOMPARE(table.lastEntry<Folded>().at, table.driver().now());
    QCOMPARE(table.count<RoundVoid>(), 0U); // P34
    while (table.state().phase != Phase::extended && table.state().phase != Phase::deciding) {
        QVERIFY(table.driver().step(table.driver().now() + std::chrono::hours(1)));
    }
    table.bet(2);
    QVERIFY(table.runToClose());
    QCOMPARE(table.settled(1)->verdict, Verdict::folded);
    QCOMPARE(table.settled(1)->foldedBy, FoldedBy::disconnection);
    QVERIFY(ids(rulesOf(*table.settled(1), table.state().settings)).contains(QStringLiteral("P35")));
    QCOMPARE(table.wallet(1), 99'000);
    QCOMPARE(table.wallet(2), 101'000); // P34: the others' round goes on
}

void FailuresTest::lostPlayersBetStands_data() {
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<int>("wallet");
    QTest::newRow("P36 lost after the bet, and wins") << kDealerAceKing << 100'000 + 1'000 + 7 * 2'000;
    QTest::newRow("P36 lost after the bet, and loses") << QStringLiteral("8c 8d 8h 8s 3s") << 97'000;
    QTest::newRow("P34 lost after the bet, the dealer does not qualify") << kDealerLow << 101'000;
}

void FailuresTest::lostPlayersBetStands() {
    QFETCH(const QString, dealer);
    QFETCH(const int, wallet);

    Table table({}, deckFor({kFullHouse}, dealer));
    stakeAll(table, {1});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    QCOMPARE(outcome(table.lose(1)), kDone);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<Folded>(), 0U);
    QCOMPARE(table.count<RoundVoid>(), 0U);
    QCOMPARE(table.wallet(1), wallet);
    QVERIFY(table.isSeated(1));
    const QStringList rules = ids(rulesOf(*table.settled(1), table.state().settings));
    QCOMPARE(rules.mid(rules.size() - 3),
             QStringList({QStringLiteral("P34"), QStringLiteral("P36"), QStringLiteral("I-P33")}));
}

void FailuresTest::lostPlayerWithoutAStakeLosesNothing() {
    Table table;
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.lose(1);
    QCOMPARE(table.count<Folded>(), 0U);
    QVERIFY(table.runToClose());
    QVERIFY(!table.settled(1));
    QCOMPARE(table.wallet(1), 100'000);
}

void FailuresTest::comingBackUndoesNothing() {
    // I-P35
    Table table;
    stakeAll(table, {1, 2});
    table.lose(1);
    QCOMPARE(outcome(table.restore(1)), kDone);
    QCOMPARE(outcome(table.restore(1)), QStringLiteral("not_now"));
    QCOMPARE(outcome(table.ante(1, 500)), QStringLiteral("already_decided"));
    QCOMPARE(outcome(table.undo(1)), QStringLiteral("no_stake"));
    QVERIFY(table.runTo<DecisionOpened>());
    QVERIFY(!table.state().seatOf(table.at(1)).dealtIn);
    QCOMPARE(outcome(table.bet(1)), QStringLiteral("already_decided"));
}

void FailuresTest::comingBackLetsThePlayerPlayOn() {
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.lose(1);
    table.restore(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.ante(1, 500)), kDone);
}

void FailuresTest::playerLostAtAnIndividualTable() {
    // P35: no player remains to ask for the deal, so the round ends without one.
    Table table(individualTable());
    table.sit(1);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 1'000);
    table.lose(1);
    QCOMPARE(table.settled(1)->verdict, Verdict::folded);
    QVERIFY(table.runToClose());
    QCOMPARE(table.wallet(1), 99'000);
    QCOMPARE(table.count<CardBurnt>(), 0U);
    table.restore(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.ante(1, 1'000)), kDone);
}

void FailuresTest::allLostBeforeTheDecision() {
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runToPhase(Phase::dealing));
    table.lose(1);
    table.lose(2);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<DecisionOpened>(), 0U);
    QCOMPARE(table.count<CardDealt>(), 15U);
    QCOMPARE(table.count<Settled>(), 2U);
    QCOMPARE(table.house(), 2'000);
}

void FailuresTest::allLostBeforeTheDeal() {
    Table table;
    stakeAll(table, {1, 2});
    table.lose(1);
    table.lose(2);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<CardBurnt>(), 0U);
    QCOMPARE(table.count<Settled>(), 2U);
    QCOMPARE(table.house(), 2'000);
}

void FailuresTest::lostPlayersCannotAct() {
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    table.lose(1);
    QCOMPARE(outcome(table.fold(1)), QStringLiteral("disconnected"));
    QCOMPARE(outcome(table.lose(1)), QStringLiteral("disconnected"));
}

void FailuresTest::leavingIsLikeLosingTheLine_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<bool>("bets");
    QTest::addColumn<int>("wallet");
    QTest::newRow("I-P35 leaving with the ante down folds it") << Phase::betting << false << 99'000;
    QTest::newRow("I-P35 leaving during the deal folds the hand") << Phase::dealing << false << 99'000;
    QTest::newRow("I-P35 leaving instead of deciding folds the hand") << Phase::deciding << false << 99'000;
    QTest::newRow("I-P35 leaving after the bet: it stands") << Phase::deciding << true << 115'000;
}

void FailuresTest::leavingIsLikeLosingTheLine() {
    QFETCH(const Phase, phase);
    QFETCH(const bool, bets);
    QFETCH(const int, wallet);

    Table table({}, deckFor({kFullHouse}, kDealerAceKing));
    stakeAll(table, {1});
    QVERIFY(table.runToPhase(phase));
    if (bets) {
        table.bet(1);
    }
    QCOMPARE(outcome(table.leave(1)), kDone);
    QCOMPARE(outcome(table.leave(1)), QStringLiteral("not_seated"));
    QCOMPARE(outcome(table.ante(1, 500)), QStringLiteral("not_seated"));
    QVERIFY(table.isSeated(1)); // until the round is over
    QVERIFY(table.runToClose());
    QVERIFY(!table.isSeated(1));
    QCOMPARE(table.wallet(1), wallet);
    QCOMPARE(table.last<SessionEnded>().reason, SessionEnd::left);
    QCOMPARE(table.last<SessionEnded>().summary.net().cents, wallet - 100'000);
}

void FailuresTest::leavingIsNoFailure_data() {
    QTest::addColumn<int>("edition");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QStringList>("folded");
    QTest::addColumn<QStringList>("settled");
    QTest::newRow("I-P35 in the betting")
        << 2 << Phase::betting << QStringList{"I-P35", "P35"} << QStringList{"I-P35", "P35"};
    QTest::newRow("I-P35 with the cards, no hand is compared")
        << 2 << Phase::deciding << QStringList{"I-P35", "P35"} << QStringList{"I-P35", "P35"};
    QTest::newRow("I-P35 edition 1, in the betting")
        << 1 << Phase::betting << QStringList{"P35", "P34", "I-P35"} << QStringList{"P35"};
    QTest::newRow("I-P35 edition 1, with the cards")
        << 1 << Phase::deciding << QStringList{"P35", "P34", "I-P35"} << QStringList{"P35", "P7d"};
}

void FailuresTest::leavingIsNoFailure() {
    QFETCH(const int, edition);
    QFETCH(const Phase, phase);

    Settings settings;
    settings.edition = edition;
    Table table(settings, deckFor({kFullHouse}, kDealerAceKing));
    stakeAll(table, {1});
    QVERIFY(table.runToPhase(phase));
    table.leave(1);
    QVERIFY(table.runToClose());
    QTEST(ids(rulesOf(table.last<Folded>(), settings)), "folded");
    QTEST(ids(rulesOf(*table.settled(1), settings)), "settled");
    QCOMPARE(table.last<Folded>().gone, edition == 1 ? Gone::no : Gone::left);
    QCOMPARE(table.last<BettingClosed>().anteLost, edition == 2 && phase == Phase::betting);
}

#include "program/test_list.h"

MESAVIVA_TEST(FailuresTest)
#include "tst_failures.moc"
