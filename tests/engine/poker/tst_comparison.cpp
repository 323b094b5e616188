// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/comparison.h"
#include "table_kit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::poker;
using kit::handOf;

namespace {

DecidedBy decided(const HandCards& a, const HandCards& b, RankingRules rules = {}) {
    return decidedBy({a, rankHand(a, rules)}, {b, rankHand(b, rules)});
}

/// The ranks in the order of comparison: more frequent ranks first, then from high to low.
std::array<Rank, 5> inOrder(const HandCards& cards) {
    std::array<std::pair<std::ptrdiff_t, Rank>, 5> keys;
    for (std::size_t i = 0; i < 5; ++i) {
        const Rank rank = cards[i].rank();
        keys[i] = {std::ranges::count(cards, rank, &Card::rank), rank};
    }
    std::ranges::sort(keys, std::greater<>());
    std::array<Rank, 5> ranks;
    std::ranges::transform(keys, ranks.begin(), [](const auto& key) { return key.second; });
    return ranks;
}

/// Returns how many of these ranks P13 or P9 names; I-P13 compares the others.
std::ptrdiff_t namedRanks(Combination combination) {
    switch (combination) {
    case Combination::pair: return 3; // both cards of the pair, and the highest kicker
    case Combination::flush: return 1;
    default: return 5;
    }
}

} // namespace

/// Which comparison decides between two hands.
class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void firstDifferenceDecides_data();
    void firstDifferenceDecides();
    void anyTwoHandsAreDecidedByTheFirstDifference();
    void aceInARowIsReported_data();
    void aceInARowIsReported();
};

void ComparisonTest::firstDifferenceDecides_data() {
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<DecidedBy>("expected");
    const auto row = [](const char* tag, const char* player, const char* dealer, DecidedBy expected) {
        QTest::newRow(tag) << QString::fromLatin1(player) << QString::fromLatin1(dealer) << expected;
    };
    row("P10 a pair and high cards", "2c 2d 4h 5s 7c", "Ac Ks 9d 7d 3s", DecidedBy::combination);
    row("P7 a flush and a straight", "7h 5h 4h 3h 2h", "Kc Qd Jh Ts 9s", DecidedBy::combination);
    row("P9 queen high and ace and king are both high cards", "Qh Jc 8h 5s 2c", "Ac Ks 9d 7d 3s",
        DecidedBy::named_cards);
    row("P9 the fifth card", "Ah Kc 9h 7s 4c", "Ac Ks 9d 7d 3s", DecidedBy::named_cards);
    row("P9, I-P9 three of a suit", "As Ks 9s 7d 4h", "Ad Kh 9c 7s 4c", DecidedBy::suits);
    row("I-P9 three of a suit on both sides", "As Ks 9s 7d 4h", "Ad Kd 9d 7s 4c", DecidedBy::nothing);
    row("P13a straights", "9h 8c 7h 6s 5d", "Th 9c 8h 7s 6d", DecidedBy::named_cards);
    row("P13b four of a kind", "9h 9c 9d 9s 2d", "8h 8c 8d 8s Ad", DecidedBy::named_cards);
    row("P13c full houses", "9h 9c 9d 2s 2d", "8h 8c 8d As Ad", DecidedBy::named_cards);
    row("P13d flushes by the highest card", "Ah 9h 7h 4h 2h", "Ks Qs Js 9s 2s", DecidedBy::named_cards);
    row("P13d, I-P13 flushes by the second card", "Ah 9h 7h 4h 2h", "As Ts 7s 4s 2s",
        DecidedBy::further_cards);
    row("P13e three of a kind", "9h 9c 9d 3s 2d", "8h 8c 8d Ks Qd", DecidedBy::named_cards);
    row("P13f two pairs by the card that is left", "9h 9c 7d 7s 2d", "9d 9s 7h 7c 3d",
        DecidedBy::named_cards);
    row("P13g pairs", "9h 9c Ad Ks 2d", "8h 8c 4d 3s 2c", DecidedBy::named_cards);
    row("P13g pairs by the highest loose card", "9h 9c Ad 3s 2d", "9d 9s Kh Qs Jc", DecidedBy::named_cards);
    row("P13g, I-P13 pairs by the next card", "9h 9c Ad 4s 2d", "9d 9s Ah 3s 2c", DecidedBy::further_cards);
    row("I-P13 pairs equal to the end", "9h 9c Ad 4s 2d", "9d 9s Ah 4c 2c", DecidedBy::nothing);
    row("P7a, I-P13 two royal flushes", "Ah Kh Qh Jh Th", "As Ks Qs Js Ts", DecidedBy::nothing);
}

