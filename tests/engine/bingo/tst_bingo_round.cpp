// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

#include <numeric>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

/// Returns the announced phrases with their times in seconds.
QStringList phrases(const Room& room) {
    QStringList result;
    for (const Entry& entry : room.entries()) {
        if (const auto* event = std::get_if<Announced>(&entry.event)) {
            result.push_back(
                QStringLiteral("%1 %2").arg(Room::seconds(entry.at)).arg(key(name(event->phrase))));
        }
    }
    return result;
}

} // namespace

/// The course of a round: the order of events, and whether there is a draw at all.
class BingoRoundTest : public QObject {
    Q_OBJECT

private slots:
    void roundTakesItsTime_data();
    void roundTakesItsTime();
    void announcementsAreMade();
    void drawNeedsPlayers_data();
    void drawNeedsPlayers();
    void closeShowsWhatThereIsToWin();
    void emptyRoundIsNotDrawn();
};

void BingoRoundTest::roundTakesItsTime_data() {
    QTest::addColumn<int>("seconds"); // between numbers
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<QList<double>>("drawn");
    QTest::addColumn<QList<double>>("won");
    QTest::addColumn<double>("paid");
    QTest::addColumn<double>("closed");
    QTest::newRow("B24 the draw pauses for the line, and goes on until bingo")
        << 3 << kFirstCardWins << QList<double>{34, 37, 40, 47, 50, 53, 56, 59, 62} << QList<double>{40, 62}
        << 66.0 << 69.0;
    QTest::newRow("B22 as fast as the house says")
        << 1 << kFirstCardWins << QList<double>{34, 35, 36, 41, 42, 43, 44, 45, 46} << QList<double>{36, 46}
        << 50.0 << 53.0;
    QTest::newRow("B26 one pause where line and bingo come late; paid once bingo is confirmed")
        << 3 << QStringLiteral("1 11 2 12 3 13 21 22 23") << QList<double>{34, 37, 40, 43, 46, 49, 52, 59, 62}
        << QList<double>{52, 62} << 66.0 << 69.0;
}

void BingoRoundTest::roundTakesItsTime() {
    QFETCH(const int, seconds);
    QFETCH(const QString, numbers);
    QFETCH(const QList<double>, drawn);
    QFETCH(const QList<double>, won);
    QFETCH(const double, paid);
    QFETCH(const double, closed);
    Settings settings = quick();
    settings.draw = std::chrono::seconds(seconds);
    Room room(settings, threeCards(numbers));
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(room.timesOf<SaleOpened>(), QList<double>{0}); // B16
    QCOMPARE(room.timesOf<SaleClosed>(), QList<double>{30});
    QCOMPARE(room.timesOf<BallDrawn>(), drawn);
    QCOMPARE(room.timesOf<PrizeWon>(), won);
    QCOMPARE(room.timesOf<Paid>(), (QList<double>{paid, paid}));
    QCOMPARE(room.timesOf<RoundClosed>(), QList<double>{closed});
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.now(), closed + 4);
}

void BingoRoundTest::announcementsAreMade() {
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToClose());
    QCOMPARE(phrases(room),
             (QStringList{"0 sale_opens", "30 sale_closes", "30 cards_sold", "34 ball", "37 ball",
                          "37 one_to_go", "40 ball", "40 prize", "47 ball", "50 ball", "53 ball", "56 ball",
                          "59 ball", "59 one_to_go", "62 ball", "62 prize"}));
    const std::vector<Announced> all = room.all<Announced>();
    QCOMPARE(all[2].cards, 3U); // B19
    QCOMPARE(all[2].amount.cents, 240);
    QCOMPARE(all[5].player, PlayerId{0}); // B28
    QCOMPARE(all[5].number, Ball{21});
    QCOMPARE(all[5].kind, PrizeKind::line);
    QCOMPARE(all[7].kind, PrizeKind::line); // B29
    QCOMPARE(all[7].amount.cents, 72);
    QCOMPARE(all[7].cards, 1U);
    QCOMPARE(all.back().kind, PrizeKind::bingo);
}

