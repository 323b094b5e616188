// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// Jackpots that accumulate from round to round.
class BingoJackpotsTest : public QObject {
    Q_OBJECT

private slots:
    void jackpotStartsAtItsValue_data();
    void jackpotStartsAtItsValue();
    void jackpotGrowsWhenTheSaleCloses_data();
    void jackpotGrowsWhenTheSaleCloses();
    void jackpotIsWonInTime_data();
    void jackpotIsWonInTime();
    void lineJackpotIsWonInTime_data();
    void lineJackpotIsWonInTime();
    void wonJackpotStartsAgain_data();
    void wonJackpotStartsAgain();
    void jackpotIsSharedAndItsOddCentStays();
    void moneyThatNobodyWonGoesToAJackpot_data();
    void moneyThatNobodyWonGoesToAJackpot();
    void jackpotStaysFromRoundToRound();
    void voidRoundGivesTheShareBack_data();
    void voidRoundGivesTheShareBack();
    void jackpotTakesNothingOfARoundThatIsNotDrawn();
    void carriedMoneyOutlastsARoundThatIsNotDrawn();
    void lineJackpotStandsInAVoidRound();
    void emptyRoundAddsNothing();
};

void BingoJackpotsTest::jackpotStartsAtItsValue_data() {
    QTest::addColumn<qint64>("base");
    QTest::addColumn<qint64>("value"); // -1: not set
    QTest::addColumn<qint64>("starts");
    QTest::newRow("B41 without a base") << qint64(0) << qint64(-1) << qint64(0);
    QTest::newRow("B41 the house adds a base") << qint64(5'000) << qint64(-1) << qint64(5'000);
    QTest::newRow("B43 it has grown already") << qint64(5'000) << qint64(7'321) << qint64(7'321);
}

void BingoJackpotsTest::jackpotStartsAtItsValue() {
    QFETCH(const qint64, base);
    QFETCH(const qint64, value);
    QFETCH(const qint64, starts);
    Settings settings = withJackpot(quick(), 20, base);
    if (value >= 0) {
        settings.bingoJackpot->value = Money{value};
    }
    QVERIFY(!firstBadSetting(settings));
    Room room(settings);
    QCOMPARE(room.jackpot(), starts);
    QCOMPARE(room.house(), -starts);
    QVERIFY(!room.state().lineJackpotValue());
}

void BingoJackpotsTest::jackpotGrowsWhenTheSaleCloses_data() {
    QTest::addColumn<int>("percent"); // bingo's share in basis points
    QTest::addColumn<int>("linePercent");
    QTest::addColumn<int>("grows");
    QTest::addColumn<int>("lineGrows");
    QTest::addColumn<int>("line"); // the remaining prizes
    QTest::addColumn<int>("bingo");
    // From 240 cents.
    QTest::newRow("B44 as soon as the sale closes") << 500 << 0 << 12 << 0 << 68 << 160;
    QTest::newRow("I-B40 both shares before the division") << 300 << 200 << 7 << 4 << 68 << 161;
    QTest::newRow("B40 a share of nothing") << 0 << 0 << 0 << 0 << 72 << 168;
}

void BingoJackpotsTest::jackpotGrowsWhenTheSaleCloses() {
    QFETCH(const int, percent);
    QFETCH(const int, linePercent);
    QFETCH(const int, grows);
    QFETCH(const int, lineGrows);
    QFETCH(const int, line);
    QFETCH(const int, bingo);
    Room room(withLineJackpot(withJackpot(quick(), 9, 1'000, percent), 3, 500, linePercent), threeCards());
    threePlayers(room);
    QCOMPARE(room.jackpot(), 1'000);
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(room.jackpot(), 1'000 + grows);
    QCOMPARE(room.lineJackpot(), 500 + lineGrows);
    const auto closed = room.last<SaleClosed>();
    QCOMPARE(closed.bingoJackpot->cents, room.jackpot());
    QCOMPARE(closed.lineJackpot->cents, room.lineJackpot());
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::line)].cents, line);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::bingo)].cents, bingo);
    QVERIFY(room.rulesOfLast<SaleClosed>().contains(QStringLiteral("B44")));
}

void BingoJackpotsTest::jackpotIsWonInTime_data() {
    QTest::addColumn<int>("within");
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<bool>("won");
    QTest::newRow("B42 bingo at the last number that counts") << 9 << kFirstCardWins << true;
    QTest::newRow("B42 bingo before it") << 10 << kFirstCardWins << true;
    QTest::newRow("B42 bingo one number too late") << 9 << "1 11 21 2 12 22 3 30 13 23" << false;
    QTest::newRow("B42 in time in spite of others") << 10 << "1 11 21 2 12 22 3 30 13 23" << true;
}

