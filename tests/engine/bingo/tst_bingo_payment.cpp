// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Prizes are paid once bingo is confirmed.
class BingoPaymentTest : public QObject {
    Q_OBJECT

private slots:
    void prizesAreConfirmedThenPaid();
    void crowdIsPaidInOneSum();
};

void BingoPaymentTest::prizesAreConfirmedThenPaid() {
    // B26: not before bingo is confirmed.
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToPrize(PrizeKind::bingo));
    QCOMPARE(room.state().phase, Phase::confirming);
    QCOMPARE(room.count<Paid>(), 0U);
    QCOMPARE(room.wallet(0), 999'900);
    QVERIFY(room.runTo<Settled>());
    const std::vector<Paid> paid = room.all<Paid>();
    QCOMPARE(paid.size(), 2U);
    QCOMPARE(paid[0].kind, PrizeKind::line);
    QCOMPARE(paid[0].card, 1U);
    QCOMPARE(paid[0].amount.cents, 72);
    QCOMPARE(paid[1].kind, PrizeKind::bingo);
    QCOMPARE(paid[1].amount.cents, 168);
    QCOMPARE(room.count<Settled>(), 3U);
    QCOMPARE(room.wallet(0), 1'000'140);
    const Settled settled = room.settled(0).value();
    QVERIFY(!settled.refunded);
    QCOMPARE(settled.net().cents, 140);
    QCOMPARE(settled.cards, (std::vector<SettledCard>{{1, Money{100}, Money{240}}}));
    QVERIFY(room.runToClose());
    QCOMPARE(room.house(), 60); // B47: nothing else is deducted
}

void BingoPaymentTest::crowdIsPaidInOneSum() {
    // B26: 20 cards of the crowd and one that cannot win.
    Room room(quick(), given({}, {{}}));
    room.join();
    QVERIFY(room.runToSale());
    room.crowdBuy({10, 5, 5});
    QVERIFY(room.runToClose());
    Money paid;
    for (const Paid& each : room.all<Paid>()) {
        QCOMPARE(each.player, kNobody);
        QCOMPARE(each.card, 0U);
        paid += each.amount;
    }
    QCOMPARE(room.count<Paid>(), 2U);
    QCOMPARE(paid.cents + room.carried(), 1'600);
    QCOMPARE(room.crowd(), paid.cents);
    QCOMPARE(room.house(), 400);
    QCOMPARE(room.count<Settled>(), 0U);
    QCOMPARE(room.count<OneToGo>(), 0U);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoPaymentTest)
#include "tst_bingo_payment.moc"
