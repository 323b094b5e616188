// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/hand.h"
#include "table_kit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

using namespace mesaviva::poker;
using mesaviva::kit::handOf;

namespace {

constexpr RankingRules kUsual{.aceHighStraight = true};
constexpr RankingRules kStrict{.aceHighStraight = false};

/// Calls `visit` with each of the 2,598,960 hands.
template <typename Visit>
void forEachHand(const Visit& visit) {
    for (unsigned a = 0; a < kDeckSize; ++a) {
        for (unsigned b = a + 1; b < kDeckSize; ++b) {
            for (unsigned c = b + 1; c < kDeckSize; ++c) {
                for (unsigned d = c + 1; d < kDeckSize; ++d) {
                    for (unsigned e = d + 1; e < kDeckSize; ++e) {
                        visit(HandCards{Card::fromIndex(a), Card::fromIndex(b), Card::fromIndex(c),
                                        Card::fromIndex(d), Card::fromIndex(e)});
                    }
                }
            }
        }
    }
}

/// Implements the rules independently, by counting: the better hand has the greater number. The leading digit
/// is the combination as in P7, from high cards (0) to the royal flush (10).
std::uint32_t plainWorth(const HandCards& cards, RankingRules rules) {
    std::array<int, 14> count{}; // from the ace as one to the ace above the king
    std::array<int, 4> suits{};
    for (const Card card : cards) {
        ++count[static_cast<std::size_t>(card.rank()) + 1];
        ++suits[static_cast<std::size_t>(card.suit())];
    }
    count[0] = count[13];

    std::array<int, 5> groups{}; // how many ranks occur once, twice, three times, four times
    for (std::size_t rank = 1; rank <= 13; ++rank) {
        ++groups[static_cast<std::size_t>(count[rank])];
    }
    std::size_t top = 0; // of five consecutive ranks
    for (std::size_t high = 4; high <= 13; ++high) {
        const bool allThere =
            count[high] && count[high - 1] && count[high - 2] && count[high - 3] && count[high - 4];
        if (allThere) {
            top = high;
        }
    }
    const int mostOfASuit = *std::max_element(suits.begin(), suits.end());
    const bool flush = mostOfASuit == 5;
    if (top == 13 && !flush && !rules.aceHighStraight) {
        top = 0;
    }

    std::uint32_t combination = 0;
    if (flush && top == 13) {
        combination = 10;
    } else if (flush && top != 0) {
        combination = 9;
    } else if (groups[4] == 1) {
        combination = 8;
    } else if (groups[3] == 1 && groups[2] == 1) {
        combination = 7;
    } else if (flush) {
        combination = 6;
    } else if (top != 0) {
        combination = 5;
    } else if (groups[3] == 1) {
        combination = 4;
    } else if (groups[2] == 2) {
        combination = 3;
    } else if (groups[2] == 1) {
        combination = 2;
    } else if (count[13] && count[12]) {
        combination = 1;
    }

    std::uint32_t worth = combination;
    if (top != 0) {
        worth = worth * 14 + static_cast<std::uint32_t>(top);
        return worth * 14 * 14 * 14 * 14 * 2;
    }
    std::uint32_t digits = 0;
    for (const int times : {4, 3, 2, 1}) {
        for (std::size_t rank = 13; rank >= 1; --rank) {
            if (count[rank] == times) {
                worth = worth * 14 + static_cast<std::uint32_t>(rank);
                ++digits;
            }
        }
    }
    for (; digits < 5; ++digits) {
        worth *= 14;
    }
    return worth * 2 + (combination <= 1 && mostOfASuit >= 3 ? 1 : 0);
}

std::uint32_t plainCombination(std::uint32_t worth) { return worth / (2 * 14 * 14 * 14 * 14 * 14); }

} // namespace

Q_DECLARE_METATYPE(RankingRules)