void BingoRoundTest::drawNeedsPlayers_data() {
    QTest::addColumn<bool>("session");
    QTest::addColumn<QList<int>>("cards"); // of each player
    QTest::addColumn<QList<int>>("crowd"); // of each member of the crowd
    QTest::addColumn<bool>("drawn");
    QTest::newRow("B6 three players") << false << QList<int>{1, 1, 1} << QList<int>{} << true;
    QTest::newRow("B20 two players are too few, and are refunded at once")
        << false << QList<int>{1, 1} << QList<int>{} << false;
    QTest::newRow("I-B6 cards don't make players") << false << QList<int>{5} << QList<int>{} << false;
    QTest::newRow("I-B6 onlookers don't either") << false << QList<int>{1, 1, 0} << QList<int>{} << false;
    QTest::newRow("I-B6 the crowd plays") << false << QList<int>{1} << QList<int>{1, 4} << true;
    QTest::newRow("I-B6 one of the crowd") << false << QList<int>{1} << QList<int>{7} << false;
    QTest::newRow("I-B6 the crowd alone") << false << QList<int>{} << QList<int>{1, 1, 1} << true;
    QTest::newRow("B7 in session mode one will do") << true << QList<int>{1} << QList<int>{} << true;
    QTest::newRow("B47 refunded without any cost") << false << QList<int>{2, 3} << QList<int>{} << false;
}

void BingoRoundTest::drawNeedsPlayers() {
    QFETCH(const bool, session);
    QFETCH(const QList<int>, cards);
    QFETCH(const QList<int>, crowd);
    QFETCH(const bool, drawn);
    Room room(session ? inSession(quick(), {0}) : quick());
    room.joinAll(static_cast<int>(cards.size()));
    QVERIFY(room.runToSale());
    for (qsizetype i = 0; i < cards.size(); ++i) {
        if (cards[i] > 0) {
            room.buy(static_cast<PlayerId>(i), static_cast<std::uint32_t>(cards[i]));
        }
    }
    if (!crowd.isEmpty()) {
        QCOMPARE(outcome(room.crowdBuy({crowd.begin(), crowd.end()})), kDone);
    }
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(room.last<SaleClosed>().enough, drawn);
    const std::int64_t crowdPaid = room.state().ledger.balance(Ledger::kIssuer).cents;
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<BallDrawn>() > 0, drawn);
    QCOMPARE(room.count<RoundVoid>(), drawn ? 0U : 1U);
    if (drawn) {
        return;
    }
    QCOMPARE(room.last<RoundVoid>().reason, VoidReason::too_few_players);
    QVERIFY(!room.last<RoundVoid>().prizesStand);
    QCOMPARE(room.timeOf<RoundVoid>(), 30.0);
    QVERIFY(room.announced(CommonPhrase::round_void));
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const auto player = static_cast<PlayerId>(i);
        QCOMPARE(room.wallet(player), 1'000'000); // B47
        QCOMPARE(room.settled(player).has_value(), cards[i] > 0);
        if (cards[i] > 0) {
            QVERIFY(room.settled(player)->refunded);
            QCOMPARE(room.settled(player)->returned.cents, 100 * cards[i]);
            QCOMPARE(room.settled(player)->cards.size(), static_cast<std::size_t>(cards[i]));
        }
    }
    QCOMPARE(room.house(), 0);
    QCOMPARE(room.state().ledger.balance(Ledger::kIssuer).cents, crowdPaid);
    QCOMPARE(room.crowd(), crowd.isEmpty() ? 0 : 100 * std::accumulate(crowd.begin(), crowd.end(), 0));
}

void BingoRoundTest::closeShowsWhatThereIsToWin() {
    // B18, B19
    Room room(quick());
    room.joinAll(1);
    QVERIFY(room.runToSale());
    room.buy(0, 2);
    room.crowdBuy({3, 4, 1});
    QVERIFY(room.runTo<SaleClosed>());
    const auto closed = room.last<SaleClosed>();
    QCOMPARE(closed.cards, 10U);
    QCOMPARE(closed.players, 4U);
    QCOMPARE(closed.sales.cents, 1'000);
    QVERIFY(closed.enough);
    QCOMPARE(closed.plan.prizeMoney.cents, 800);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::line)].cents, 240);
    QCOMPARE(closed.plan.prizes[indexOf(PrizeKind::bingo)].cents, 560);
    QVERIFY(!closed.bingoJackpot);
    QVERIFY(!closed.lineJackpot);
    QVERIFY(room.rulesOfLast<SaleClosed>().contains(QStringLiteral("B19")));
}

void BingoRoundTest::emptyRoundIsNotDrawn() {
    // I-P41: no card, no draw, no refund.
    Room room(quick());
    room.joinAll(3);
    QVERIFY(room.runToClose());
    QCOMPARE(room.now(), 33.0);
    QCOMPARE(room.last<SaleClosed>().cards, 0U);
    QVERIFY(!room.last<SaleClosed>().enough);
    QCOMPARE(room.count<BallDrawn>(), 0U);
    QCOMPARE(room.count<RoundVoid>(), 0U);
    QCOMPARE(room.count<Settled>(), 0U);
    QVERIFY(room.last<RoundClosed>().balls.empty());
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.now(), 37.0);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoRoundTest)
#include "tst_bingo_round.moc"
