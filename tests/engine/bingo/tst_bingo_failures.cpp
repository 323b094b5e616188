// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

const QString kNotSeated = QStringLiteral("not_seated");
const QString kDisconnected = QStringLiteral("disconnected");

} // namespace

/// What happens to a round when something fails.
class BingoFailuresTest : public QObject {
    Q_OBJECT

private slots:
    void failureBeforeAPrizeVoidsTheRound_data();
    void failureBeforeAPrizeVoidsTheRound();
    void failureAfterTheLinePaysIt_data();
    void failureAfterTheLinePaysIt();
    void failureAtTheSameInstantAsTheLine();
    void failureAtTheSameInstantAsNothingWon();
    void failureAfterBingoChangesNothing_data();
    void failureAfterBingoChangesNothing();
    void failureWhileLineAndBingoAreReportedChangesNothing();
    void failureBetweenRounds_data();
    void failureBetweenRounds();
    void crowdIsRefundedToo_data();
    void crowdIsRefundedToo();
    void ordersFallWithTheSystem();
    void winnersAreNotRefunded();
    void houseMakesUpForPrizesThatStand();
    void voidRoundKeepsWhatWasCarried_data();
    void voidRoundKeepsWhatWasCarried();
    void tooFewPlayersAndAFailure();
    void roomGoesOnAfterAFailure();
    void lostPlayersCardsStay_data();
    void lostPlayersCardsStay();
    void lostPlayersCannotAct();
    void leavingIsLikeLosingTheLine_data();
    void leavingIsLikeLosingTheLine();
};

void BingoFailuresTest::failureBeforeAPrizeVoidsTheRound_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<int>("numbers");
    QTest::newRow("B45 while cards are sold") << Phase::sale << 0;
    QTest::newRow("B45 before the first number") << Phase::announcing << 0;
    QTest::newRow("B45 after the first number") << Phase::drawing << 1;
    QTest::newRow("B45 just before the line") << Phase::drawing << 2;
}

void BingoFailuresTest::failureBeforeAPrizeVoidsTheRound() {
    QFETCH(const Phase, phase);
    QFETCH(const int, numbers);
    Room room(quick(), threeCards());
    threePlayers(room);
    if (numbers > 0) {
        QVERIFY(room.runToBall(static_cast<std::size_t>(numbers)));
    } else {
        QVERIFY(room.runToPhase(phase));
    }
    QCOMPARE(room.state().phase, phase);
    const double when = room.now();
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 1U);
    QCOMPARE(room.timeOf<RoundVoid>(), when);
    QCOMPARE(room.last<RoundVoid>().reason, VoidReason::system_failure);
    QVERIFY(!room.last<RoundVoid>().prizesStand);
    QVERIFY(room.announced(CommonPhrase::round_void));
    QCOMPARE(room.count<Settled>(), 3U);
    QCOMPARE(room.count<Paid>(), 0U);
    for (PlayerId player = 0; player < 3; ++player) {
        QVERIFY(room.settled(player)->refunded);
        QCOMPARE(room.settled(player)->net().cents, 0);
        QCOMPARE(room.wallet(player), 1'000'000); // B47
    }
    QCOMPARE(room.house(), 0);
    QCOMPARE(room.count<BallDrawn>(), static_cast<std::size_t>(numbers));
}

void BingoFailuresTest::failureAfterTheLinePaysIt_data() {
    QTest::addColumn<int>("numbers");
    QTest::newRow("B46 right after the line") << 3;
    QTest::newRow("B46 just before bingo") << 8;
}

void BingoFailuresTest::failureAfterTheLinePaysIt() {
    QFETCH(const int, numbers);
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToBall(static_cast<std::size_t>(numbers)));
    QVERIFY(room.prize(PrizeKind::line));
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.runToClose());
    QVERIFY(room.last<RoundVoid>().prizesStand);
    QCOMPARE(room.count<Paid>(), 1U);
    QCOMPARE(room.last<Paid>().amount.cents, 72);
    QVERIFY(!room.settled(0)->refunded);
    QCOMPARE(room.settled(0)->returned.cents, 72);
    QCOMPARE(room.wallet(0), 999'972);
    for (const PlayerId player : {PlayerId{1}, PlayerId{2}}) {
        QVERIFY(room.settled(player)->refunded);
        QCOMPARE(room.wallet(player), 1'000'000);
    }
    QCOMPARE(room.house(), 28);
    QVERIFY(room.rulesOfLast<RoundVoid>().contains(QStringLiteral("B46")));
}

