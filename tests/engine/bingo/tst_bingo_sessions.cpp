// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_kit.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Sessions, scheduled times, idle players, free points.
class BingoSessionsTest : public QObject {
    Q_OBJECT

private slots:
    void playerStartsAndEndsTheSession();
    void summaryAddsUp();
    void newSessionStartsAtNothing();
    void settledPlayersLeaveAtOnce();
    void orderHoldsTheSession();
    void idleRoundsAreCounted_data();
    void idleRoundsAreCounted();
    void emptyRoundsCount();
    void cardStopsTheCount();
    void cardAfterTheWarningIsEnough();
    void onlyRoundsWhoseSaleClosedCount();
    void roundsOfOthersCount();
    void continuousRoomNeverStops();
    void salesOpenAtAnnouncedTimes_data();
    void salesOpenAtAnnouncedTimes();
    void noFurtherSaleIsAnnounced();
    void freshAllowance_data();
    void freshAllowance();
    void pointsAreGivenAndNeverCashed();
    void walletsHaveBounds_data();
    void walletsHaveBounds();
    void roomHasManySeats();
};

void BingoSessionsTest::playerStartsAndEndsTheSession() {
    // B53
    Room room(quick());
    const PlayerId player = room.join();
    QVERIFY(room.isHere(player));
    QCOMPARE(outcome(room.send(Join{player})), QStringLiteral("already_decided"));
    QCOMPARE(outcome(room.send(Join{9})), QStringLiteral("not_seated"));
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.leave(player)), kDone);
    QCOMPARE(room.last<SessionEnded>().player, player);
    QCOMPARE(room.last<SessionEnded>().reason, SessionEnd::left);
    QVERIFY(room.announced(CommonPhrase::session_over));
    QVERIFY(!room.isHere(player));
    QCOMPARE(outcome(room.leave(player)), QStringLiteral("not_seated"));
    QCOMPARE(room.last<Refused>().action, Action::leave);
}

void BingoSessionsTest::summaryAddsUp() {
    // B52. Round 1: two cards, line and bingo. Round 2: no card. Round 3: a card, void.
    Room room(quick(), given(QStringLiteral("1 11 21 2 12 22 3 13 23"), {{small(1), small(2)}, {small(3)}}));
    room.joinAll(3);
    QVERIFY(room.runToSale());
    room.buy(0, 2);
    room.buy(1);
    room.buy(2);
    QCOMPARE(room.state().players[0].summary.cards, 2U); // it is available meanwhile
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    room.buy(0);
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(outcome(room.leave(0)), kDone);
    const Summary summary = room.last<SessionEnded>().summary;
    QCOMPARE(summary.rounds, 2U);
    QCOMPARE(summary.cards, 3U);
    QCOMPARE(summary.staked.cents, 300);
    QCOMPARE(summary.returned.cents, 420);
    QCOMPARE(summary.refunded.cents, 100);
    QCOMPARE(summary.prizes[indexOf(PrizeKind::line)].cents, 96); // 30 % of 320
    QCOMPARE(summary.prizes[indexOf(PrizeKind::bingo)].cents, 224);
    QCOMPARE(summary.prizes[indexOf(PrizeKind::two_lines)].cents, 0);
    QCOMPARE(room.wallet(0), 1'000'120);
    QVERIFY(room.rulesOfLast<SessionEnded>().contains(QStringLiteral("B52")));
}

void BingoSessionsTest::newSessionStartsAtNothing() {
    // B53
    Room room(quick());
    const PlayerId player = room.join(1'000);
    QVERIFY(room.runToSale());
    room.buy(player);
    QVERIFY(room.runToClose());
    room.leave(player);
    QCOMPARE(outcome(room.send(Join{player})), kDone);
    QCOMPARE(room.wallet(player), 1'000);
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.leave(player)), kDone);
    QCOMPARE(room.last<SessionEnded>().summary, Summary{});
}

void BingoSessionsTest::settledPlayersLeaveAtOnce() {
    // B53: everything is paid, although the round is not closed.
    Room room(quick(),
              given(QStringLiteral("1 11 21 2 12 22 3 13 23"), {{small(1)}, {small(2)}, {small(3)}}));
    room.joinAll(3);
    QVERIFY(room.runToSale());
    for (PlayerId player = 0; player < 3; ++player) {
        room.buy(player);
    }
    QVERIFY(room.runToPhase(Phase::ending));
    QCOMPARE(outcome(room.leave(0)), kDone);
    QVERIFY(!room.isHere(0));
    QCOMPARE(room.count<PlayerLeaving>(), 0U);
    QCOMPARE(outcome(room.send(Join{0})), kDone); // and returns before it closes
    QCOMPARE(room.cardsOf(0), 0U);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<Settled>(), 3U);
    QCOMPARE(room.wallet(0), 1'000'140);
}

