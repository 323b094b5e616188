// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

/// The deck and the chance that draws from it.
class DeckTest : public QObject {
    Q_OBJECT

private slots:
    void deckIsWhole_data();
    void deckIsWhole();
    void orderFollowsFromTheSeed();
    void namedCardsComeFirst();
    void everyCardComesFirstEquallyOften();
    void cardsAreReadAndWritten();
    void badCardsAreNotRead_data();
    void badCardsAreNotRead();
    void sourceCommitsDrawsAndReveals();
    void onlyTheFirstDealIsNamed();
};

void DeckTest::deckIsWhole_data() {
    QTest::addColumn<QString>("named");
    QTest::newRow("P6b 52 cards, none twice") << QString();
    QTest::newRow("P6b nor when some are named beforehand") << QStringLiteral("As 2c Th");
}

void DeckTest::deckIsWhole() {
    QFETCH(const QString, named);
    const std::vector<Card> first = cards(named);
    Deck deck(first, RandomStream(testSeed(), stream_name::kOutcome));
    std::set<unsigned> seen;
    for (unsigned i = 0; i < kDeckSize; ++i) {
        const Deck::Drawn drawn = deck.draw();
        QCOMPARE(drawn.scripted, i < first.size());
        seen.insert(drawn.card.index());
    }
    QCOMPARE(seen.size(), 52U);
    QCOMPARE(*seen.rbegin(), 51U);
}

void DeckTest::orderFollowsFromTheSeed() {
    // Computed by another program from the description of the streams and the draw.
    const QString expected =
        QStringLiteral("5s 8h 2d As Qc 6c 3s Qd 8d 9c Jh Tc 7h Jd 2s Qh 7s 3d 3c Th 2c Ts Js Ah 5c 7d "
                       "Ac 2h 7c 9h 3h 8s Kc 9d Kd Kh 8c 5h 4d 6d Ks 6s 6h 9s 4h Ad Td 4s 4c Jc 5d Qs");
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(i);
    }
    Deck deck({}, RandomStream(seed, stream_name::kOutcome));
    for (Card card : cards(expected)) {
        QCOMPARE(deck.draw().card.text(), card.text());
    }
}

void DeckTest::namedCardsComeFirst() {
    const std::vector<Card> first = cards(QStringLiteral("Kd 3h 3c"));
    Deck deck(first, RandomStream(testSeed(), stream_name::kOutcome));
    for (Card card : first) {
        QCOMPARE(deck.draw().card, card);
    }
    QVERIFY(!deck.draw().scripted);
}

void DeckTest::everyCardComesFirstEquallyOften() {
    constexpr int kDecks = 52'000;
    std::array<int, kDeckSize> first{};
    std::array<int, kDeckSize> last{};
    for (int i = 0; i < kDecks; ++i) {
        Deck deck({},
                  RandomStream(roundSeed(testSeed(), static_cast<std::uint64_t>(i)), stream_name::kOutcome));
        ++first[deck.draw().card.index()];
        for (unsigned j = 1; j < kDeckSize - 1; ++j) {
            deck.draw();
        }
        ++last[deck.draw().card.index()];
    }
    for (unsigned card = 0; card < kDeckSize; ++card) {
        // 1000 each; five and a half standard deviations.
        QVERIFY2(first[card] > 826 && first[card] < 1'174, qPrintable(QString::number(first[card])));
        QVERIFY2(last[card] > 826 && last[card] < 1'174, qPrintable(QString::number(last[card])));
    }
}

void DeckTest::cardsAreReadAndWritten() {
    std::set<std::string> names;
    for (unsigned i = 0; i < kDeckSize; ++i) {
        const Card card = Card::fromIndex(i);
        QCOMPARE(*Card::fromText(card.text()), card);
        QCOMPARE(Card(card.rank(), card.suit()), card);
        names.insert(card.text());
    }
    QCOMPARE(names.size(), 52U);
    QCOMPARE(Card(Rank::ten, Suit::hearts).text(), std::string("Th"));
    QCOMPARE(Card(Rank::two, Suit::clubs).text(), std::string("2c"));
    QCOMPARE(Card(Rank::ace, Suit::spades).text(), std::string("As"));
}

void DeckTest::badCardsAreNotRead_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "A", "Asx", "1s", "10h", "as", "AS", "Ax", " As"}) {
        QTest::newRow(*text == '\0' ? "nothing" : text) << QByteArray(text);
    }
}

void DeckTest::badCardsAreNotRead() {
    QFETCH(const QByteArray, text);
    QVERIFY(!Card::fromText(text.toStdString()));
}

void DeckTest::sourceCommitsDrawsAndReveals() {
    SeededChance chance(derivedSeeds(testSeed()));
    for (std::uint64_t round : {1U, 2U, 3U}) {
        const Commit committed = *chance.openRound(round);
        QCOMPARE(chance.seed(), roundSeed(testSeed(), round));
        Deck deck({}, RandomStream(chance.seed(), stream_name::kOutcome));
        for (int i = 0; i < 41; ++i) {
            const BringCard brought = *chance.nextCard();
            QCOMPARE(brought.card, deck.draw().card);
            QCOMPARE(brought.origin, Origin::seed);
        }
        QCOMPARE(commitment(chance.closeRound().seed, round), committed.commitment);
    }
}

void DeckTest::onlyTheFirstDealIsNamed() {
    SeededChance chance(derivedSeeds(testSeed()), cards(QStringLiteral("As")));
    chance.openRound(1); // a round without a deal leaves the named cards for the next one
    chance.closeRound();
    chance.openRound(2);
    QCOMPARE(chance.nextCard()->origin, Origin::script);
    QCOMPARE(chance.nextCard()->origin, Origin::seed);
    chance.openRound(3);
    QCOMPARE(chance.nextCard()->origin, Origin::seed);
}

#include "program/test_list.h"

MESAVIVA_TEST(DeckTest)
#include "tst_deck.moc"