void BingoJackpotsTest::jackpotIsWonInTime() {
    QFETCH(const int, within);
    QFETCH(const QString, numbers);
    QFETCH(const bool, won);
    Room room(withJackpot(quick(), within), threeCards(numbers)); // base 5000, 5 %: 12 of 240 cents
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.prize(PrizeKind::bingo_jackpot).has_value(), won);
    QCOMPARE(room.wallet(0), 1'000'000 - 100 + 228 + (won ? 5'012 : 0));
    QCOMPARE(room.jackpot(), won ? 5'000 : 5'012); // I-B42
    QCOMPARE(room.house(), 60 - (won ? 10'000 : 5'000));
    if (won) {
        QCOMPARE(room.last<PrizeWon>().kind, PrizeKind::bingo_jackpot); // after bingo
        QCOMPARE(room.last<PrizeWon>().ball, room.prize(PrizeKind::bingo)->ball);
        QCOMPARE(room.last<Paid>().kind, PrizeKind::bingo_jackpot);
        QCOMPARE(room.state().players[0].summary.prizes[indexOf(PrizeKind::bingo_jackpot)].cents, 5'012);
        QVERIFY(room.rulesOfLast<PrizeWon>().contains(QStringLiteral("B42")));
    }
}

void BingoJackpotsTest::lineJackpotIsWonInTime_data() {
    QTest::addColumn<int>("within");
    QTest::addColumn<bool>("won");
    QTest::newRow("B2n the line at the last number that counts") << 4 << true;
    QTest::newRow("B2n one number too late") << 3 << false;
}

void BingoJackpotsTest::lineJackpotIsWonInTime() {
    QFETCH(const int, within);
    QFETCH(const bool, won);
    // Base 3000; 2 % of 240 is 4; 236 are divided.
    Room room(withLineJackpot(quick(), within), threeCards(QStringLiteral("1 30 11 21 2 12 22 3 13 23")));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.prize(PrizeKind::line_jackpot).has_value(), won);
    QCOMPARE(room.wallet(0), 1'000'000 - 100 + 236 + (won ? 3'004 : 0));
    QCOMPARE(room.lineJackpot(), won ? 3'000 : 3'004);
    std::vector<PrizeKind> expected{PrizeKind::line, PrizeKind::line_jackpot, PrizeKind::bingo};
    if (!won) {
        expected.erase(expected.begin() + 1);
    }
    std::vector<PrizeKind> kinds;
    for (const PrizeWon& each : room.all<PrizeWon>()) {
        kinds.push_back(each.kind);
    }
    QCOMPARE(kinds, expected);
}

void BingoJackpotsTest::wonJackpotStartsAgain_data() {
    QTest::addColumn<qint64>("base");
    QTest::addColumn<qint64>("value");
    QTest::newRow("I-B42 at its base") << qint64(5'000) << qint64(5'000);
    QTest::newRow("I-B42 at its base, however far it had grown") << qint64(5'000) << qint64(77'777);
    QTest::newRow("I-B42 at nothing where it has no base") << qint64(0) << qint64(1'234);
}

void BingoJackpotsTest::wonJackpotStartsAgain() {
    QFETCH(const qint64, base);
    QFETCH(const qint64, value);
    Settings settings = withJackpot(quick(), 9, base);
    settings.bingoJackpot->value = Money{value};
    Room room(settings, threeCards());
    threePlayers(room);
    QVERIFY(room.runToPrize(PrizeKind::bingo_jackpot) || room.prize(PrizeKind::bingo_jackpot));
    QCOMPARE(room.prize(PrizeKind::bingo_jackpot)->prize.cents, value + 12);
    QCOMPARE(room.jackpot(), base);
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 1, 1});
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(room.jackpot(), base + 12);
}

void BingoJackpotsTest::jackpotIsSharedAndItsOddCentStays() {
    // I-B30, I-B42: 23 completes bingo for two players; 5 % of 240 is 12, and 228 are prizes: 68 and 160.
    const Card a = card(QStringLiteral("1 11 21/2 12 22/3 13 23"));
    const Card b = card(QStringLiteral("4 11 21/2 12 22/3 13 23"));
    Settings settings = withJackpot(quick(), 10, 4'999);
    settings.bingoJackpot->value = Money{6'789};
    Room room(settings, given(QStringLiteral("1 4 11 21 2 12 22 3 13 23"), {{a}, {b}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToClose());
    const PrizeWon won = room.prize(PrizeKind::bingo_jackpot).value();
    QCOMPARE(won.prize.cents, 6'801);
    QCOMPARE(won.odd.cents, 1);
    QCOMPARE(won.winners[0].amount.cents, 3'400);
    QCOMPARE(won.winners[1].amount.cents, 3'400);
    QCOMPARE(room.last<MoneyCarried>().amount.cents, 1);
    QCOMPARE(room.last<MoneyCarried>().target, CarryTarget::bingo_jackpot);
    QCOMPARE(room.jackpot(), 5'000); // the restarted jackpot gets it
    QCOMPARE(room.wallet(0), 1'000'000 - 100 + 34 + 80 + 3'400);
}

void BingoJackpotsTest::moneyThatNobodyWonGoesToAJackpot_data() {
    QTest::addColumn<bool>("bingoJackpot");
    QTest::addColumn<bool>("lineJackpot");
    QTest::addColumn<CarryTarget>("target");
    QTest::newRow("I-B30 to the bingo jackpot") << true << false << CarryTarget::bingo_jackpot;
    QTest::newRow("I-B30 to the bingo jackpot first") << true << true << CarryTarget::bingo_jackpot;
    QTest::newRow("I-B30 to the line jackpot") << false << true << CarryTarget::line_jackpot;
    QTest::newRow("I-B30 to the next round") << false << false << CarryTarget::next_round;
}

void BingoJackpotsTest::moneyThatNobodyWonGoesToAJackpot() {
    QFETCH(const bool, bingoJackpot);
    QFETCH(const bool, lineJackpot);
    QFETCH(const CarryTarget, target);
    // A pattern of two rows is complete before any column.
    Settings settings(Variant::bingo75);
    settings.lines = {false, true, false};
    settings.pattern = 0b00000'00000'00000'11111'11111;
    settings = bingoJackpot ? withJackpot(settings, 10, 0, 0) : settings;
    settings = lineJackpot ? withLineJackpot(settings, 10, 0, 0) : settings;
    QVERIFY(!firstBadSetting(settings));
    const Card face =
        card(QStringLiteral("1 16 31 46 61/2 17 32 47 62/3 18 0 48 63/4 19 33 49 64/5 20 34 50 65"));
    Room room(inSession(settings, {0}), given(QStringLiteral("1 16 31 46 61 2 17 32 47 62"), {{face}}));
    room.join();
    QVERIFY(room.runToSale());
    room.buy(0);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<MoneyCarried>(), 1U);
    QCOMPARE(room.last<MoneyCarried>().amount.cents, 16); // 20 % of 80
    QCOMPARE(room.last<MoneyCarried>().target, target);
    QCOMPARE(room.carried(), target == CarryTarget::next_round ? 16 : 0);
    if (bingoJackpot) {
        QCOMPARE(room.jackpot(), 16);
    }
    if (lineJackpot) {
        QCOMPARE(room.lineJackpot(), bingoJackpot ? 0 : 16);
    }
}

void BingoJackpotsTest::jackpotStaysFromRoundToRound() {
    // B43: bingo within nine numbers is practically impossible; the jackpot grows by 5 % each time.
    Room room(withJackpot(quick(), 9, 0));
    std::int64_t expected = 0;
    for (int round = 0; round < 10; ++round) {
        QVERIFY(room.runToSale());
        room.crowdBuy({1, 1, static_cast<std::uint32_t>(round + 1)});
        QVERIFY(room.runTo<SaleClosed>());
        expected += 100 * (round + 3) * 80 / 100 * 5 / 100;
        QCOMPARE(room.jackpot(), expected);
        QVERIFY(room.runToClose());
        QVERIFY(!room.prize(PrizeKind::bingo_jackpot));
        expected = room.jackpot(); // with an odd number of cents
    }
    QVERIFY(expected >= 300);
}

void BingoJackpotsTest::voidRoundGivesTheShareBack_data() {
    QTest::addColumn<bool>("enough");
    QTest::addColumn<int>("numbers"); // drawn before the failure
    QTest::newRow("I-B40b too few players") << false << 0;
    QTest::newRow("I-B40b a failure before the draw") << true << 0;
    QTest::newRow("I-B40b a failure before a prize") << true << 2;
    QTest::newRow("I-B40b a failure after the line") << true << 3;
}

void BingoJackpotsTest::voidRoundGivesTheShareBack() {
    QFETCH(const bool, enough);
    QFETCH(const int, numbers);
    Room room(withLineJackpot(withJackpot(quick(), 9, 1'000, 300), 3, 500, 200),
              threeCards(QStringLiteral("1 30 11 21")));
    room.joinAll(3);
    QVERIFY(room.runToSale());
    for (PlayerId player = 0; player < (enough ? 3 : 2); ++player) {
        room.buy(player);
    }
    if (enough) {
        QVERIFY(numbers > 0 ? room.runToBall(static_cast<std::size_t>(numbers))
                            : room.runToPhase(Phase::announcing));
        QCOMPARE(room.jackpot(), 1'007);
        room.fail();
    }
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<RoundVoid>(), 1U);
    QCOMPARE(room.last<RoundVoid>().bingoJackpot, std::optional(Money{1'000})); // B44
    QCOMPARE(room.last<RoundVoid>().lineJackpot, std::optional(Money{500}));
    QCOMPARE(room.jackpot(), 1'000);
    QCOMPARE(room.lineJackpot(), 500);
    QCOMPARE(room.wallet(1), 1'000'000);
}

void BingoJackpotsTest::jackpotTakesNothingOfARoundThatIsNotDrawn() {
    // B20, I-B40b: two cards give 160 cents for prizes, from which nothing is deducted.
    Room room(withLineJackpot(withJackpot(quick(), 9, 1'000, 300), 3, 500, 200));
    room.joinAll(2);
    QVERIFY(room.runToSale());
    room.buy(0);
    room.buy(1);
    QVERIFY(room.runTo<SaleClosed>());
    const auto closed = room.last<SaleClosed>();
    QVERIFY(!closed.enough);
    QCOMPARE(closed.bingoJackpot, std::optional(Money{1'000}));
    QCOMPARE(closed.lineJackpot, std::optional(Money{500}));
    QCOMPARE(room.jackpot(), 1'000);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::line)].cents, 48);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::bingo)].cents, 112);
    QVERIFY(!room.rulesOfLast<SaleClosed>().contains(QStringLiteral("I-B40")));
    QVERIFY(room.runToClose());
    QCOMPARE(room.last<RoundVoid>().bingoJackpot, std::optional(Money{1'000}));
    QCOMPARE(room.house(), -1'500); // the bases
}

void BingoJackpotsTest::carriedMoneyOutlastsARoundThatIsNotDrawn() {
    // I-B30, B20: 71 cents for two winners leave one, which the void round does not use.
    Settings settings = quick();
    settings.cardPrice = Money{99};
    const Card a = card(QStringLiteral("1 11 21/2 12 22/3 13 23"));
    const Card b = card(QStringLiteral("4 14 21/5 15 25/6 16 26"));
    Room room(settings, given(QStringLiteral("1 11 4 14 21 2 12 22 3 13 23"), {{a}, {b}, {small(3)}}));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.carried(), 1);
    QVERIFY(room.runToSale());
    room.buy(0);
    QVERIFY(room.runToClose());
    QCOMPARE(room.last<RoundVoid>().reason, VoidReason::too_few_players);
    QCOMPARE(room.carried(), 1);
    QVERIFY(room.runToSale());
    room.crowdBuy({1, 1, 1});
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(room.last<SaleClosed>().plan.prizeMoney.cents, 238);
    QCOMPARE(room.carried(), 0);
}

void BingoJackpotsTest::lineJackpotStandsInAVoidRound() {
    // B46, I-B40b: prizes that are won are paid, and their share leaves the pool.
    Room room(withLineJackpot(withJackpot(quick(), 9, 1'000, 300), 3, 500, 200), threeCards());
    threePlayers(room);
    QVERIFY(room.runToBall(3));
    room.fail();
    QVERIFY(room.runToClose());
    QCOMPARE(room.settled(0)->returned.cents, 68 + 504);
    QCOMPARE(room.count<Paid>(), 2U);
    QCOMPARE(room.lineJackpot(), 500);
    QCOMPARE(room.jackpot(), 1'000);
    QCOMPARE(room.wallet(1), 1'000'000);
    // Bases of 1000, 500 and 500 again; a card's price less the line, and its share of 4 cents.
    QCOMPARE(room.house(), -2'000 + 100 - 68 - 4);
    QCOMPARE(room.state().ledger.sum().cents, 0);
}

void BingoJackpotsTest::emptyRoundAddsNothing() {
    Room room(withJackpot(quick(), 9));
    QVERIFY(room.runToClose());
    QCOMPARE(room.jackpot(), 5'000);
    QCOMPARE(room.last<SaleClosed>().bingoJackpot, std::optional(Money{5'000})); // B44
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoJackpotsTest)
#include "tst_bingo_jackpots.moc"
