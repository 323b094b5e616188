// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/hand_tables.h"

#include "engine/games/poker/hand.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace mesaviva::poker {

namespace {

using Ranks = std::array<Rank, 5>;

constexpr Ranks kAceToTen = {Rank::ace, Rank::king, Rank::queen, Rank::jack, Rank::ten};
constexpr Ranks kFiveToAce = {Rank::five, Rank::four, Rank::three, Rank::two, Rank::ace};

/// The set of displacements that leads to an entry.
enum class Way : std::uint8_t { mixed_suits, mixed_suits_strict, one_suit };

/// Five ranks, with their look-up keys and their value.
struct Entry {
    Way way = Way::mixed_suits;
    std::size_t bucket = 0;
    std::size_t column = 0;
    Combination combination = Combination::high_cards;
    /// The combination, then the ranks in comparison order, as digits: greater is better.
    std::uint32_t strength = 0;
    std::uint16_t value = 0;
};

std::ptrdiff_t timesIn(const Ranks& ranks, Rank rank) { return std::count(ranks.begin(), ranks.end(), rank); }

/// Sorts ranks in the order in which P9, P13 and I-P13 compare them: most frequent first (the three of a full
/// house, the pair before other cards), then from high to low. The ace is last in 5-4-3-2-A (P8).
Ranks inOrderOfComparison(Ranks ranks) {
    const Ranks given = ranks;
    std::sort(ranks.begin(), ranks.end(), [&given](Rank a, Rank b) {
        return std::pair(timesIn(given, a), a) > std::pair(timesIn(given, b), b);
    });
    const bool fiveHigh = ranks == Ranks{Rank::ace, Rank::five, Rank::four, Rank::three, Rank::two};
    return fiveHigh ? kFiveToAce : ranks;
}

/// P7, for ranks in comparison order.
Combination combinationOf(const Ranks& ranks, Way way) {
    const auto first = static_cast<std::size_t>(timesIn(ranks, ranks[0]));
    const bool pairFollows = timesIn(ranks, ranks[first]) == 2;
    switch (first) {
    case 4: return Combination::four_of_a_kind;
    case 3: return pairFollows ? Combination::full_house : Combination::three_of_a_kind;
    case 2: return pairFollows ? Combination::two_pairs : Combination::pair;
    default: break;
    }
    const bool inSequence = ranks == kFiveToAce ||
                            static_cast<unsigned>(ranks.front()) - static_cast<unsigned>(ranks.back()) == 4;
    if (way == Way::one_suit) {
        return ranks == kAceToTen ? Combination::royal_flush
               : inSequence       ? Combination::straight_flush
                                  : Combination::flush;
    }
    if (inSequence && !(way == Way::mixed_suits_strict && ranks == kAceToTen)) {
        return Combination::straight;
    }
    const bool aceKing = ranks[0] == Rank::ace && ranks[1] == Rank::king;
    return aceKing ? Combination::ace_king : Combination::high_cards;
}

Entry makeEntry(const Ranks& ranks, Way way) {
    const Combination combination = combinationOf(ranks, way);
    HandSum sum;
    auto strength = static_cast<std::uint32_t>(combination);
    for (const Rank rank : ranks) {
        sum += Card(rank, Suit::clubs);
        strength = strength * 16 + static_cast<std::uint32_t>(rank);
    }
    return {way, sum.bucket(), sum.column(), combination, strength};
}

/// All combinations of five ranks in a deck of four suits, in comparison order.
std::vector<Ranks> allRanks() {
    std::vector<Ranks> all;
    constexpr unsigned kRankCount = 13;
    constexpr auto rank = [](unsigned number) { return static_cast<Rank>(number); };
    for (unsigned a = 0; a < kRankCount; ++a) {
        for (unsigned b = 0; b <= a; ++b) {
            for (unsigned c = 0; c <= b; ++c) {
                for (unsigned d = 0; d <= c; ++d) {
                    for (unsigned e = 0; e <= d && e < a; ++e) {
                        all.push_back(inOrderOfComparison({rank(a), rank(b), rank(c), rank(d), rank(e)}));
                    }
                }
            }
        }
    }
    return all;
}

/// All entries. The strict reading of I-P8 changes only one bucket, so only that bucket is listed for it.
std::vector<Entry> allEntries() {
    std::vector<Entry> entries;
    const auto strictBucket = makeEntry(kAceToTen, Way::mixed_suits_strict).bucket;
    for (const Ranks& ranks : allRanks()) {
        entries.push_back(makeEntry(ranks, Way::mixed_suits));
        if (entries.back().bucket == strictBucket) {
            entries.push_back(makeEntry(ranks, Way::mixed_suits_strict));
        }
        if (timesIn(ranks, ranks.front()) == 1) {
            entries.push_back(makeEntry(ranks, Way::one_suit));
        }
    }
    return entries;
}

/// Numbers the entries upwards within each combination: even values for high cards, so that P9 can add 1, and
/// odd ones for all others.
void setValues(std::vector<Entry>& entries) {
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.strength < b.strength; });
    Entry below;
    for (Entry& entry : entries) {
        if (below.value == 0 || below.combination != entry.combination) {
            entry.value = HandRank::lowestOf(entry.combination).value();
        } else {
            entry.value =
                static_cast<std::uint16_t>(below.value + (below.strength == entry.strength ? 0 : 2));
        }
        below = entry;
    }
}

