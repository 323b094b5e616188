// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/odds/whole_game.h"
#include "long_tests.h"
#include "table_kit.h"

#include <QTest>

#include <algorithm>
#include <bitset>
#include <random>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::poker;
using namespace mesaviva::poker::odds;

namespace {

constexpr std::array kTieBreaks = {TieBreak::three_of_a_suit, TieBreak::exactly_three_of_a_suit,
                                   TieBreak::three_of_a_colour, TieBreak::none};

/// What the player sees: five cards, the dealer's up card, and possibly others.
struct Situation {
    HandCards hand{};
    Card upcard;
    std::vector<Card> seen;
};

Situation situationOf(const QString& hand, const QString& upcard, const QString& seen = {}) {
    Situation situation;
    std::ranges::copy(kit::cards(hand), situation.hand.begin());
    situation.upcard = kit::cards(upcard).front();
    situation.seen = kit::cards(seen);
    return situation;
}

std::vector<Card> cardsLeft(const Situation& situation) {
    std::bitset<kDeckSize> gone;
    gone.set(situation.upcard.index());
    for (const Card card : situation.hand) {
        gone.set(card.index());
    }
    for (const Card card : situation.seen) {
        gone.set(card.index());
    }
    std::vector<Card> left;
    for (unsigned index = 0; index < kDeckSize; ++index) {
        if (!gone.test(index)) {
            left.push_back(Card::fromIndex(index));
        }
    }
    return left;
}

/// Calls `visit` with each possible set of the dealer's other four cards.
template <typename Visit>
void forEachDeal(const Situation& situation, const Visit& visit) {
    const std::vector<Card> left = cardsLeft(situation);
    for (std::size_t a = 0; a < left.size(); ++a) {
        for (std::size_t b = a + 1; b < left.size(); ++b) {
            for (std::size_t c = b + 1; c < left.size(); ++c) {
                for (std::size_t d = c + 1; d < left.size(); ++d) {
                    visit(left[a], left[b], left[c], left[d]);
                }
            }
        }
    }
}

/// I-P9 card by card: whether a hand of high cards has "three of the same colour".
bool hasItsThree(const HandCards& cards, TieBreak tieBreak) {
    std::array<int, 4> ofSuit{};
    int red = 0;
    for (const Card card : cards) {
        ++ofSuit[static_cast<std::size_t>(card.suit())];
        red += card.suit() == Suit::diamonds || card.suit() == Suit::hearts ? 1 : 0;
    }
    const int most = std::ranges::max(ofSuit);
    switch (tieBreak) {
    case TieBreak::three_of_a_suit: return most >= 3;
    case TieBreak::exactly_three_of_a_suit: return most == 3;
    case TieBreak::three_of_a_colour: return red >= 3 || 5 - red >= 3;
    default: return false;
    }
}

DealCounts countPlainly(const Situation& situation, OddsRules rules) {
    const HandRank player = rankHand(situation.hand, rules.ranking);
    const auto withoutSuits = [](HandRank rank) {
        return rank.combination() <= Combination::ace_king ? rank.value() & ~1U : rank.value();
    };
    const unsigned bound = withoutSuits(player);
    DealCounts counts;
    forEachDeal(situation, [&](Card a, Card b, Card c, Card d) {
        const HandRank rank = rankHand(HandSum() + situation.upcard + a + b + c + d, rules.ranking);
        if (!qualifies(rank.combination())) {
            ++counts.notQualified;
            return;
        }
        const unsigned dealer = withoutSuits(rank);
        if (dealer != bound || rank.combination() > Combination::ace_king) {
            ++(dealer < bound ? counts.win : dealer > bound ? counts.lose : counts.tie);
            return;
        }
        const bool mine = hasItsThree(situation.hand, rules.tieBreak);
        const bool dealers = hasItsThree({situation.upcard, a, b, c, d}, rules.tieBreak);
        ++(mine == dealers ? counts.tie : mine ? counts.win : counts.lose);
    });
    return counts;
}

QString text(const DealCounts& counts) {
    return QStringLiteral("%1 not qualified, %2 won, %3 lost, %4 tied")
        .arg(counts.notQualified)
        .arg(counts.win)
        .arg(counts.lose)
        .arg(counts.tie);
}

DealCounts count(const Situation& situation, OddsRules rules = {}) {
    return countDeals(situation.hand, situation.upcard, situation.seen, rules);
}

Situation randomSituation(std::mt19937& random, unsigned seen) {
    std::array<Card, kDeckSize> deck;
    for (unsigned index = 0; index < kDeckSize; ++index) {
        deck[index] = Card::fromIndex(index);
    }
    for (unsigned i = 0; i < 6 + seen; ++i) {
        std::swap(deck[i], deck[i + random() % (kDeckSize - i)]);
    }
    Situation situation;
    std::copy_n(deck.begin(), 5, situation.hand.begin());
    situation.upcard = deck[5];
    situation.seen.assign(deck.begin() + 6, deck.begin() + 6 + seen);
    return situation;
}

/// Returns a hand of ace and king and an up card of one of its ranks, so that suits can decide.
Situation randomAceKing(std::mt19937& random, unsigned seen) {
    while (true) {
        const Situation situation = randomSituation(random, seen);
        const bool aceKing = rankHand(situation.hand, {.aceHighStraight = random() % 2 == 0}).combination() ==
                             Combination::ace_king;
        if (aceKing && std::ranges::count(situation.hand, situation.upcard.rank(), &Card::rank) == 1) {
            return situation;
        }
    }
}

} // namespace

