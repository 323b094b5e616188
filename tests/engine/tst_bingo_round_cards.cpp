// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_three.h"

#include <QObject>

#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The cards of one round: no two alike, and those that are given for whom they are given.
class BingoRoundCardsTest : public QObject {
    Q_OBJECT

private slots:
    void noTwoCardsAreAlike_data();
    void noTwoCardsAreAlike();
    void cardsHoldForOneRound();
    void givenCardsAreKeptForTheirPlayers();
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
    Room room(quick(), threeCards(kFirstCardWins));
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
    // B15: the whole room buys, and yet the face that is given is free.
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

QTEST_GUILESS_MAIN(BingoRoundCardsTest)
#include "tst_bingo_round_cards.moc"