void BingoFailuresTest::failureAtTheSameInstantAsTheLine() {
    // B46: the number is drawn, the prize is not announced yet.
    Room room(quick(), threeCards());
    threePlayers(room);
    while (room.state().balls.size() < 3) {
        QVERIFY(room.step());
    }
    QCOMPARE(room.state().phase, Phase::checking);
    QVERIFY(!room.prize(PrizeKind::line));
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.runToClose());
    QVERIFY(room.prize(PrizeKind::line));
    QVERIFY(room.last<RoundVoid>().prizesStand);
    QCOMPARE(room.timeOf<RoundVoid>(), 40.0);
    QCOMPARE(room.wallet(0), 999'972);
    QCOMPARE(room.wallet(1), 1'000'000);
}

void BingoFailuresTest::failureAtTheSameInstantAsNothingWon() {
    // B45: the number only brings a card close to a prize.
    Room room(quick(), threeCards());
    threePlayers(room);
    while (room.state().balls.size() < 2) {
        QVERIFY(room.step());
    }
    QCOMPARE(room.state().phase, Phase::checking);
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.runToClose());
    QVERIFY(!room.last<RoundVoid>().prizesStand);
    QCOMPARE(room.wallet(0), 1'000'000);
}

void BingoFailuresTest::failureAfterBingoChangesNothing_data() {
    QTest::addColumn<bool>("told");
    QTest::newRow("B45 bingo is announced: the winner is known") << true;
    QTest::newRow("B45 bingo is drawn, not announced yet") << false;
}

void BingoFailuresTest::failureAfterBingoChangesNothing() {
    QFETCH(const bool, told);
    Room room(quick(), threeCards());
    threePlayers(room);
    while (room.state().balls.size() < 9) {
        QVERIFY(room.step());
    }
    if (told) {
        room.settle();
    }
    QCOMPARE(room.state().phase, told ? Phase::confirming : Phase::checking);
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.runTo<Settled>());
    QCOMPARE(room.now(), 62.0); // paid immediately
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 0U);
    QCOMPARE(room.wallet(0), 1'000'140);
    QCOMPARE(room.wallet(1), 999'900);
    QCOMPARE(room.house(), 60);
}

void BingoFailuresTest::failureWhileLineAndBingoAreReportedChangesNothing() {
    // B45: 12 completes both diagonals and the card; the round is valid, and no event contradicts this.
    Settings settings = quick();
    settings.lines = {false, false, true};
    Room room(settings, threeCards(QStringLiteral("1 2 3 11 13 21 22 23 12")));
    threePlayers(room);
    while (room.state().balls.size() < 9) {
        QVERIFY(room.step());
    }
    QCOMPARE(room.state().phase, Phase::checking);
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.runTo<Settled>());
    QCOMPARE(room.now(), room.timeOf<BallDrawn>());
    QVERIFY(room.prize(PrizeKind::line));
    QVERIFY(room.prize(PrizeKind::bingo));
    QVERIFY(!room.state().voidReason);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 0U);
    QCOMPARE(room.wallet(0), 1'000'140);
}

void BingoFailuresTest::failureBetweenRounds_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("B45 once all is paid") << Phase::ending;
    QTest::newRow("B45 between rounds") << Phase::between;
}

void BingoFailuresTest::failureBetweenRounds() {
    QFETCH(const Phase, phase);
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToPhase(phase));
    const State before = room.state();
    QCOMPARE(outcome(room.fail()), kDone);
    QVERIFY(room.state() == before);
    QCOMPARE(room.count<SystemFailed>(), 1U);
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.count<RoundVoid>(), 0U);
}

void BingoFailuresTest::crowdIsRefundedToo_data() {
    QTest::addColumn<bool>("line"); // the crowd's first card wins it
    QTest::newRow("B45 before a prize") << false;
    QTest::newRow("B46 who has won keeps that") << true;
}