/// P20: the exact odds of a decision.
class OddsTest : public QObject {
    Q_OBJECT

private slots:
    void countsAsAPlainEnumeration_data();
    void countsAsAPlainEnumeration();
    void randomHandsCountAsAPlainEnumeration_data();
    void randomHandsCountAsAPlainEnumeration();
    void countsWhatTheTableSettles_data();
    void countsWhatTheTableSettles();
    void royalFlushNeverLoses();
    void valuesAreWhatTheRulesPay();
    void paysAreThoseOfTheRules();
};

void OddsTest::countsAsAPlainEnumeration_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("upcard");
    QTest::addColumn<QString>("seen");
    const auto row = [](const char* tag, const char* hand, const char* upcard, const char* seen = "") {
        QTest::newRow(tag) << QString::fromLatin1(hand) << QString::fromLatin1(upcard)
                           << QString::fromLatin1(seen);
    };
    row("P7b straight flush", "5h 6h 7h 8h 9h", "9s");
    row("P8 the lowest straight flush", "Ad 2d 3d 4d 5d", "5s", "6s");
    row("P7c four of a kind", "9c 9d 9h 9s 2c", "Ac");
    row("P7d full house", "9c 9d 9h 2s 2c", "2d");
    row("P7e flush, the up card's suit", "2s 4s 9s Js Ks", "As");
    row("P7e flush, another suit", "2s 4s 9s Js Ks", "Kc");
    row("P7f straight", "5h 6c 7h 8h 9h", "9s");
    row("P8 the lowest straight", "Ah 2c 3h 4h 5h", "4c", "Kd");
    row("I-P8 ace-high straight", "Ah Kc Qh Jh Th", "Tc");
    row("P7g three of a kind", "8h 8c 8s Ad 2d", "8d");
    row("P7h two pairs", "8h 8c As Ad 2d", "2s", "2h 2c");
    row("P7i pair", "As Kd 9c 9h 2s", "Th", "3h");
    row("P7j high cards", "2s 4d 9c Th Js", "Jh");
    row("P9 ace and king, three of a suit", "As Ks 9s 7h 2c", "9d");
    row("I-P9 ace and king, four of a suit", "As Ks 9s 7s 2c", "9d");
    row("P9 ace and king, no three of a suit", "As Ks 9d 7h 2c", "Ad", "Kd 9h");
    row("P9 the up card's rank is no rank of the hand", "As Ks 9s 7h 2c", "Td");
    row("five cards left", "As Ks 9s 7h 2c", "9d",
        "2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7s 8c 8d 8h 8s 9c 9h Tc Td Th Ts Jc "
        "Jd Jh Js Qc Qd Qh Qs Ac");
}

void OddsTest::countsAsAPlainEnumeration() {
    QFETCH(const QString, hand);
    QFETCH(const QString, upcard);
    QFETCH(const QString, seen);
    const Situation situation = situationOf(hand, upcard, seen);
    for (const bool aceHighStraight : {true, false}) {
        for (const TieBreak tieBreak : kTieBreaks) {
            const OddsRules rules{{aceHighStraight}, tieBreak};
            QCOMPARE(text(count(situation, rules)), text(countPlainly(situation, rules)));
        }
    }
}