void BingoSessionsTest::orderHoldsTheSession() {
    // B12: a player with cards on order gets them, and stays until the round is over.
    Room room(quick());
    room.joinAll(1);
    QVERIFY(room.runToSale());
    QVERIFY(!room.send(Buy{0, 1}));
    QCOMPARE(outcome(room.leave(0)), kDone);
    QCOMPARE(room.count<PlayerLeaving>(), 1U);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<CardSold>(), 1U);
    QVERIFY(!room.isHere(0));
    QCOMPARE(room.wallet(0), 1'000'000);
}

void BingoSessionsTest::idleRoundsAreCounted_data() {
    QTest::addColumn<int>("rounds");
    QTest::addColumn<bool>("invited");
    QTest::addColumn<bool>("ended");
    QTest::newRow("B54 five rounds without a card bring nothing") << 5 << false << false;
    QTest::newRow("B54 more than five: invited to leave") << 6 << true << false;
    QTest::newRow("B55 warned, and two more rounds") << 8 << true << false;
    QTest::newRow("B55 ended with the third") << 9 << true << true;
    QTest::newRow("I-P41 as bingo counts") << 10 << true << true;
}

void BingoSessionsTest::idleRoundsAreCounted() {
    QFETCH(const int, rounds);
    QFETCH(const bool, invited);
    QFETCH(const bool, ended);
    Room room(quick());
    const PlayerId idle = room.join();
    const PlayerId busy = room.join();
    for (int round = 0; round < rounds; ++round) {
        QVERIFY(room.runToSale());
        room.buy(busy);
        room.crowdBuy({1, 1});
        QVERIFY(room.runToClose());
    }
    QCOMPARE(room.count<SessionInvited>(), invited ? 1U : 0U);
    QCOMPARE(room.count<SessionWarned>(), invited ? 1U : 0U);
    QCOMPARE(room.announced(CommonPhrase::leave_invitation), invited);
    QCOMPARE(room.announced(CommonPhrase::leave_warning), invited);
    QCOMPARE(room.count<SessionEnded>(), ended ? 1U : 0U);
    QCOMPARE(room.isHere(idle), !ended);
    QVERIFY(room.isHere(busy));
    if (invited) {
        QCOMPARE(room.last<SessionInvited>().player, idle);
        QCOMPARE(room.last<SessionWarned>().rounds, 3U);
        QCOMPARE(room.rulesOfLast<SessionInvited>(),
                 (QStringList{QStringLiteral("B54"), QStringLiteral("I-P41")}));
        QCOMPARE(room.rulesOfLast<SessionWarned>(), QStringList{QStringLiteral("B55")});
    }
    if (ended) {
        QCOMPARE(room.last<SessionEnded>().reason, SessionEnd::idle);
    }
}

void BingoSessionsTest::emptyRoundsCount() {
    // I-P41
    Room room(quick());
    const PlayerId player = room.join();
    for (int round = 0; round < 9; ++round) {
        QVERIFY(room.isHere(player));
        QVERIFY(room.runToClose());
    }
    QVERIFY(!room.isHere(player));
    QCOMPARE(room.count<BallDrawn>(), 0U);
}

void BingoSessionsTest::cardStopsTheCount() {
    // B54: consecutive rounds.
    Room room(quick());
    const PlayerId player = room.join();
    for (int round = 0; round < 5; ++round) {
        QVERIFY(room.runToClose());
    }
    QVERIFY(room.runToSale());
    room.buy(player); // too few players: void, but a card was bought
    QVERIFY(room.runToClose());
    for (int round = 0; round < 5; ++round) {
        QVERIFY(room.runToClose());
    }
    QCOMPARE(room.count<SessionInvited>(), 0U);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<SessionInvited>(), 1U);
}

void BingoSessionsTest::cardAfterTheWarningIsEnough() {
    // B55
    Room room(quick());
    const PlayerId player = room.join();
    for (int round = 0; round < 8; ++round) {
        QVERIFY(room.runToClose());
    }
    QVERIFY(room.state().players[player].session.warned);
    QVERIFY(room.runToSale());
    room.buy(player);
    QVERIFY(!room.state().players[player].session.warned);
    QVERIFY(room.runToClose());
    QVERIFY(room.isHere(player));
}

void BingoSessionsTest::onlyRoundsWhoseSaleClosedCount() {
    // B54: whoever joins after the sale cannot buy, and a sale cut short leaves too little time.
    Room room(quick());
    QVERIFY(room.runToPhase(Phase::ending));
    const PlayerId late = room.join();
    QVERIFY(room.runToClose());
    QCOMPARE(room.state().players[late].session.idleRounds, 0U);
    QVERIFY(room.runToSale());
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(room.state().players[late].session.idleRounds, 0U);
    QVERIFY(room.runToClose());
    QCOMPARE(room.state().players[late].session.idleRounds, 1U);
}

void BingoSessionsTest::roundsOfOthersCount() {
    // B54: a void round counts for players without a card.
    Room room(quick());
    room.joinAll(2);
    QVERIFY(room.runToSale());
    room.buy(1);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 1U);
    QCOMPARE(room.state().players[0].session.idleRounds, 1U);
    QCOMPARE(room.state().players[1].session.idleRounds, 0U);
}