void BingoFailuresTest::crowdIsRefundedToo() {
    QFETCH(const bool, line);
    // The crowd's cards depend on the seed: find them out first.
    Room first(quick());
    QVERIFY(first.runToSale());
    first.crowdBuy({1, 2, 3});
    const Card face = first.state().book.card(1);
    QString numbers;
    for (std::size_t cell = 0; cell < 3; ++cell) {
        numbers += QString::number(face.cells[cell]) + QLatin1Char(' ');
    }

    Room room(quick(), given(numbers));
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 2, 3});
    QCOMPARE(room.state().book.card(1), face);
    room.buy(player);
    QVERIFY(room.runToBall(line ? 3 : 2));
    const std::optional<PrizeWon> won = room.prize(PrizeKind::line);
    QCOMPARE(won.has_value(), line);
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(room.wallet(player), 1'000'000);
    if (line) { // 30 % of 560; only member 1 wins
        QCOMPARE(won->winners.size(), 1U);
        QCOMPARE(won->winners.front().owner, (Owner{kNobody, 1}));
        QCOMPARE(room.last<Paid>().player, kNobody);
        QCOMPARE(room.crowd(), 168 + 500);
        QCOMPARE(room.house(), 100 - 168);
    } else {
        QCOMPARE(room.crowd(), 600);
        QCOMPARE(room.house(), 0);
    }
}

void BingoFailuresTest::ordersFallWithTheSystem() {
    // B45: cards that are not made yet are neither bought nor paid for.
    Room room(quick());
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.buy(player, 1);
    QVERIFY(!room.send(Buy{player, 2}));
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<CardSold>(), 1U);
    QCOMPARE(room.settled(player)->returned.cents, 100);
    QCOMPARE(room.wallet(player), 1'000'000);
    QCOMPARE(room.state().ordered, 0U);
}

void BingoFailuresTest::winnersAreNotRefunded() {
    // B46 applies to players: the second card of a winner is not refunded.
    Room room(quick(), given(kFirstCardWins, {{small(1), small(2)}, {small(3)}, {}}));
    room.joinAll(3);
    QVERIFY(room.runToSale());
    room.buy(0, 2);
    room.buy(1);
    room.buy(2);
    QVERIFY(room.runToBall(3));
    room.fail();
    QVERIFY(room.runToClose());
    const Settled settled = room.settled(0).value();
    QVERIFY(!settled.refunded);
    QCOMPARE(settled.staked.cents, 200);
    QCOMPARE(settled.returned.cents, 96); // 30 % of 320
    QCOMPARE(settled.cards, (std::vector<SettledCard>{{1, Money{100}, Money{96}}, {2, Money{100}, Money{}}}));
    QVERIFY(room.settled(1)->refunded);
}

void BingoFailuresTest::houseMakesUpForPrizesThatStand() {
    // B46, B47: with many refunds the house pays the prize itself.
    Room room(quick(), threeCards());
    threePlayers(room);
    room.crowdBuy({24, 24, 24});
    QVERIFY(room.runToBall(3));
    const PrizeWon won = room.prize(PrizeKind::line).value();
    QCOMPARE(won.prize.cents, 1'800);
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(room.state().ledger.sum().cents, 0);
    std::int64_t back = room.crowd();
    for (PlayerId player = 0; player < 3; ++player) {
        back += room.wallet(player) - 999'900;
    }
    QCOMPARE(room.house(), 7'500 - back - room.carried());
    QVERIFY(room.house() < 0);
}

void BingoFailuresTest::voidRoundKeepsWhatWasCarried_data() {
    QTest::addColumn<bool>("line");
    QTest::newRow("I-B30 nothing was won") << false;
    QTest::newRow("I-B30 a line was won") << true;
}

void BingoFailuresTest::voidRoundKeepsWhatWasCarried() {
    QFETCH(const bool, line);
    Settings settings = quick();
    settings.cardPrice = Money{99}; // the line is 71 cents, for two players
    const Card b = card(QStringLiteral("4 14 21/5 15 25/6 16 26"));
    Room room(settings, given(QStringLiteral("1 11 4 14 21 2 12 22 3 13 23"), {{small(1)}, {b}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToClose());
    const std::int64_t carried = room.carried();
    QVERIFY(carried > 0);
    const std::int64_t house = room.house();
    QVERIFY(room.runToSale());
    for (PlayerId player = 0; player < 3; ++player) {
        room.buy(player);
    }
    QVERIFY(line ? room.runTo<PrizeWon>() : room.runTo<BallDrawn>());
    QCOMPARE(room.carried(), line && room.last<PrizeWon>().odd > Money{} ? 1 : 0);
    room.fail();
    QVERIFY(room.runToClose());
    QVERIFY(room.carried() >= carried);
    if (!line) {
        QCOMPARE(room.carried(), carried);
        QCOMPARE(room.house(), house);
    }
}

void BingoFailuresTest::tooFewPlayersAndAFailure() {
    // B20 comes first: the round is already void and is not voided twice.
    Room room(quick());
    room.joinAll(2);
    QVERIFY(room.runToSale());
    room.buy(0);
    QVERIFY(room.runToPhase(Phase::voiding));
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 1U);
    QCOMPARE(room.last<RoundVoid>().reason, VoidReason::too_few_players);
    QCOMPARE(room.wallet(0), 1'000'000);
}

void BingoFailuresTest::roomGoesOnAfterAFailure() {
    // B45
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToBall(2));
    room.fail();
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    QCOMPARE(room.state().round, 2U);
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(outcome(room.buy(player)), kDone);
    }
    QVERIFY(room.runToClose());
    QVERIFY(room.prize(PrizeKind::bingo));
    QCOMPARE(room.count<RoundVoid>(), 1U);
}

void BingoFailuresTest::lostPlayersCardsStay_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<bool>("back");
    QTest::newRow("B12 lost while cards are sold") << Phase::sale << false;
    QTest::newRow("B48 lost before the draw") << Phase::announcing << false;
    QTest::newRow("B48 lost during the draw") << Phase::drawing << false;
    QTest::newRow("B48 lost, and back again") << Phase::drawing << true;
    QTest::newRow("B49 lost before the payments") << Phase::confirming << false;
}