/// The rank of five cards: P7 to P9, P13, P25 and the readings I-P8, I-P9 and I-P13.
class HandTest : public QObject {
    Q_OBJECT

private slots:
    void handIsNamed_data();
    void handIsNamed();
    void handsCompare_data();
    void handsCompare();
    void dealerQualifies_data();
    void dealerQualifies();
    void combinationsCountAsPublished_data();
    void combinationsCountAsPublished();
    void allHandsRankAsThePlainRulesSay_data();
    void allHandsRankAsThePlainRulesSay();
    void orderOfCardsDoesNotMatter_data();
    void orderOfCardsDoesNotMatter();
};

void HandTest::handIsNamed_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<RankingRules>("rules");
    QTest::addColumn<Combination>("expected");

    const auto row = [](const char* tag, const char* cards, Combination expected,
                        RankingRules rules = kUsual) {
        QTest::newRow(tag) << QString::fromLatin1(cards) << rules << expected;
    };
    row("P7a royal flush", "As Ks Qs Js Ts", Combination::royal_flush);
    row("P7a royal flush in any order", "Td Ad Jd Qd Kd", Combination::royal_flush);
    row("P7b straight flush", "9h 8h 7h 6h 5h", Combination::straight_flush);
    row("P7b highest straight flush", "Kc Qc Jc Tc 9c", Combination::straight_flush);
    row("P7c four of a kind", "7s 7h 7d 7c 2s", Combination::four_of_a_kind);
    row("P7c four aces", "As Ah Ad Ac Ks", Combination::four_of_a_kind);
    row("P7d full house", "Qs Qh Qd 3c 3s", Combination::full_house);
    row("P7e flush", "Kd Jd 8d 4d 2d", Combination::flush);
    row("P7e flush with ace and king", "Ad Kd 8d 4d 2d", Combination::flush);
    row("P7f straight", "9s 8h 7d 6c 5s", Combination::straight);
    row("P7f four of a suit in a straight", "9s 8s 7s 6s 5d", Combination::straight);
    row("P7g three of a kind", "5s 5h 5d Kc 2s", Combination::three_of_a_kind);
    row("P7h two pairs", "Js Jh 4d 4c As", Combination::two_pairs);
    row("P7i one pair", "Ts Th 8d 6c 2s", Combination::pair);
    row("P7i pair beside ace and king", "2s 2h Ad Kc 9s", Combination::pair);
    row("P7j high cards", "Qs Jh 9d 6c 2s", Combination::high_cards);
    row("P7j ace without king", "As Qh Jd 9c 8s", Combination::high_cards);
    row("P7j king without ace", "Ks Qh Jd 9c 8s", Combination::high_cards);
    row("P7j four of a suit are no flush", "Qs Js 9s 6s 2d", Combination::high_cards);
    row("P7j four in a row are no straight", "Qs Jh Td 9c 7s", Combination::high_cards);
    row("P7k ace and king", "As Kh 7d 4c 2s", Combination::ace_king);
    row("P7k ace, king, queen and jack", "As Kh Qd Jc 9s", Combination::ace_king);
    row("P8 the ace is low in a straight", "5s 4h 3d 2c As", Combination::straight);
    row("P8 the ace is low in a straight flush", "Ac 2c 3c 4c 5c", Combination::straight_flush);
    row("P8 no straight runs around the ace", "3s 2h Ad Kc Qs", Combination::ace_king);
    row("P8 no straight flush runs around the ace", "4s 3s 2s As Ks", Combination::flush);
    row("P8 the ace is not low without a straight", "As 2h 3d 4c 6s", Combination::high_cards);
    row("I-P8 the ace is high in a straight", "As Kh Qd Jc Ts", Combination::straight);
    row("I-P8 strictly it is not", "As Kh Qd Jc Ts", Combination::ace_king, kStrict);
    row("I-P8 strictly the royal flush stays", "As Ks Qs Js Ts", Combination::royal_flush, kStrict);
    row("I-P8 strictly 5-4-3-2-A stays", "5s 4h 3d 2c As", Combination::straight, kStrict);
    row("I-P8 strictly K-Q-J-10-9 stays", "Ks Qh Jd Tc 9s", Combination::straight, kStrict);
    row("I-P8 strictly a pair stays", "2s 2h Ad Kc 9s", Combination::pair, kStrict);
}

