// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was returned to players, compared with what was to be expected.
//
// For each part of a round, mean and deviation are known exactly at one moment, whatever people decided
// before; the actual result is compared with them. Means and variances add up over rounds. The interval is
// Bernstein's: for a sum with variance V of which no part deviates by more than b, and L = ln 200, it reaches
// bL/3 + sqrt((bL/3)^2 + 2VL) to either side. A fair result lies inside at least 99 times in 100, after one
// round as after a million; a normal interval would not hold for few stakes. (If stakes depend on earlier
// results, so does V, and "99 in 100" is no longer exact.)
//
// - Roulette: when the stakes are on the table. The table's own settlement gives the result for each equally
//   likely pocket.
// - Poker: when everybody has decided and the dealer's four cards are still face down. All sets of four of
//   the undealt cards are equally likely, and countDeals() gives what a bet returns. A folded ante returns
//   nothing for certain. So a player's decisions change what is expected, but never leave the interval;
//   knowing the hidden cards would. The seats of a round depend on the same four cards: the round's deviation
//   is taken as the sum of its seats' deviations, which is exact for one seat and never too small.
// - Bingo: returns are set by percentages (B31), so chance is tested by who wins. Before each ball, with k
//   balls left and n_b cards of the players that the number b would complete, n_b of them win with
//   probability 1/k each: mean and deviation of the players' winning cards are exact, ball by ball, whatever
//   the crowd holds. Since all cards are equally likely, each winning card is a player's with probability
//   c/C, if players hold c of C cards: the players' share of W winning cards is hypergeometric. Sums of money
//   have no such distribution, since they depend on how many others complete a prize at the same ball.
#pragma once

#include "engine/base/money.h"
#include "engine/record/finding.h"
#include "engine/record/record_reader.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// How results are grouped.
enum class ReturnedBy : std::uint8_t {
    all,        ///< the whole game
    rules,      ///< the game's kinds of tables (<game>_returned.h)
    part,       ///< the game's parts of a stake or a result
    other_part, ///< the game's second kind of parts, if it has one
    level,      ///< size of the stake: an index of kStakeLevels
    table,      ///< TableNumber
};

/// What is measured.
enum class ReturnedMeasure : std::uint8_t {
    money,         ///< money staked and returned
    set_by_rules,  ///< bingo: the sale, and its share for prizes and jackpots (B31, B40); no chance is
                   ///< involved
    winning_cards, ///< bingo: players' winning cards, expected from the cards that were one number short
                   ///< before each ball
    share_of_cards ///< bingo: players' cards among the winning ones, expected from their share in all cards
};

/// The inclusive upper bounds of the stake levels; one more level is above the last bound. At roulette each
/// stake counts by itself, at poker the ante, at bingo the price of a card.
inline constexpr std::array<Money, 4> kStakeLevels = {Money{100}, Money{500}, Money{2'500}, Money{10'000}};
/// Returns the level of a stake, from 0 to the number of bounds.
std::int64_t stakeLevelOf(Money stake);

/// Identifies a sum.
struct ReturnedKey {
    std::size_t game = 0; ///< index of the game in recordedGames()
    ReturnedBy by = ReturnedBy::all;
    std::int64_t which = 0; ///< see ReturnedBy; 0 for the whole game
    ReturnedMeasure measure = ReturnedMeasure::money;
    friend auto operator<=>(const ReturnedKey&, const ReturnedKey&) = default;
};
/// Returns the key of its game: `roulette`.
std::string_view gameOf(const ReturnedKey& key);
/// Returns how many values ReturnedKey::which can have, from 0 on; 0: any number.
std::int64_t countOf(std::size_t game, ReturnedBy by);
/// Returns a text that is stable across versions, such as `roulette/chance/red` or
/// `bingo/prize/line/winning_cards`.
std::string textOf(const ReturnedKey& key);
/// Parses the text of a key; nothing for any other text.
std::optional<ReturnedKey> returnedKeyFrom(std::string_view text);

/// Staked, returned and expected amounts of one group. For measures that count cards, read "cents" below as
/// cards.
struct Returned {
    ReturnedKey key;
    std::int64_t rules = 0;   ///< for one table: see ReturnedBy::rules
    std::uint64_t rounds = 0; ///< number of rounds with a stake in this group
    Money staked;             ///< for measures of money
    Money returned;
    std::uint64_t chances =
        0; ///< for measures of cards: draws in which a player's card could win, or winning cards
    std::uint64_t cardsWon = 0; ///< players' winning cards
    double expected = 0;        ///< cents
    double variance = 0;        ///< cents squared
    double furthest = 0;        ///< largest possible deviation of one round, in cents
    double certain = 0;         ///< additional margin for rounding, in cents

    bool isMoney() const {
        return key.measure == ReturnedMeasure::money || key.measure == ReturnedMeasure::set_by_rules;
    }
    /// Returns the actual value, in cents.
    double value() const;
    /// Returns half the width of the interval around the expected value, in cents.
    double reach() const;
    /// Returns whether the actual value lies in the interval.
    bool isInside() const;

    friend bool operator==(const Returned&, const Returned&) = default;
};

/// A period; rounds count by their opening time.
struct ReturnedSince {
    std::optional<WallTime> from;    ///< inclusive start; nothing: from the first round
    std::optional<WallTime> until{}; ///< exclusive end; nothing: up to the last round

    bool has(WallTime opened) const { return (!from || opened >= *from) && (!until || opened < *until); }
};

/// Adds up the returns of each game in all, by its parts, by stake level and by table (the newest 50 of each
/// game), over all players who staked; one list for each of `windows`, in one pass over the record. Scripted
/// and void rounds do not count, except bingo draws up to where a void round ended. Empty groups are omitted.
/// Throws Fault.
std::vector<std::vector<Returned>> addUpReturned(RecordReader& reader, std::span<const ReturnedSince> windows,
                                                 const Progress& progress = {});
/// Like the above for one period.
std::vector<Returned> addUpReturned(RecordReader& reader, const ReturnedSince& since,
                                    const Progress& progress = {});

} // namespace mesaviva::record
