// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the exact result of the whole game under best play.
//
// Every hand, up card and burnt card is taken, the better of folding and continuing chosen, and what comes of
// it added up over all hands of the dealer. Situations that differ in nothing that counts are one class:
//
// - ranks of the hand, the up card's rank, which of the hand's ranks have a card of the up card's suit, and
//   whether the hand is a flush: what is left of each rank and of that suit follows from it;
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

/// The game whose result is asked for; as it stands in the regulation, unless told otherwise.
struct WholeGameRules {
    OddsRules odds;
    bool burntCardSeen = true; ///< P19a: the first card goes face up to the discard corner
    Pays pays = kRegulationPays;

    /// The game as it has been analysed and published elsewhere: no burnt card, suits break no ties.
    static constexpr WholeGameRules common() {
        WholeGameRules rules;
        rules.odds.tieBreak = TieBreak::none;
        rules.burntCardSeen = false;
        return rules;
    }

    friend constexpr bool operator==(const WholeGameRules&, const WholeGameRules&) = default;
};

/// Sums over all deals: of the player's five cards, the up card, the burnt card where it is seen, and the
/// dealer's four others.
struct WholeGame {
    std::int64_t deals = 0;
    std::int64_t net = 0;    ///< antes won less antes lost
    std::int64_t raised = 0; ///< deals in which continuing was better

    /// What the player loses of each ante in the long run.
    constexpr Fraction edge() const { return Fraction::of(-net, deals); }

    friend constexpr bool operator==(const WholeGame&, const WholeGame&) = default;
};

/// How far it has come; false stops it. Called by one thread at a time, but not always by the same.
using WholeGameProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// Computes it on `threads` threads (0: on as many as the machine has cores); the sums are the same however
/// many. No pay may be negative or above kHighestPay. Nothing if `progress` has stopped it. `play`, where
/// given, takes what is best with each hand.
std::optional<WholeGame> wholeGame(const WholeGameRules& rules = {}, unsigned threads = 0,
                                   const WholeGameProgress& progress = {}, BestPlay* play = nullptr);

} // namespace mesaviva::poker::odds
