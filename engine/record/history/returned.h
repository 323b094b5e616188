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
#include "engine/record/fault.h"
#include "engine/record/record_reader.h"
#include "engine/record/table_fold.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// How results are grouped.
enum class ReturnedBy : std::uint8_t {
    all,        ///< the whole game
    rules,      ///< the game's kinds of tables (<game>_on_record.h)
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

// What a game supplies so that returns at its tables can be added up (returned.h); defined in
// <game>_on_record.cpp.

/// Largest stake of a round: everything computed from it stays below 63 bits.
inline constexpr Money kMostStakedInRound{100'000'000'000'000};

/// What one round, or a part of it, adds to a sum.
struct ReturnedPart {
    Money staked;
    Money returned;
    std::uint64_t chances = 0;
    std::uint64_t cardsWon = 0;
    double expected = 0;
    double variance = 0;
    double furthest = 0;
    double certain = 0;

    bool isEmpty() const { return staked == Money{} && chances == 0 && cardsWon == 0; }
    /// Adds a part that depends on the same chance: the deviations add up, which is never too small.
    void addTogether(const ReturnedPart& other);
    /// Adds an independent part: the variances add up.
    void addApart(const ReturnedPart& other);
};

/// The sums of one period, by key.
class ReturnedSums {
public:
    /// Adds a part of a round. Throws Fault if a sum becomes too large.
    void add(const ReturnedKey& key, const ReturnedPart& part, std::int64_t rules);
    /// Returns the sums in key order, with the newest tables first and a limited number of tables for each
    /// game.
    std::vector<Returned> take() const;

private:
    std::map<ReturnedKey, Returned> m_sums;
};

/// The parts of the running round, by key.
class ReturnedRound {
public:
    /// Returns the part with this key, to be added to.
    ReturnedPart& part(ReturnedBy by, std::int64_t which, ReturnedMeasure measure = ReturnedMeasure::money) {
        return m_parts[{m_game, by, which, measure}];
    }
    /// `game` is the game's index in recordedGames().
    explicit ReturnedRound(std::size_t game) : m_game(game) {}
    void clear() { m_parts.clear(); }
    /// Discards the parts of a measure.
    void drop(ReturnedMeasure measure) {
        std::erase_if(m_parts, [measure](const auto& part) { return part.first.measure == measure; });
    }
    const std::map<ReturnedKey, ReturnedPart>& parts() const { return m_parts; }

private:
    std::size_t m_game;
    std::map<ReturnedKey, ReturnedPart> m_parts;
};

/// A pass over the events of a record, for several periods at once.
class ReturnedWalk {
public:
    ReturnedWalk(std::span<const ReturnedSince> windows, std::uint64_t events, const Progress& progress)
        : m_windows(windows.begin(), windows.end()),
          m_sums(windows.size()),
          m_all(events),
          m_progress(progress) {}

    /// Counts an event read, for progress.
    void step() {
        if (m_progress && ++m_done % kProgressInterval == 0) {
            m_progress(m_done, m_all);
        }
    }
    /// Returns whether a round opened at that time counts in any period.
    bool counts(WallTime opened) const;
    /// Adds a finished round of a table to the periods that contain its opening time.
    void add(const ReturnedRound& round, WallTime opened, TableNumber table, std::int64_t rules);
    std::vector<std::vector<Returned>> take() const;

private:
    static constexpr std::uint64_t kProgressInterval = 4096;

    std::vector<ReturnedSince> m_windows;
    std::vector<ReturnedSums> m_sums;
    std::uint64_t m_done = 0;
    std::uint64_t m_all;
    const Progress& m_progress;
};

/// Throws a Fault with a code whose argument is the round: it cannot have happened like this.
[[noreturn]] void throwDamaged(ProblemCode what, TableNumber table, std::uint64_t round);

/// The possible values of ReturnedKey::which, with a stable text for each.
struct ReturnedValues {
    std::string_view key; ///< key of the whole group: `chance`; empty: there are no values
    std::int64_t count = 0;
    std::string (*word)(std::int64_t which) = nullptr;
};

/// Adds up the returns of one game.
struct GameReturned {
    std::string_view game;
    /// Reads a table's events. Throws Fault.
    void (*walk)(RecordReader& reader, TableNumber table, ReturnedWalk& walk);
    ReturnedValues rules;                ///< values for ReturnedBy::rules
    std::array<ReturnedValues, 2> parts; ///< values for ReturnedBy::part and ReturnedBy::other_part
};

/// The definition for one game, in <game>_on_record.cpp.
template <class Game>
const GameReturned& gameReturned();

} // namespace mesaviva::record