void BingoSessionsTest::continuousRoomNeverStops() {
    // B6: with or without players.
    Room room(quick());
    for (int round = 1; round <= 40; ++round) {
        QVERIFY(room.runToClose());
        QCOMPARE(room.state().round, static_cast<std::uint64_t>(round));
    }
}

void BingoSessionsTest::salesOpenAtAnnouncedTimes_data() {
    QTest::addColumn<QList<int>>("starts");
    QTest::addColumn<QList<double>>("opened");
    QTest::newRow("B7 at the fixed time") << QList<int>{600} << QList<double>{600};
    QTest::newRow("B7 at each of them") << QList<int>{0, 600, 1'200} << QList<double>{0, 600, 1'200};
    QTest::newRow("B7 a round that lasts is waited for")
        << QList<int>{0, 10, 600} << QList<double>{0, 33, 600};
}

void BingoSessionsTest::salesOpenAtAnnouncedTimes() {
    QFETCH(const QList<int>, starts);
    QFETCH(const QList<double>, opened);
    const Settings settings = inSession(quick(), starts);
    QVERIFY(!firstBadSetting(settings));
    Room room(settings);
    room.join();
    room.wait(3'600);
    QCOMPARE(room.timesOf<SaleOpened>(), opened);
    QCOMPARE(room.count<RoundClosed>(), static_cast<std::size_t>(starts.size()));
}

void BingoSessionsTest::noFurtherSaleIsAnnounced() {
    // B7
    Room room(inSession(quick(), {5}));
    const PlayerId player = room.join();
    QCOMPARE(outcome(room.buy(player)), QStringLiteral("not_now"));
    QVERIFY(room.runToSale());
    room.buy(player);
    QVERIFY(room.runToClose());
    QVERIFY(room.prize(PrizeKind::bingo));
    QVERIFY(!room.driver().nextNeed());
    room.wait(10'000);
    QCOMPARE(outcome(room.buy(player)), QStringLiteral("not_now"));
    QCOMPARE(outcome(room.leave(player)), kDone);
}

void BingoSessionsTest::freshAllowance_data() {
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<bool>("buys");
    QTest::addColumn<QString>("result");
    QTest::newRow("B59 nothing is left") << qint64(0) << false << "done";
    QTest::newRow("B59 less than a card costs is left") << qint64(99) << false << "done";
    QTest::newRow("B59 enough for a card is left") << qint64(100) << false << "points_left";
    QTest::newRow("B59 everything is in cards") << qint64(100) << true << "points_left";
}

void BingoSessionsTest::freshAllowance() {
    QFETCH(const qint64, wallet);
    QFETCH(const bool, buys);
    QFETCH(const QString, result);
    Room room(quick());
    const PlayerId player = room.join(wallet);
    QVERIFY(room.runToSale());
    if (buys) {
        QCOMPARE(outcome(room.buy(player)), kDone);
    }
    QCOMPARE(outcome(room.send(TakeAllowance{player})), result);
    QCOMPARE(room.wallet(player), result == kDone ? wallet + 100'000 : wallet - (buys ? 100 : 0));
    QCOMPARE(outcome(room.send(TakeAllowance{9})), QStringLiteral("not_seated"));
}

void BingoSessionsTest::pointsAreGivenAndNeverCashed() {
    // B58: points come from the issuer, and none are returned to it.
    Room room(quick());
    const PlayerId player = room.join(1'000);
    QVERIFY(room.runToSale());
    room.buy(player, 3);
    room.crowdBuy({2, 2});
    QVERIFY(room.runToClose());
    room.leave(player);
    QCOMPARE(room.state().ledger.balance(Ledger::kIssuer).cents, -1'400);
    QCOMPARE(room.wallet(player) + room.crowd() + room.house() + room.carried(), 1'400);
}

void BingoSessionsTest::walletsHaveBounds_data() {
    QTest::addColumn<qint64>("wallet");
    QTest::addColumn<QString>("result");
    QTest::newRow("B58 nothing") << qint64(0) << "done";
    QTest::newRow("B58 the largest amount") << qint64(kLargestAmount.cents) << "done";
    QTest::newRow("B58 more") << qint64(kLargestAmount.cents + 1) << "not_offered";
    QTest::newRow("B58 less than nothing") << qint64(-1) << "not_offered";
}

void BingoSessionsTest::walletsHaveBounds() {
    QFETCH(const qint64, wallet);
    QFETCH(const QString, result);
    Room room;
    QCOMPARE(outcome(room.send(Admit{{wallet}})), result);
}

void BingoSessionsTest::roomHasManySeats() {
    // B17: the maximum number of players play in the same round.
    Room room(quick());
    room.joinAll(kMostPlayers);
    QCOMPARE(outcome(room.send(Admit{{100}})), QStringLiteral("not_offered"));
    QVERIFY(room.runToSale());
    for (PlayerId player = 0; player < kMostPlayers; ++player) {
        QCOMPARE(outcome(room.buy(player)), kDone);
    }
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<Settled>(), std::size_t{kMostPlayers});
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoSessionsTest)
#include "tst_bingo_sessions.moc"
