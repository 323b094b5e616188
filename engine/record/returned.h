// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What has come back to those who staked, beside what had to be expected.
//
// Each part of a round is something of which, at one moment, the mean and the deviation are known exactly,
// whatever people have decided before; what came afterwards stands beside it. Means and squares of deviations
// add up over rounds. The band is Bernstein's: for a sum with variance V of which no part strays further than
// b, and L = ln 200, it reaches bL/3 + sqrt((bL/3)^2 + 2VL) to either side. What is fair lies in it at least
// 99 times in 100, after one round as after a million; a normal band would not hold where little was staked.
// (Where stakes follow earlier results V itself hangs on them, and "99 in 100" is no longer exact.)
//
// - Roulette: when the stakes lie. Over the pockets of its wheel, each as likely as any other, the table's
//   settlement says what they bring.
// - Poker: when everybody has decided and the dealer's four cards still lie face down. Each four of the cards
//   that nobody was dealt are as likely as any others, and countDeals() says what a bet brings then. A folded
//   ante brings nothing for certain. So how somebody plays moves what is expected, and never leaves the band;
//   who knew the hidden cards would. Seats of one round hang on the same four cards: the deviation of the
//   round is taken as the sum of its seats' deviations, which is exact for one seat and never too small.
// - Bingo: what comes back is set by percent (B31), so chance is tested by who wins. Before each ball, with k
//   balls left and n_b cards of the players that the number b would complete, n_b of them win with chance 1/k
//   each: mean and deviation of the players' winning cards are exact, ball by ball, whatever the crowd holds.
//   And since all cards are made by the same chance, each card that has won is a player's with the chance
//   c/C, c of C cards being theirs: the players' share among W winning cards is hypergeometric. Sums of money
//   have no such distribution, since they hang on how many others complete a prize at the same ball.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify.h"

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

/// What is looked at together.
enum class ReturnedBy : std::uint8_t {
    all,        ///< the whole game
    rules,      ///< the game's own kinds of tables (<game>_returned.h)
    part,       ///< the game's own parts of a stake or a result
    other_part, ///< the same, where it has another kind of parts
    level,      ///< how much was staked: an index of kStakeLevels
    table,      ///< TableNumber
};

/// What is counted.
enum class ReturnedMeasure : std::uint8_t {
    money,        ///< what was staked and what came back
    set_by_rules, ///< bingo: the sale, and what of it went to prizes and jackpots (B31, B40): no chance is in
                  ///< it
    winning_cards, ///< bingo: players' cards that won, by who was one number short before each ball
    share_of_cards ///< bingo: players' cards among the winning ones, by their share in all cards
};

/// The upper bounds of the levels of stakes, inclusive; above the last one is one more level. Of roulette
/// each stake counts by itself, of poker the ante, of bingo the price of a card.
inline constexpr std::array<Money, 4> kStakeLevels = {Money{100}, Money{500}, Money{2'500}, Money{10'000}};
/// The level of a stake, from 0 to the number of bounds.
std::int64_t stakeLevelOf(Money stake);

/// Of what a sum is.
struct ReturnedKey {
    std::size_t game = 0; ///< its place among all games
    ReturnedBy by = ReturnedBy::all;
    std::int64_t which = 0; ///< see ReturnedBy; 0 of the whole game
    ReturnedMeasure measure = ReturnedMeasure::money;
    friend auto operator<=>(const ReturnedKey&, const ReturnedKey&) = default;
};
/// The key of its game: `roulette`.
std::string_view gameOf(const ReturnedKey& key);
/// How many values ReturnedKey::which may have, from 0 on; 0: any number.
std::int64_t countOf(std::size_t game, ReturnedBy by);
/// A key that stays the same from version to version, such as `roulette/chance/red` or
/// `bingo/prize/line/winning_cards`.
std::string textOf(const ReturnedKey& key);
/// The key that is written so; nothing for any other text.
std::optional<ReturnedKey> returnedKeyFrom(std::string_view text);

/// What was staked on something, what came back, and what had to be expected. Of measures that count cards,
/// "cents" below are cards.
struct Returned {
    ReturnedKey key;
    std::int64_t rules = 0;   ///< of one table: see ReturnedBy::rules
    std::uint64_t rounds = 0; ///< in which something was staked on it
    Money staked;             ///< measures of money
    Money returned;
    std::uint64_t chances = 0; ///< measures of cards: draws in which a player's card could win; winning cards
    std::uint64_t came = 0;    ///< players' cards that won
    double expected = 0;       ///< cents
    double variance = 0;       ///< cents squared
    double furthest = 0;       ///< how far one round can stray, in cents
    double certain = 0;        ///< what rounding may take besides, in cents

    bool isMoney() const {
        return key.measure == ReturnedMeasure::money || key.measure == ReturnedMeasure::set_by_rules;
    }
    /// What came, in cents.
    double value() const;
    /// How far to either side of what is expected the band reaches, in cents.
    double reach() const;
    /// It lies in its band.
    bool isInside() const;

    friend bool operator==(const Returned&, const Returned&) = default;
};

/// Which rounds count, by when they were opened.
struct ReturnedSince {
    std::optional<WallTime> from;    ///< from then on; nothing: from the first one on
    std::optional<WallTime> until{}; ///< before then; nothing: up to the last one

    bool has(WallTime opened) const { return (!from || opened >= *from) && (!until || opened < *until); }
};

/// What came back at each game in all, by its parts, by the level of the stake and by table (the newest 50 of
/// each game), for everybody at the tables who staked; a list for each of the windows, in one walk through
/// the record. Scripted rounds do not count, nor void ones, of
/// which bingo's draws do, up to where they ended. What is empty is left out. Throws Fault.
std::vector<std::vector<Returned>> whatCameBack(RecordReader& reader, std::span<const ReturnedSince> windows,
                                                const Progress& progress = {});
/// The same for one window.
std::vector<Returned> whatCameBack(RecordReader& reader, const ReturnedSince& since,
                                   const Progress& progress = {});

} // namespace mesaviva::record