void HandTest::handIsNamed() {
    QFETCH(const QString, cards);
    QFETCH(const RankingRules, rules);
    QFETCH(const Combination, expected);

    QCOMPARE(rankHand(handOf(cards), rules).combination(), expected);
}

void HandTest::handsCompare_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<RankingRules>("rules");
    QTest::addColumn<bool>("tie");

    const auto beats = [](const char* tag, const char* better, const char* worse,
                          RankingRules rules = kUsual) {
        QTest::newRow(tag) << QString::fromLatin1(better) << QString::fromLatin1(worse) << rules << false;
    };
    const auto ties = [](const char* tag, const char* one, const char* other, RankingRules rules = kUsual) {
        QTest::newRow(tag) << QString::fromLatin1(one) << QString::fromLatin1(other) << rules << true;
    };

    // The lowest of each combination against the highest of the next.
    beats("P7a royal flush before straight flush", "As Ks Qs Js Ts", "Kh Qh Jh Th 9h");
    beats("P7b straight flush before four of a kind", "5s 4s 3s 2s As", "Ah Ad Ac As Kh");
    beats("P7c four of a kind before full house", "2s 2h 2d 2c 3s", "As Ah Ad Kc Ks");
    beats("P7d full house before flush", "2s 2h 2d 3c 3s", "Ah Kh Qh Jh 9h");
    beats("P7e flush before straight", "7s 5s 4s 3s 2s", "Ah Kd Qc Js Th");
    beats("P7f straight before three of a kind", "5s 4h 3d 2c As", "Ah Ad Ac Ks Qh");
    beats("P7g three of a kind before two pairs", "2s 2h 2d 4c 3s", "As Ah Kd Kc Qs");
    beats("P7h two pairs before a pair", "3s 3h 2d 2c 4s", "As Ah Kd Qc Js");
    beats("P7i a pair before ace and king", "2s 2h 5d 4c 3s", "Ah Kh Qh Jh 9s");
    beats("P7j higher cards win", "9s 5h 4d 3c 2s", "8s 7h 6d 5c 3s");
    beats("P7k ace and king before other high cards", "As Kh 4d 3c 2s", "Ah Qh Jh Th 9s");

    beats("P8 5-4-3-2-A is the lowest straight", "6s 5h 4d 3c 2s", "5h 4d 3c 2s Ah");
    beats("P8 5-4-3-2-A is the lowest straight flush", "6s 5s 4s 3s 2s", "5h 4h 3h 2h Ah");
    ties("P8 5-4-3-2-A twice", "5s 4h 3d 2c As", "5h 4d 3c 2s Ah");

    beats("I-P8 the ace-high straight is the highest", "As Kh Qd Jc Ts", "Ks Qh Jd Tc 9s");
    beats("I-P8 strictly it is below a pair", "2s 2h 5d 4c 3s", "As Kh Qd Jc Ts", kStrict);
    beats("I-P8 strictly it is below 5-4-3-2-A", "5s 4h 3d 2c As", "Ah Kd Qc Js Th", kStrict);
    beats("I-P8 strictly the highest of high cards", "As Kh Qd Jc Ts", "Ah Kd Qc Js 9h", kStrict);
    beats("I-P8 strictly three of a suit count", "As Ks Qs Jc Td", "Ah Kh Qd Jd Tc", kStrict);
    ties("I-P8 strictly without three of a suit", "As Ks Qh Jc Td", "Ah Kh Qd Jd Tc", kStrict);
    ties("I-P8 as a straight suits do not count", "As Ks Qs Jc Td", "Ah Kh Qd Jd Tc");

    beats("P9 first card", "Qs 8h 6d 4c 2s", "Jh Td 9c 7s 5h");
    beats("P9 second card", "Qs Th 6d 4c 2s", "Qh 9d 8c 7s 5h");
    beats("P9 third card", "Qs Th 8d 4c 2s", "Qh Td 7c 6s 5h");
    beats("P9 fourth card", "Qs Th 8d 6c 2s", "Qh Td 8c 5s 4h");
    beats("P9 fifth card", "Qs Th 8d 6c 3s", "Qh Td 8c 6s 2h");
    beats("P9 fifth card of ace and king", "As Kh 8d 6c 3s", "Ah Kd 8c 6s 2h");
    beats("P9 higher cards before three of a suit", "Qs Th 8d 6c 3s", "Qh Th 8h 6s 2h");
    beats("P9 three of a suit win", "Qs Ts 8s 6c 3d", "Qh Td 8c 6h 3c");
    beats("P9 three of a suit win with ace and king", "As Kh 8h 6h 3d", "Ah Kd 8c 6s 3s");
    for (const auto& [tag, better] :
         {std::pair("P9 three clubs", "Qc Tc 8c 6d 3h"), std::pair("P9 three diamonds", "Qc Td 8d 6d 3h"),
          std::pair("P9 three hearts", "Qh Tc 8h 6d 3h"), std::pair("P9 three spades", "Qs Tc 8s 6d 3s")}) {
        beats(tag, better, "Qd Td 8h 6s 3c");
    }
    beats("I-P9 four of a suit are three", "Qs Ts 8s 6s 3d", "Qh Td 8c 6h 3c");
    ties("I-P9 both have three of a suit", "Qs Ts 8s 6c 3d", "Qh Th 8h 6d 3c");
    ties("I-P9 three against four of a suit", "Qs Ts 8s 6c 3d", "Qh Th 8h 6h 3c");
    ties("I-P9 neither has three of a suit", "Qs Ts 8h 6h 3d", "Qh Td 8d 6c 3c");
    ties("I-P9 suits do not count for pairs", "Qs Qh 8s 6s 3d", "Qd Qc 8h 6d 3c");
    ties("I-P9 suits do not count for straights", "9s 8s 7s 6s 5d", "9h 8d 7c 6h 5c");

    beats("P13a straight by its highest card", "Ts 9h 8d 7c 6s", "9s 8h 7d 6c 5s");
    beats("P13a straight flush by its highest card", "Ts 9s 8s 7s 6s", "9h 8h 7h 6h 5h");
    beats("P13b four of a kind by its rank", "9s 9h 9d 9c 2s", "8s 8h 8d 8c As");
    beats("P13c full house by its three cards", "9s 9h 9d 2c 2s", "8s 8h 8d Ac As");
    beats("P13d flush by its highest card", "Ks 7s 5s 4s 2s", "Qh Jh Th 9h 7h");
    beats("P13e three of a kind by its rank", "9s 9h 9d 3c 2s", "8s 8h 8d Ac Ks");
    beats("P13f higher pair decides", "Ks Kh 3d 3c 2s", "Qs Qh Jd Jc As");
    beats("P13f second pair decides", "Ks Kh 5d 5c 2s", "Kd Kc 4d 4c As");
    beats("P13f fifth card decides", "Ks Kh 5d 5c 3s", "Kd Kc 5s 5h 2s");
    beats("P13g pair by its rank", "9s 9h 4d 3c 2s", "8s 8h Ad Kc Qs");
    beats("P13g highest card beside the pair", "9s 9h Kd 3c 2s", "9d 9c Qd Jc Ts");

    beats("I-P13 second card of a flush", "Ks Js 5s 4s 2s", "Kh Th 9h 8h 7h");
    beats("I-P13 third card of a flush", "Ks Js 9s 4s 2s", "Kh Jh 8h 7h 6h");
    beats("I-P13 fourth card of a flush", "Ks Js 9s 7s 2s", "Kh Jh 9h 6h 5h");
    beats("I-P13 fifth card of a flush", "Ks Js 9s 7s 3s", "Kh Jh 9h 7h 2h");
    beats("I-P13 second card beside the pair", "9s 9h Kd 5c 2s", "9d 9c Kc 4d 3s");
    beats("I-P13 third card beside the pair", "9s 9h Kd 5c 4s", "9d 9c Kc 5d 3s");
    ties("I-P13 equal royal flushes", "As Ks Qs Js Ts", "Ah Kh Qh Jh Th");
    ties("I-P13 equal straight flushes", "9s 8s 7s 6s 5s", "9h 8h 7h 6h 5h");
    ties("I-P13 equal flushes", "Ks Js 9s 7s 3s", "Kh Jh 9h 7h 3h");
    ties("I-P13 equal straights", "9s 8h 7d 6c 5s", "9h 8d 7c 6s 5h");
    ties("I-P13 equal two pairs", "Ks Kh 5d 5c 3s", "Kd Kc 5s 5h 3d");
    ties("I-P13 equal pairs", "9s 9h Kd 5c 4s", "9d 9c Kc 5d 4h");
    ties("I-P13 equal high cards", "Ks Jh 9d 7c 3s", "Kh Jd 9c 7s 3h");
    ties("I-P13 equal ace and king", "As Kh 9d 7c 3s", "Ah Kd 9c 7s 3h");
}

