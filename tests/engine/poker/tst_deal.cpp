// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The deal: the burn card, the order, the dealer's up card.
class DealTest : public QObject {
    Q_OBJECT

private slots:
    void cardsGoRoundInOrder_data();
    void cardsGoRoundInOrder();
    void everyCardTakesItsTime();
    void onlyStakedSeatsAreDealtIn();
    void oneDealForAll_data();
    void oneDealForAll();
    void deckHasFiftyTwoCards();
    void impossibleCardsAreRefused();
    void seatsAreTaken_data();
    void seatsAreTaken();
    void lateComersWaitForTheNextRound();
    void seedIsShownAtTheEnd();
    void wrongSeedIsRefused();
    void roundsFollowEachOther();
    void scriptedRoundsSaySo();
};

void DealTest::cardsGoRoundInOrder_data() {
    QTest::addColumn<bool>("individual");
    QTest::addColumn<QList<int>>("seats");
    QTest::newRow("P19b one seat at an individual table") << true << QList<int>{1};
    QTest::newRow("P19b one seat of seven") << false << QList<int>{5};
    QTest::newRow("P19b seats with gaps") << false << QList<int>{2, 3, 7};
    QTest::newRow("P19b seven seats") << false << QList<int>{1, 2, 3, 4, 5, 6, 7};
    QTest::newRow("P4 players may come in any order") << false << QList<int>{6, 1, 4};
    QTest::newRow("P19a the first card is burnt, face up") << false << QList<int>{4, 5};
    QTest::newRow("P19c the dealer's last card lies face up") << false << QList<int>{1, 6};
}

void DealTest::cardsGoRoundInOrder() {
    QFETCH(const bool, individual);
    QFETCH(QList<int>, seats);

    Table table(individual ? individualTable() : Settings{});
    stakeAll(table, seats);
    QVERIFY(table.runTo<DecisionOpened>());
    std::sort(seats.begin(), seats.end());

    // P19a: first a card goes face up to the discard corner.
    QCOMPARE(table.count<CardBurnt>(), 1U);
    QVERIFY(table.indexOf<CardBurnt>() < table.indexOf<CardDealt>());

    const std::vector<CardDealt> dealt = table.all<CardDealt>();
    QCOMPARE(dealt.size(), 5 * (static_cast<std::size_t>(seats.size()) + 1));
    std::size_t next = 0;
    for (std::uint8_t place = 0; place < 5; ++place) {
        for (int seat : seats) {
            QCOMPARE(dealt[next].player, table.at(seat));
            QCOMPARE(dealt[next].place, place);
            QVERIFY(!dealt[next].faceUp);
            QCOMPARE(dealt[next].card, table.state().seatOf(table.at(seat)).cards[place]);
            ++next;
        }
        QCOMPARE(dealt[next].player, kNobody);
        QCOMPARE(dealt[next].faceUp, place == 4); // P19c
        QCOMPARE(dealt[next].card, table.state().dealer[place]);
        ++next;
    }
}

void DealTest::everyCardTakesItsTime() {
    Settings settings;
    settings.card = std::chrono::milliseconds(250);
    Table table(settings);
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    std::optional<Instant> before;
    for (const Entry& entry : table.entries()) {
        const bool card =
            std::holds_alternative<CardBurnt>(entry.event) || std::holds_alternative<CardDealt>(entry.event);
        if (card && before) {
            QCOMPARE((entry.at - *before).count(), 250);
        }
        if (card) {
            before = entry.at;
        }
    }
}

void DealTest::onlyStakedSeatsAreDealtIn() {
    Table table;
    table.sit(1);
    table.sit(2);
    table.sit(3);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    table.ante(2, 500);
    table.ante(3, 500);
    table.clear(2);
    QVERIFY(table.runTo<DecisionOpened>());
    QVERIFY(table.state().seatOf(table.at(1)).dealtIn);
    QVERIFY(!table.state().seatOf(table.at(2)).dealtIn);
    QVERIFY(table.state().seatOf(table.at(3)).dealtIn);
    QCOMPARE(table.count<CardDealt>(), 15U);
    QCOMPARE(outcome(table.bet(2)), QStringLiteral("no_stake"));
    QCOMPARE(outcome(table.fold(2)), QStringLiteral("no_stake"));
}

void DealTest::oneDealForAll_data() {
    QTest::addColumn<int>("loser");
    QTest::addColumn<int>("winner");
    QTest::newRow("P5 neighbours play the same deal, each against the house") << 1 << 2;
    QTest::newRow("P5 so do seats far apart") << 2 << 7;
}

void DealTest::oneDealForAll() {
    QFETCH(const int, loser);
    QFETCH(const int, winner);

    Table table({},
                deckFor({QStringLiteral("2h 2s 5c 6d 8h"), QStringLiteral("Td Th 4h Jd 8c")}, kDealerPair));
    stakeAll(table, {loser, winner});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(loser);
    table.bet(winner);
    QVERIFY(table.runToClose());
    QCOMPARE(table.count<DealerQualified>(), 1U);
    QCOMPARE(table.settled(loser)->verdict, Verdict::lost); // twos against nines
    QCOMPARE(table.settled(winner)->verdict, Verdict::won); // tens against nines
}