void ComparisonTest::firstDifferenceDecides() {
    QFETCH(const QString, player);
    QFETCH(const QString, dealer);
    QFETCH(const DecidedBy, expected);
    const HandCards a = handOf(player);
    const HandCards b = handOf(dealer);
    QCOMPARE(name(decided(a, b)), name(expected));
    QCOMPARE(name(decided(b, a)), name(expected));
}

void ComparisonTest::anyTwoHandsAreDecidedByTheFirstDifference() {
    std::mt19937 numbers(803); // NOLINT: the same hands every time
    std::array<std::uint8_t, kDeckSize> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i) {
        deck[i] = static_cast<std::uint8_t>(i);
    }
    int compared = 0;
    for (int round = 0; round < 300'000; ++round) {
        for (std::size_t i = 0; i < 10; ++i) {
            std::swap(deck[i], deck[i + numbers() % (deck.size() - i)]);
        }
        HandCards a;
        HandCards b;
        for (std::size_t i = 0; i < 5; ++i) {
            a[i] = Card::fromIndex(deck[i]);
            b[i] = Card::fromIndex(deck[i + 5]);
        }
        const Combination combination = rankHand(a).combination();
        if (combination != rankHand(b).combination()) {
            continue;
        }
        ++compared;
        const auto one = inOrder(a);
        const auto other = inOrder(b);
        const auto difference = std::ranges::mismatch(one, other).in1 - one.begin();
        const DecidedBy expected = difference < namedRanks(combination) ? DecidedBy::named_cards
                                   : difference < 5                     ? DecidedBy::further_cards
                                   : rankHand(a) == rankHand(b)         ? DecidedBy::nothing
                                                                        : DecidedBy::suits;
        QCOMPARE(name(decided(a, b)), name(expected));
    }
    QVERIFY(compared > 50'000);
}

void ComparisonTest::aceInARowIsReported_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<bool>("aceHighStraight");
    QTest::addColumn<AceInRow>("expected");
    const auto row = [](const char* tag, const char* hand, AceInRow expected, bool aceHighStraight = true) {
        QTest::newRow(tag) << QString::fromLatin1(hand) << aceHighStraight << expected;
    };
    row("P8 low in a straight", "5c 4d 3h 2s Ac", AceInRow::low);
    row("P8 low in a straight flush", "5c 4c 3c 2c Ac", AceInRow::low);
    row("P8 high in the royal flush", "Ac Kc Qc Jc Tc", AceInRow::high);
    row("I-P8 high in a straight", "Ad Kc Qc Jc Tc", AceInRow::high_mixed);
    row("I-P8 the other reading", "Ad Kc Qc Jc Tc", AceInRow::high_not_played, false);
    row("P8 the second lowest straight", "6c 5c 4d 3h 2s", AceInRow::none);
    row("P8 the second highest straight", "Kc Qc Jd Th 9s", AceInRow::none);
    row("P8 the highest straight flush", "Kc Qc Jc Tc 9c", AceInRow::none);
    row("P7k no row", "Ad Kc Qc Jc 9c", AceInRow::none, false);
    row("P7e a flush", "Ac Kc Qc Jc 9c", AceInRow::none);
}

void ComparisonTest::aceInARowIsReported() {
    QFETCH(const QString, hand);
    QFETCH(const bool, aceHighStraight);
    QFETCH(const AceInRow, expected);
    QCOMPARE(name(rankHand(handOf(hand), {aceHighStraight}).aceInRow()), name(expected));
}

#include "program/test_list.h"

MESAVIVA_TEST(ComparisonTest)
#include "tst_comparison.moc"