void OddsTest::randomHandsCountAsAPlainEnumeration_data() {
    QTest::addColumn<int>("hands");
    QTest::addColumn<unsigned>("seen");
    QTest::addColumn<bool>("aceKing");
    QTest::newRow("nothing else seen") << (kit::isLong() ? 2'000 : 300) << 0U << false;
    QTest::newRow("the burnt card seen") << (kit::isLong() ? 5'000 : 1'000) << 1U << false;
    QTest::newRow("a table of seven whose cards lie open") << 3'000 << 31U << false;
    QTest::newRow("seven cards left") << 3'000 << 39U << false;
    QTest::newRow("ace and king, the burnt card seen") << (kit::isLong() ? 2'000 : 400) << 1U << true;
    QTest::newRow("ace and king, half of the deck seen") << 1'500 << 26U << true;
}

void OddsTest::randomHandsCountAsAPlainEnumeration() {
    QFETCH(const int, hands);
    QFETCH(const unsigned, seen);
    QFETCH(const bool, aceKing);
    std::mt19937 random(seen); // NOLINT: the same hands in every run
    for (int i = 0; i < kit::manyCases(hands); ++i) {
        const Situation situation = aceKing ? randomAceKing(random, seen) : randomSituation(random, seen);
        const OddsRules rules{{random() % 4 != 0}, kTieBreaks[random() % kTieBreaks.size()]};
        QCOMPARE(text(count(situation, rules)), text(countPlainly(situation, rules)));
    }
}

void OddsTest::countsWhatTheTableSettles_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("upcard");
    QTest::addColumn<QString>("others"); // the cards from which the dealer's four are drawn
    QTest::newRow("P9 three of a suit wins")
        << QStringLiteral("As Ks 9s 7h 2c") << QStringLiteral("9d") << QStringLiteral("Ac Ad Kc Kd 7d 2d 2h");
    QTest::newRow("P9 three of a suit loses")
        << QStringLiteral("As Ks 9d 7h 2c") << QStringLiteral("9h") << QStringLiteral("Ah Ac Kh Kc 7c 2d 2h");
    QTest::newRow("P13g pairs") << QStringLiteral("9s 9d Kd 7h 2c") << QStringLiteral("9h")
                                << QStringLiteral("9c Kh 7c 2d Ah Qd 3d");
    QTest::newRow("P13d flushes") << QStringLiteral("2s 7s 9s Js Ks") << QStringLiteral("Kh")
                                  << QStringLiteral("2h 7h 9h Jh Qh 5h Th");
}

void OddsTest::countsWhatTheTableSettles() {
    QFETCH(const QString, hand);
    QFETCH(const QString, upcard);
    QFETCH(const QString, others);
    Situation situation = situationOf(hand, upcard);
    const std::vector<Card> possible = kit::cards(others);
    for (const Card card : cardsLeft(situation)) {
        if (std::ranges::find(possible, card) == possible.end()) {
            situation.seen.push_back(card);
        }
    }
    DealCounts played;
    forEachDeal(situation, [&](Card a, Card b, Card c, Card d) {
        QStringList dealer;
        for (const Card card : {a, b, c, d, situation.upcard}) {
            dealer << QString::fromStdString(card.text());
        }
        const QString burnt = QString::fromStdString(situation.seen.front().text());
        kit::Table table(kit::individualTable(), kit::deckFor({hand}, dealer.join(QLatin1Char(' ')), burnt));
        table.sit(1);
        QVERIFY(table.runTo<BettingOpened>());
        QVERIFY(!table.ante(1, 1'000));
        QVERIFY(!table.deal(1));
        QVERIFY(table.runTo<DecisionOpened>());
        QVERIFY(!table.bet(1));
        QVERIFY(table.runToClose());
        switch (table.settled(1)->verdict) {
        case Verdict::dealer_not_qualified: ++played.notQualified; break;
        case Verdict::won: ++played.win; break;
        case Verdict::lost: ++played.lose; break;
        case Verdict::tie: ++played.tie; break;
        default: QFAIL("the round was not settled");
        }
    });
    QCOMPARE(played.deals(), std::int64_t{35}); // four of seven cards
    QCOMPARE(text(count(situation)), text(played));
}

void OddsTest::royalFlushNeverLoses() {
    const DealCounts counts = count(situationOf(QStringLiteral("Ts Js Qs Ks As"), QStringLiteral("2c")));
    QCOMPARE(counts.deals(), std::int64_t{163'185}); // 46 cards, four of them
    QCOMPARE(counts.lose, std::int64_t{0});
    QCOMPARE(counts.tie, std::int64_t{0});
}

void OddsTest::valuesAreWhatTheRulesPay() {
    // One deal of each kind: the ante; ante and 20 times the bet of two antes; three antes lost; nothing.
    QCOMPARE(netOfContinuing({1, 0, 0, 0}, 20), std::int64_t{1});
    QCOMPARE(netOfContinuing({0, 1, 0, 0}, 20), std::int64_t{41});
    QCOMPARE(netOfContinuing({0, 0, 1, 0}, 20), std::int64_t{-3});
    QCOMPARE(netOfContinuing({0, 0, 0, 1}, 20), std::int64_t{0});
    QVERIFY(valueOfContinuing({2, 1, 3, 4}, 1) == (Fraction{-2, 5}));
    QVERIFY(isContinuingBetter({2, 1, 3, 4}, 1));
    QVERIFY(!isContinuingBetter({1, 0, 1, 0}, 1)); // equal to folding
}

void OddsTest::paysAreThoseOfTheRules() {
    const Pays expected = {100, 50, 20, 7, 5, 4, 3, 2, 1, 1}; // P12a-j
    QVERIFY(kRegulationPays == expected);
    for (int i = 0; i <= static_cast<int>(Combination::royal_flush); ++i) {
        const auto combination = static_cast<Combination>(i);
        QCOMPARE(multipleOf(kRegulationPays, combination), betMultiple(combination));
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(OddsTest)
#include "tst_odds.moc"
