// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The sale of cards: who may buy how many, and when.
class BingoSaleTest : public QObject {
    Q_OBJECT

private slots:
    void saleIsTheSameForAll_data();
    void saleIsTheSameForAll();
    void buyingIsRefused_data();
    void buyingIsRefused();
    void cardsArePaidAtOnce();
    void twoBuyAtTheSameInstant();
    void buyingOnCountsTogether();
    void roomSellsOut();
    void moreThanCanBePaidIsNotSoldOut();
    void crowdBuyingIsRefused_data();
    void crowdBuyingIsRefused();
};

void BingoSaleTest::saleIsTheSameForAll_data() {
    QTest::addColumn<double>("after"); // seconds after the opening
    QTest::addColumn<bool>("sold");
    QTest::newRow("B17 everybody at the opening") << 0.0 << true;
    QTest::newRow("B16 as long as the house says") << 11.999 << true;
    QTest::newRow("B17 nobody at the close") << 12.0 << false;
}

void BingoSaleTest::saleIsTheSameForAll() {
    QFETCH(const double, after);
    QFETCH(const bool, sold);
    Settings settings = quick();
    settings.sale = std::chrono::seconds(12);
    settings.cardPrice = Money{250};
    Room room(settings);
    QVERIFY(room.runToSale());
    QCOMPARE(Room::seconds(room.last<SaleOpened>().until), 12.0);
    QCOMPARE(room.last<SaleOpened>().cardPrice.cents, 250);
    room.joinAll(3);
    room.wait(after);
    for (PlayerId player = 0; player < 3; ++player) {
        QCOMPARE(outcome(room.buy(player)), sold ? kDone : kNotNow);
    }
    QCOMPARE(room.count<SaleClosed>(), sold ? 0U : 1U);
    QVERIFY(!sold || room.runTo<SaleClosed>());
    QCOMPARE(room.timeOf<SaleClosed>(), 12.0);
}

void BingoSaleTest::buyingIsRefused_data() {
    QTest::addColumn<int>("player");
    QTest::addColumn<quint32>("count");
    QTest::addColumn<double>("when");
    QTest::addColumn<QString>("result");
    QTest::addColumn<qint64>("limit");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, int player, quint32 count, double when, const char* result,
                        qint64 limit = 0, const char* rule = "") {
        QTest::newRow(tag) << player << count << when << QString::fromLatin1(result) << limit
                           << QString::fromLatin1(rule);
    };
    // Player 0 is rich, 1 has 250 cents, 2 has left, 3 is disconnected.
    row("B11 one card", 0, 1, 0, "done");
    row("B11 no card", 0, 0, 0, "below_minimum", 1, "B11");
    row("B13 as many as the house allows", 0, 6, 0, "done");
    row("B13 one more", 0, 7, 0, "too_many_cards", 6, "B13");
    row("B13 very many", 0, 0xFFFFFFFF, 0, "too_many_cards", 6, "B13");
    row("B10 as many as the points are for", 1, 2, 0, "done");
    row("B10 one more", 1, 3, 0, "not_enough_points", 300, "B10");
    row("B16 before the close", 0, 1, 29.9, "done");
    row("B18 after the close", 0, 1, 30, "not_now", 0, "B18");
    row("B53 who has left", 2, 1, 0, "not_seated", 0, "B53");
    row("B53 who was never there", 9, 1, 0, "not_seated", 0, "B53");
    row("no rule: whose line is lost", 3, 1, 0, "disconnected");
}

void BingoSaleTest::buyingIsRefused() {
    QFETCH(const int, player);
    QFETCH(const quint32, count);
    QFETCH(const double, when);
    QFETCH(const QString, result);
    QFETCH(const qint64, limit);
    QFETCH(const QString, rule);
    Settings settings = quick();
    settings.maxCards = 6;
    Room room(settings);
    room.join();
    room.join(250);
    room.joinAll(2);
    room.leave(2);
    room.send(LosePlayer{3});
    QVERIFY(room.runToSale());
    room.wait(when);
    const std::optional<Refusal> refusal = room.buy(static_cast<PlayerId>(player), count);
    QCOMPARE(outcome(refusal), result);
    if (refusal) {
        QCOMPARE(refusal->limit.cents, limit);
        QCOMPARE(ids(refusal->rules).value(0), rule);
        QCOMPARE(room.last<Refused>().action, Action::buy);
        QCOMPARE(room.state().cardsSold(), 0U);
    } else {
        QCOMPARE(room.state().cardsSold(), count);
    }
}

