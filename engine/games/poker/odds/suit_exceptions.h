// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/whole_game.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::poker::odds {

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