/// Writes the values of one bucket into free cells, and returns its displacement.
std::uint16_t place(std::span<const Entry> bucket, std::array<std::uint16_t, HandSum::kColumns>& cells) {
    // Try displacements in a scattered order, to fill the cells evenly.
    constexpr std::size_t kStep = 3163;
    std::size_t displacement = 0;
    for (std::size_t tried = 0; tried < cells.size(); ++tried) {
        displacement = (displacement + kStep) % cells.size();
        const auto cellOf = [&](const Entry& entry) -> std::uint16_t& {
            return cells[displacement ^ entry.column];
        };
        if (std::all_of(bucket.begin(), bucket.end(),
                        [&](const Entry& entry) { return cellOf(entry) == 0; })) {
            for (const Entry& entry : bucket) {
                cellOf(entry) = entry.value;
            }
            return static_cast<std::uint16_t>(displacement);
        }
    }
    throw std::logic_error("hand tables: a bucket finds no free cells");
}

HandTables::Displacements& displacementsOf(Way way, HandTables& tables) {
    switch (way) {
    case Way::mixed_suits: return tables.mixedSuits;
    case Way::mixed_suits_strict: return tables.mixedSuitsStrict;
    case Way::one_suit: break;
    }
    return tables.oneSuit;
}

HandTables makeTables() {
    std::vector<Entry> entries = allEntries();
    setValues(entries);

    const auto home = [](const Entry& entry) {
        return static_cast<std::size_t>(entry.way) * HandSum::kBuckets + entry.bucket;
    };
    std::sort(entries.begin(), entries.end(),
              [&](const Entry& a, const Entry& b) { return home(a) < home(b); });
    std::vector<std::span<const Entry>> buckets;
    for (auto first = entries.begin(); first != entries.end();) {
        const auto last =
            std::find_if(first, entries.end(), [&](const Entry& e) { return home(e) != home(*first); });
        buckets.emplace_back(first, last);
        first = last;
    }
    // Place large buckets first, while there is room; single entries fill the gaps.
    std::sort(buckets.begin(), buckets.end(),
              [](const auto& a, const auto& b) { return a.size() > b.size(); });

    HandTables tables{};
    for (const auto& bucket : buckets) {
        const Entry& entry = bucket.front();
        displacementsOf(entry.way, tables)[entry.bucket] = place(bucket, tables.cells);
    }
    const auto filled = tables.cells.size() -
                        static_cast<std::size_t>(std::count(tables.cells.begin(), tables.cells.end(), 0));
    if (filled != entries.size()) {
        throw std::logic_error("hand tables: two combinations of ranks have the same sums");
    }

    const auto changed = makeEntry(kAceToTen, Way::mixed_suits_strict).bucket;
    const auto strict = tables.mixedSuitsStrict[changed];
    tables.mixedSuitsStrict = tables.mixedSuits;
    tables.mixedSuitsStrict[changed] = strict;
    return tables;
}

} // namespace

const HandTables kHandTables = makeTables();

} // namespace mesaviva::poker