void HandTest::handsCompare() {
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QFETCH(const RankingRules, rules);
    QFETCH(const bool, tie);

    const HandRank one = rankHand(handOf(first), rules);
    const HandRank other = rankHand(handOf(second), rules);
    QCOMPARE(one == other, tie);
    QCOMPARE(one > other, !tie);
    QVERIFY(!(other > one));
}

void HandTest::dealerQualifies_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<RankingRules>("rules");
    QTest::addColumn<bool>("expected");

    const auto row = [](const char* tag, const char* cards, bool expected, RankingRules rules = kUsual) {
        QTest::newRow(tag) << QString::fromLatin1(cards) << rules << expected;
    };
    row("P25 ace and king play", "As Kh 4d 3c 2s", true);
    row("P25 ace and queen do not", "As Qh Jd Tc 9s", false);
    row("P25 king and queen do not", "Ks Qh Jd Tc 8s", false);
    row("P25 three of a suit do not make it play", "As Qs Js Td 9s", false);
    row("P25 the lowest high cards do not", "7s 5h 4d 3c 2s", false);
    row("P25 the lowest pair plays", "2s 2h 5d 4c 3s", true);
    row("P25 two pairs play", "3s 3h 2d 2c 4s", true);
    row("P25 three of a kind plays", "2s 2h 2d 4c 3s", true);
    row("P25 5-4-3-2-A plays", "5s 4h 3d 2c As", true);
    row("P25 a flush plays", "7s 5s 4s 3s 2s", true);
    row("P25 a full house plays", "2s 2h 2d 3c 3s", true);
    row("P25 four of a kind plays", "2s 2h 2d 2c 3s", true);
    row("P25 a straight flush plays", "5s 4s 3s 2s As", true);
    row("P25 a royal flush plays", "As Ks Qs Js Ts", true);
    row("P25 A-K-Q-J-10 plays as ace and king", "As Kh Qd Jc Ts", true, kStrict);
}