void BingoFailuresTest::lostPlayersCardsStay() {
    QFETCH(const Phase, phase);
    QFETCH(const bool, back);
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToPhase(phase));
    QCOMPARE(outcome(room.send(LosePlayer{0})), kDone);
    if (back) {
        room.wait(5);
        QCOMPARE(outcome(room.send(RestorePlayer{0})), kDone);
    }
    QVERIFY(room.runToClose());
    QCOMPARE(room.wallet(0), 1'000'140);
    QCOMPARE(room.timeOf<Settled>(), 66.0); // B49: together with all others
    QVERIFY(room.isHere(0));
    QCOMPARE(room.state().players[0].connected, back);
    QVERIFY(room.count<OneToGo>() > 0);
}

void BingoFailuresTest::lostPlayersCannotAct() {
    // B48
    Room room(quick());
    room.joinAll(2);
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.send(LosePlayer{0})), kDone);
    QCOMPARE(outcome(room.buy(0)), kDisconnected);
    QCOMPARE(outcome(room.mark(0, 1)), kDisconnected);
    QCOMPARE(outcome(room.send(LosePlayer{0})), kDisconnected);
    QCOMPARE(room.last<Refused>().action, Action::fault);
    QCOMPARE(outcome(room.send(RestorePlayer{1})), QStringLiteral("not_now"));
    QCOMPARE(outcome(room.send(RestorePlayer{9})), kNotSeated);
    QCOMPARE(outcome(room.send(RestorePlayer{0})), kDone);
    QCOMPARE(outcome(room.buy(0)), kDone);
}

void BingoFailuresTest::leavingIsLikeLosingTheLine_data() {
    QTest::addColumn<Phase>("phase");
    QTest::newRow("I-P35 while cards are sold") << Phase::sale;
    QTest::newRow("I-P35 during the draw") << Phase::drawing;
    QTest::newRow("B12 while bingo is confirmed") << Phase::confirming;
}

void BingoFailuresTest::leavingIsLikeLosingTheLine() {
    QFETCH(const Phase, phase);
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToPhase(phase));
    QCOMPARE(outcome(room.leave(0)), kDone);
    QCOMPARE(room.last<PlayerLeaving>().player, PlayerId{0});
    QVERIFY(room.isHere(0));
    QCOMPARE(outcome(room.leave(0)), kNotSeated);
    QCOMPARE(outcome(room.buy(0)), kNotSeated);
    QVERIFY(room.runToClose());
    QCOMPARE(room.wallet(0), 1'000'140);
    QVERIFY(!room.isHere(0));
    QCOMPARE(room.last<SessionEnded>().reason, SessionEnd::left);
    QCOMPARE(room.last<SessionEnded>().summary.returned.cents, 240);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoFailuresTest)
#include "tst_bingo_failures.moc"