void DealTest::deckHasFiftyTwoCards() {
    // P6b at its extreme: 41 cards, none twice.
    for (std::uint8_t seed = 1; seed <= 50; ++seed) {
        Table table({}, {}, seed);
        stakeAll(table, {1, 2, 3, 4, 5, 6, 7});
        QVERIFY(table.runTo<DecisionOpened>());
        std::set<unsigned> seen;
        for (std::size_t i = 0; i < table.state().drawnCount; ++i) {
            seen.insert(table.state().drawn[i].index());
        }
        QCOMPARE(seen.size(), 41U);
        QVERIFY(*seen.rbegin() < 52);
    }
}

void DealTest::impossibleCardsAreRefused() {
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runTo<CardBurnt>());
    table.wait(0.3);
    QCOMPARE(outcome(table.driver().submit(BringCard{*Card::fromText("2c"), Origin::script})),
             QStringLiteral("not_now")); // before its time
    const Card burnt = table.last<CardBurnt>().card;
    State state = table.state();
    Events events;
    const std::optional<Refusal> refusal =
        decide(state, BringCard{burnt, Origin::script}, *state.due, events);
    QCOMPARE(outcome(refusal), QStringLiteral("impossible_outcome"));
    QCOMPARE(ids(refusal->rules), QStringList{QStringLiteral("P6b")});
    QVERIFY(events.empty());
}

void DealTest::seatsAreTaken_data() {
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("result");
    QTest::newRow("P6a the first seat") << 1 << kDone;
    QTest::newRow("P6a the last seat of five") << 5 << kDone;
    QTest::newRow("P6a a seat that the table lacks") << 6 << QStringLiteral("not_offered");
    QTest::newRow("P6a no seat") << 0 << QStringLiteral("not_offered");
    QTest::newRow("P6a a seat below none") << -3 << QStringLiteral("not_offered");
    QTest::newRow("P6a somebody else's seat") << 3 << QStringLiteral("seat_taken");
}

void DealTest::seatsAreTaken() {
    QFETCH(const int, seat);
    QFETCH(const QString, result);

    Settings settings;
    settings.seats = 5;
    Table table(settings);
    table.sit(3);
    QVERIFY(!table.driver().submit(Admit{{1'000}}));
    QCOMPARE(outcome(table.driver().submit(Sit{1, seat})), result);
    if (result == QLatin1String("done")) {
        QCOMPARE(outcome(table.driver().submit(Sit{1, 2})), QStringLiteral("already_decided"));
    }
}

void DealTest::lateComersWaitForTheNextRound() {
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runTo<CardBurnt>());
    table.sit(2);
    QVERIFY(table.runTo<DecisionOpened>());
    QVERIFY(!table.state().seatOf(table.at(2)).dealtIn);
    QCOMPARE(table.count<CardDealt>(), 10U);
    table.fold(1);
    QVERIFY(table.runTo<BettingOpened>());
    QCOMPARE(outcome(table.ante(2, 500)), kDone);
}

void DealTest::seedIsShownAtTheEnd() {
    Table table;
    stakeAll(table, {1, 2});
    QVERIFY(table.runTo<DecisionOpened>());
    table.bet(1);
    table.bet(2);
    QVERIFY(table.runToClose());

    const RoundClosed& closed = table.last<RoundClosed>();
    QCOMPARE(commitment(closed.seed, 1), table.last<RoundOpened>().commitment);
    QVERIFY(!closed.scripted);
    QCOMPARE(closed.cardCount, 16);
    Deck deck({}, RandomStream(closed.seed, stream_name::kOutcome));
    for (std::size_t i = 0; i < closed.cardCount; ++i) {
        QCOMPARE(deck.draw().card, closed.cards[i]);
    }
}

void DealTest::wrongSeedIsRefused() {
    Table table;
    stakeAll(table, {1});
    QVERIFY(table.runToPhase(Phase::ending));
    Events events;
    Seed wrong = table.chance().seed();
    wrong[31] ^= 1U;
    QCOMPARE(outcome(decide(table.state(), RevealSeed{wrong}, *table.state().due, events)),
             QStringLiteral("impossible_outcome"));
    QVERIFY(events.empty());
}

void DealTest::roundsFollowEachOther() {
    Table table;
    table.sit(1);
    for (std::uint64_t round = 1; round <= 4; ++round) {
        QVERIFY(table.runTo<BettingOpened>());
        QCOMPARE(table.last<RoundOpened>().round, round);
        table.ante(1, 500);
        QVERIFY(table.runToClose());
        QCOMPARE(table.lastEntry<RoundClosed>().round, round);
    }
    std::set<std::string> commitments;
    for (const RoundOpened& event : table.all<RoundOpened>()) {
        commitments.insert(toHex(event.commitment));
    }
    QCOMPARE(commitments.size(), 4U);
}

void DealTest::scriptedRoundsSaySo() {
    Table table({}, cards(QStringLiteral("2c 9h Kd")));
    stakeAll(table, {1});
    QVERIFY(table.runToClose());
    QVERIFY(table.last<RoundClosed>().scripted);
    QCOMPARE(table.last<RoundClosed>().cards[0], *Card::fromText("2c"));
    QCOMPARE(table.last<CardBurnt>().origin, Origin::script);
    QCOMPARE(table.last<CardDealt>().origin, Origin::seed);
    QVERIFY(table.runTo<BettingOpened>());
    table.ante(1, 500);
    QVERIFY(table.runToClose());
    QVERIFY(!table.last<RoundClosed>().scripted);
}

#include "program/test_list.h"

MESAVIVA_TEST(DealTest)
#include "tst_deal.moc"