void BingoSaleTest::cardsArePaidAtOnce() {
    // B10, B12: the price is paid when the card is made, and is not returned.
    Room room(quick());
    const PlayerId player = room.join(1'000);
    QVERIFY(room.runToSale());
    room.buy(player, 3);
    QCOMPARE(room.wallet(player), 700);
    QCOMPARE(room.state().players[player].staked.cents, 300);
    QCOMPARE(room.cardsOf(player), 3U);
    QCOMPARE(room.state().salesValue().cents, 300);
    QCOMPARE(room.timeOf<CardSold>(), 0.0);
    QCOMPARE(room.rulesOfLast<CardSold>().contains(QStringLiteral("B12")), true);
}

void BingoSaleTest::twoBuyAtTheSameInstant() {
    // B17: orders are filled one after the other, each completely.
    Room room(quick());
    room.joinAll(2);
    QVERIFY(room.runToSale());
    QVERIFY(!room.send(Buy{0, 2}));
    QVERIFY(!room.send(Buy{1, 3}));
    QVERIFY(!room.send(Buy{0, 1}));
    QCOMPARE(room.count<CardSold>(), 0U);
    QCOMPARE(room.state().ordered, 6U);
    room.settle();
    QCOMPARE(room.state().ordered, 0U);
    QCOMPARE(room.state().players[0].cards, (std::vector<CardNumber>{1, 2, 6}));
    QCOMPARE(room.state().players[1].cards, (std::vector<CardNumber>{3, 4, 5}));
    QCOMPARE(room.state().buyers, 2U);
    QCOMPARE(room.state().ownerOf(6), (Owner{0, 0}));
    QCOMPARE(room.state().ownerOf(5), (Owner{1, 0}));
    QCOMPARE(room.timeOf<CardSold>(), 0.0);
}

void BingoSaleTest::buyingOnCountsTogether() {
    // B13, B10: cards that were bought and those on order count too.
    Settings settings = quick();
    settings.maxCards = 4;
    Room room(settings);
    const PlayerId player = room.join();
    const PlayerId poor = room.join(250);
    QVERIFY(room.runToSale());
    room.buy(player, 3);
    QCOMPARE(room.buy(player, 2)->limit.cents, 1);
    QVERIFY(!room.send(Buy{player, 1}));
    QCOMPARE(outcome(room.send(Buy{player, 1})), QStringLiteral("too_many_cards"));
    QVERIFY(!room.send(Buy{poor, 2}));
    QCOMPARE(outcome(room.send(Buy{poor, 1})), QStringLiteral("not_enough_points"));
    room.settle();
    QCOMPARE(room.cardsOf(player), 4U);
    QCOMPARE(room.wallet(poor), 50);
    QVERIFY(room.runToClose());
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.buy(player, 4)), kDone); // again in each round
}

void BingoSaleTest::roomSellsOut() {
    // B15: bingo 30 has 120^3 different sets of numbers.
    Settings settings = quick();
    settings.maxCards = kMostCards;
    Room room(settings);
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.crowdBuy({1'000'000, 727'997})), kDone);
    QCOMPARE(room.state().book.room(), 3U);
    QCOMPARE(outcome(room.buy(player, 4)), QStringLiteral("sold_out"));
    QCOMPARE(outcome(room.buy(player, 2)), kDone);
    QVERIFY(!room.send(Buy{player, 1}));
    QCOMPARE(outcome(room.send(Buy{player, 1})), QStringLiteral("sold_out"));
    room.settle();
    QCOMPARE(room.state().cardsSold(), 1'728'000U);
}

void BingoSaleTest::moreThanCanBePaidIsNotSoldOut() {
    // B10: there are enough cards, but not enough points.
    Settings settings = quick();
    settings.cardPrice = kLargestAmount;
    settings.maxCards = kMostCards;
    Room room(settings);
    const PlayerId player = room.join(kLargestAmount.cents);
    QVERIFY(room.runToSale());
    const std::optional<Refusal> crowd = room.crowdBuy({10'001});
    QCOMPARE(outcome(crowd), QStringLiteral("not_enough_points"));
    QCOMPARE(key(crowd->rules.begin()->text()), QStringLiteral("B10"));
    QCOMPARE(outcome(room.crowdBuy({10'000})), kDone);
    const std::optional<Refusal> own = room.buy(player, 1);
    QCOMPARE(outcome(own), QStringLiteral("not_enough_points"));
    QCOMPARE(own->limit, kLargestAmount);
    QCOMPARE(key(own->rules.begin()->text()), QStringLiteral("B10"));
}

void BingoSaleTest::crowdBuyingIsRefused_data() {
    QTest::addColumn<QList<quint32>>("first"); // cards of members 1, 2, ...
    QTest::addColumn<QList<quint32>>("second");
    QTest::addColumn<QString>("result"); // of the second purchase
    QTest::newRow("B11 nobody") << QList<quint32>{} << QList<quint32>{} << "below_minimum";
    QTest::newRow("B11 no card") << QList<quint32>{} << QList<quint32>{1, 0} << "below_minimum";
    QTest::newRow("B13 as many as the house allows") << QList<quint32>{2} << QList<quint32>{4, 6} << "done";
    QTest::newRow("B13 one more") << QList<quint32>{2} << QList<quint32>{5, 6} << "too_many_cards";
    QTest::newRow("B13 very many") << QList<quint32>{} << QList<quint32>{0xFFFFFFFF} << "too_many_cards";
}

void BingoSaleTest::crowdBuyingIsRefused() {
    QFETCH(const QList<quint32>, first);
    QFETCH(const QList<quint32>, second);
    QFETCH(const QString, result);
    Settings settings = quick();
    settings.maxCards = 6;
    Room room(settings);
    QVERIFY(room.runToSale());
    if (!first.isEmpty()) {
        QCOMPARE(outcome(room.crowdBuy({first.begin(), first.end()})), kDone);
    }
    QCOMPARE(outcome(room.crowdBuy({second.begin(), second.end()})), result);
    QVERIFY(room.runTo<SaleClosed>());
    QCOMPARE(outcome(room.crowdBuy({1})), kNotNow); // B18
    QCOMPARE(outcome(room.send(CrowdBuy{})), kNotNow);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoSaleTest)
#include "tst_bingo_sale.moc"
