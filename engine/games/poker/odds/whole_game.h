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

#include "engine/base/fraction.h"
#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/odds/pays.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace mesaviva::poker::odds {

/// The rules of the game to compute; by default those of the regulation.
struct WholeGameRules {
    OddsRules odds;
    bool burntCardSeen = true; ///< P19a: the first card goes face up to the discard corner
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

    /// The player's loss per ante in the long run.
    constexpr Fraction edge() const { return Fraction::of(-net, deals); }

    friend constexpr bool operator==(const WholeGame&, const WholeGame&) = default;
};

/// Reports progress; returning false stops the computation. Called by one thread at a time, but not always
/// the same one.
using WholeGameProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// Computes it on `threads` threads (0: one per core); the sums don't depend on the number. No pay may be
/// negative or above kHighestPay. Returns nothing if `progress` has stopped it. `play`, if given, receives
/// the best play for each hand.
std::optional<WholeGame> wholeGame(const WholeGameRules& rules = {}, unsigned threads = 0,
                                   const WholeGameProgress& progress = {}, BestPlay* play = nullptr);

} // namespace mesaviva::poker::odds
