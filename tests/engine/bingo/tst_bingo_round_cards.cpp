// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

#include <array>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The cards of one round: no two alike, and predetermined cards go to the right players.
class BingoRoundCardsTest : public QObject {
    Q_OBJECT

private slots:
    void noTwoCardsAreAlike_data();
    void noTwoCardsAreAlike();
    void cardsHoldForOneRound();
    void givenCardsAreKeptForTheirPlayers();
    void givenCardsAreNeverSoldOut_data();
    void givenCardsAreNeverSoldOut();
    void sameFaceComesAgainInALaterRound();
};

void BingoRoundCardsTest::noTwoCardsAreAlike_data() {
    QTest::addColumn<Variant>("variant");
    QTest::newRow("B15 bingo 90") << Variant::bingo90;
    QTest::newRow("B15 bingo 80") << Variant::bingo80;
    QTest::newRow("B15 bingo 75") << Variant::bingo75;
    QTest::newRow("B15 bingo 30") << Variant::bingo30;
}

void BingoRoundCardsTest::noTwoCardsAreAlike() {
    QFETCH(const Variant, variant);
    Settings settings(variant);
    settings.maxCards = 20'000;
    Room room(settings);
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    room.buy(player, 50);
    room.crowdBuy({10'000, 5'000});
    room.buy(player, 50);
    std::set<std::uint64_t> keys;
    for (CardNumber card = 1; card <= room.state().cardsSold(); ++card) {
        const Card face = room.state().book.card(card);
        QVERIFY(!firstFault(variant, settings.freeCentre, face));
        keys.insert(keyOf(variant, face));
    }
    QCOMPARE(keys.size(), 15'100U);
}

void BingoRoundCardsTest::cardsHoldForOneRound() {
    // B15
    Room room(quick(), threeCards());
    threePlayers(room);
    QVERIFY(room.runToClose());
    QVERIFY(room.runTo<SaleOpened>());
    QCOMPARE(room.state().cardsSold(), 0U);
    QCOMPARE(room.cardsOf(0), 0U);
    QCOMPARE(room.state().players[0].staked.cents, 0);
    QVERIFY(room.runToClose());
    QCOMPARE(room.count<PrizeWon>(), 2U);
}

void BingoRoundCardsTest::givenCardsAreKeptForTheirPlayers() {
    // B15: the whole room buys, but the predetermined card stays free.
    Settings settings = quick();
    settings.maxCards = kMostCards;
    Room room(settings, given({}, {{small(2)}}));
    const PlayerId player = room.join();
    QVERIFY(room.runToSale());
    QCOMPARE(outcome(room.crowdBuy({1'000'000, 727'998})), kDone);
    QCOMPARE(outcome(room.buy(player)), kDone);
    QCOMPARE(room.state().book.card(1'727'999), small(2));
    QCOMPARE(room.last<CardSold>().origin, Origin::script);
    QVERIFY(room.state().scripted);
}

void BingoRoundCardsTest::givenCardsAreNeverSoldOut_data() {
    QTest::addColumn<QList<int>>("first"); // the small() cards predetermined for two players
    QTest::addColumn<QList<int>>("second");
    QTest::addColumn<QList<int>>("buyers"); // of one card each
    QTest::addColumn<bool>("atOnce");       // before the first cards are made
    QTest::addColumn<QStringList>("results");
    const QString sold = QStringLiteral("sold_out");
    QTest::newRow("B15 for the player who has one")
        << QList<int>{1} << QList<int>{} << QList<int>{1, 0, 0} << false << QStringList{sold, kDone, sold};
    QTest::newRow("B15 for as many as are given")
        << QList<int>{1, 2} << QList<int>{3} << QList<int>{0, 1, 0, 0, 1} << true
        << QStringList{kDone, kDone, kDone, sold, sold};
    QTest::newRow("B15 one of two who are given the same")
        << QList<int>{1} << QList<int>{1} << QList<int>{1, 0} << true << QStringList{kDone, sold};
    QTest::newRow("B15 the same again is for another round, and so is what comes after it")
        << QList<int>{1, 1, 2} << QList<int>{} << QList<int>{0, 0, 0} << false
        << QStringList{kDone, sold, sold};
}

void BingoRoundCardsTest::givenCardsAreNeverSoldOut() {
    QFETCH(const QList<int>, first);
    QFETCH(const QList<int>, second);
    QFETCH(const QList<int>, buyers);
    QFETCH(const bool, atOnce);
    QFETCH(const QStringList, results);
    GivenOutcome outcome = given({}, {{}, {}});
    for (const int number : first) {
        outcome.cards[0].push_back(small(number));
    }
    for (const int number : second) {
        outcome.cards[1].push_back(small(number));
    }
    Settings settings = quick();
    settings.maxCards = kMostCards;
    Room room(settings, outcome);
    room.joinAll(2);
    QVERIFY(room.runToSale());
    const auto left = static_cast<std::uint32_t>(room.state().book.room());
    QCOMPARE(kit::outcome(room.crowdBuy({1'000'000, left - 1'000'000})), kDone);
    QCOMPARE(room.state().book.room(), 0U);
    for (qsizetype i = 0; i < buyers.size(); ++i) {
        QCOMPARE(kit::outcome(room.send(Buy{static_cast<PlayerId>(buyers[i]), 1})), results[i]);
        if (!atOnce) {
            room.settle();
        }
    }
    room.settle();
    for (const CardSold& sold : room.all<CardSold>()) {
        QCOMPARE(sold.origin, Origin::script);
    }
    QCOMPARE(room.count<CardSold>(), static_cast<std::size_t>(results.count(kDone)));
}

void BingoRoundCardsTest::sameFaceComesAgainInALaterRound() {
    // B15: predetermined cards go to the purchases in their order, in any round.
    Room room(quick(), given({}, {{small(1), small(1), small(2)}, {small(3), small(1)}}));
    room.joinAll(2);
    for (int round = 1; round <= 3; ++round) {
        QVERIFY(room.runTo<SaleOpened>());
        if (round < 3) {
            room.buy(0, static_cast<std::uint32_t>(round));
        }
        if (round != 2) {
            room.buy(1);
        }
        QVERIFY(room.runToClose());
    }
    const std::vector<CardSold> sold = room.all<CardSold>();
    QCOMPARE(sold.size(), 5U);
    const std::array expected{small(1), small(3), small(1), small(2), small(1)};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(sold[i].card, expected[i]);
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoRoundCardsTest)
#include "tst_bingo_round_cards.moc"