void HandTest::dealerQualifies() {
    QFETCH(const QString, cards);
    QFETCH(const RankingRules, rules);
    QFETCH(const bool, expected);

    QCOMPARE(qualifies(rankHand(handOf(cards), rules).combination()), expected);
}

void HandTest::combinationsCountAsPublished_data() {
    QTest::addColumn<Combination>("combination");
    QTest::addColumn<int>("usual");
    QTest::addColumn<int>("strict");

    // P7k ranks the 1,302,540 hands without a combination; 167,280 of them hold ace and king. The strict
    // reading of I-P8 turns 1,020 straights into hands with ace and king.
    const auto row = [](const char* tag, Combination combination, int usual, int strict) {
        QTest::newRow(tag) << combination << usual << strict;
    };
    row("P7a royal flushes", Combination::royal_flush, 4, 4);
    row("P7b straight flushes", Combination::straight_flush, 36, 36);
    row("P7c fours of a kind", Combination::four_of_a_kind, 624, 624);
    row("P7d full houses", Combination::full_house, 3'744, 3'744);
    row("P7e flushes", Combination::flush, 5'108, 5'108);
    row("P7f straights", Combination::straight, 10'200, 9'180);
    row("P7g threes of a kind", Combination::three_of_a_kind, 54'912, 54'912);
    row("P7h two pairs", Combination::two_pairs, 123'552, 123'552);
    row("P7i pairs", Combination::pair, 1'098'240, 1'098'240);
    row("P7j high cards but ace and king", Combination::high_cards, 1'302'540 - 167'280, 1'302'540 - 167'280);
    row("P7k ace and king", Combination::ace_king, 167'280, 167'280 + 1'020);
}

void HandTest::combinationsCountAsPublished() {
    using Counts = std::array<int, 11>;
    static const auto countAll = [](RankingRules rules) {
        Counts counts{};
        forEachHand([&](const HandCards& cards) {
            ++counts[static_cast<std::size_t>(rankHand(cards, rules).combination())];
        });
        return counts;
    };
    static const Counts usualCounts = countAll(kUsual);
    static const Counts strictCounts = countAll(kStrict);

    QFETCH(const Combination, combination);
    QFETCH(const int, usual);
    QFETCH(const int, strict);
    QCOMPARE(usualCounts[static_cast<std::size_t>(combination)], usual);
    QCOMPARE(strictCounts[static_cast<std::size_t>(combination)], strict);
}

void HandTest::allHandsRankAsThePlainRulesSay_data() {
    QTest::addColumn<RankingRules>("rules");
    QTest::newRow("P13 with the usual reading of I-P8") << kUsual;
    QTest::newRow("I-P8 strictly") << kStrict;
}

void HandTest::allHandsRankAsThePlainRulesSay() {
    QFETCH(const RankingRules, rules);

    // Each value stands for one rank under the plain rules, and a greater value for a greater rank: then all
    // comparisons of two hands agree.
    std::vector<std::uint32_t> worthOf(HandRank::kEnd);
    std::vector<bool> seen(HandRank::kEnd);
    int wrong = 0;
    forEachHand([&](const HandCards& cards) {
        const HandRank rank = rankHand(cards, rules);
        const std::uint32_t worth = plainWorth(cards, rules);
        if (!seen[rank.value()]) {
            seen[rank.value()] = true;
            worthOf[rank.value()] = worth;
        }
        const bool named = static_cast<std::uint32_t>(rank.combination()) == plainCombination(worth);
        const bool bounded = rank > HandRank() && rank >= HandRank::lowestOf(rank.combination());
        wrong += worthOf[rank.value()] == worth && named && bounded ? 0 : 1;
    });
    QCOMPARE(wrong, 0);

    std::vector<std::uint32_t> worths;
    for (std::size_t value = 0; value < seen.size(); ++value) {
        if (seen[value]) {
            worths.push_back(worthOf[value]);
        }
    }
    const auto notRising = std::adjacent_find(worths.begin(), worths.end(), std::greater_equal<>());
    QVERIFY(notRising == worths.end());
    // 7,462 without P9; in addition, the 1,277 ranks of high cards (strictly 1,278) exist with and without
    // three of a suit.
    QCOMPARE(worths.size(), rules.aceHighStraight ? 8'739U : 8'740U);
    for (int combination = 0; combination <= static_cast<int>(Combination::royal_flush); ++combination) {
        QVERIFY(seen[HandRank::lowestOf(static_cast<Combination>(combination)).value()]);
    }
}

void HandTest::orderOfCardsDoesNotMatter_data() {
    QTest::addColumn<RankingRules>("rules");
    QTest::newRow("P7 with the usual reading of I-P8") << kUsual;
    QTest::newRow("I-P8 strictly") << kStrict;
}

void HandTest::orderOfCardsDoesNotMatter() {
    QFETCH(const RankingRules, rules);

    // One hand of each value in all 120 orders.
    std::vector<bool> seen(HandRank::kEnd);
    int wrong = 0;
    forEachHand([&](const HandCards& cards) {
        const HandRank rank = rankHand(cards, rules);
        if (seen[rank.value()]) {
            return;
        }
        seen[rank.value()] = true;
        std::array<std::size_t, 5> order{0, 1, 2, 3, 4};
        do {
            const HandCards ordered{cards[order[0]], cards[order[1]], cards[order[2]], cards[order[3]],
                                    cards[order[4]]};
            wrong += rankHand(ordered, rules) == rank ? 0 : 1;
        } while (std::next_permutation(order.begin(), order.end()));
    });
    QCOMPARE(wrong, 0);
}

#include "program/test_list.h"

MESAVIVA_TEST(HandTest)
#include "tst_hand.moc"
