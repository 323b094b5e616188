// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the exact result of the whole game under best play.
//
// For every hand, up card and burnt card, the better of folding and continuing is chosen, and its result
// summed over all hands of the dealer. Situations that differ in nothing relevant form one class, given by:
//
// - the ranks of the hand, the up card's rank, the hand's ranks that have a card of the up card's suit, and
//   whether the hand is a flush; the remaining cards of each rank and of that suit follow from these;
// - the burnt card's rank, and whether it has the up card's suit;
// - where suits can break a tie (ace and king, an up card of one of the hand's ranks): the suit of each card.
#pragma once

#include "engine/base/exact_number.h"
#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/pay_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::poker::odds {

/// The multiples of the bet that a winning bet pays: P12a to P12j, from the royal flush down to high cards.
using Pays = std::array<int, 10>;

/// The highest multiple that the computations accept, so that all sums stay exact.
inline constexpr int kHighestPay = 1'000;

/// The pay table of the rules (P12).
inline constexpr Pays kRegulationPays = {
    betMultiple(Combination::royal_flush),
    betMultiple(Combination::straight_flush),
    betMultiple(Combination::four_of_a_kind),
    betMultiple(Combination::full_house),
    betMultiple(Combination::flush),
    betMultiple(Combination::straight),
    betMultiple(Combination::three_of_a_kind),
    betMultiple(Combination::two_pairs),
    betMultiple(Combination::pair),
    betMultiple(Combination::high_cards),
};

/// The line of the pay table for a hand of this combination: 0 for the royal flush, 9 for high cards.
constexpr std::size_t lineOf(Combination combination) {
    constexpr auto kRoyal = static_cast<std::size_t>(Combination::royal_flush);
    constexpr auto kPair = static_cast<std::size_t>(Combination::pair);
    const auto place = static_cast<std::size_t>(combination);
    return place < kPair ? Pays().size() - 1 : kRoyal - place;
}

/// The multiple of the bet that a hand of this combination is paid.
constexpr int multipleOf(const Pays& pays, Combination combination) { return pays[lineOf(combination)]; }

/// Rules of thumb, which say with which hands one continues.
enum class RuleOfThumb : std::uint8_t {
    always,
    pair,         ///< a pair or better
    ace_king,     ///< ace and king, or better
    akj83,        ///< ace, king, jack, 8 and 3, or better
    dealers_rank, ///< a pair or better, or ace and king with a card of the up card's rank
};
inline constexpr std::size_t kRulesOfThumb = 5;

/// The rules of the game to compute; by default those of the regulation.
struct WholeGameRules {
    OddsRules odds;
    bool burntCardSeen = true; ///< I-P19a: the first card lies face up in the discard corner
    Pays pays = kRegulationPays;

    /// The game as analysed and published elsewhere: no burnt card, suits break no ties.
    static constexpr WholeGameRules common() {
        WholeGameRules rules;
        rules.odds.tieBreak = TieBreak::none;
        rules.burntCardSeen = false;
        return rules;
    }

    friend constexpr bool operator==(const WholeGameRules&, const WholeGameRules&) = default;
};

/// Sums over all deals: the player's five cards, the up card, the burnt card if seen, and the dealer's four
/// others.
struct WholeGame {
    std::int64_t deals = 0;
    std::int64_t net = 0;    ///< antes won minus antes lost
    std::int64_t raised = 0; ///< deals in which continuing is better

    // Those by result.
    std::int64_t notQualified = 0;
    std::int64_t lost = 0;
    std::int64_t tied = 0;
    std::array<std::int64_t, Pays().size()> won{}; ///< by lineOf() the player's hand

    /// `net` for a player who follows a rule of thumb instead, by RuleOfThumb.
    std::array<std::int64_t, kRulesOfThumb> netByRule{};

    constexpr std::int64_t folded() const { return deals - raised; }
    /// Adds the sums over other deals.
    WholeGame& operator+=(const WholeGame& other);

    /// The player's loss per ante in the long run.
    constexpr Fraction edge() const { return Fraction::of(-net, deals); }
    constexpr Fraction edge(RuleOfThumb rule) const {
        return Fraction::of(-netByRule[static_cast<std::size_t>(rule)], deals);
    }
    /// The loss for each point staked, ante and bet together.
    constexpr Fraction elementOfRisk() const { return Fraction::of(-net, deals + kBetPerAnte * raised); }

    friend constexpr bool operator==(const WholeGame&, const WholeGame&) = default;
};

/// The game as the regulation has it, best play: deals, net and raised of wholeGame(), which takes a while.
/// tst_whole_game computes it anew.
inline constexpr WholeGame kGameOfTheRegulation{
    .deals = 122'151'120LL * 46 * 148'995, .net = -42'921'615'277'356, .raised = 441'447'057'887'220};

/// Reports progress; returning false stops the computation. Called by one thread at a time, but not always
/// the same one.
using WholeGameProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// Computes it on `threads` threads (0: one per core); the sums don't depend on the number. No pay may be
/// negative or above kHighestPay. Returns nothing if `progress` has stopped it. `play`, if given, receives
/// the best play for each hand.
std::optional<WholeGame> wholeGame(const WholeGameRules& rules = {}, unsigned threads = 0,
                                   const WholeGameProgress& progress = {}, BestPlay* play = nullptr);

/// The suits with which a hand whose best play depends on suits is played the rarer way.
struct SuitException {
    HandOfRanks hand;
    std::size_t up = 0;
    std::size_t burnt = BestPlay::kUnseen;
    std::int64_t deals = 0;
    std::int64_t raised = 0; ///< deals in which continuing is better
    bool goesOn = false;     ///< the best play with `suits`; the opposite with all others
    /// Each string has one letter per card of the hand, in the order of HandOfRanks::text(): `s` for the up
    /// card's suit and `x` for another, with `s` first among equal ranks; then, if the burnt card is seen, a
    /// slash and the same for it. If suits break ties (P9), the other suits have letters `a`, `b`, `c` in
    /// order of appearance, and the burnt card is included only if its rank is one of the hand's.
    std::vector<std::string> suits;
};

/// All exceptions to the best play of that game.
std::vector<SuitException> suitExceptions(const WholeGameRules& rules, const BestPlay& play);

} // namespace mesaviva::poker::odds
