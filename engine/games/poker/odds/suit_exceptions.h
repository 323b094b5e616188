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

/// With which suits a hand whose choice depends on them is played the rarer way.
struct SuitException {
    HandOfRanks hand;
    std::size_t up = 0;
    std::size_t burnt = BestPlay::kUnseen;
    std::int64_t deals = 0;
    std::int64_t raised = 0; ///< deals in which continuing is better
    bool goesOn = false;     ///< what is best with `suits`; with all others the other
    /// Each says for every card of the hand, in the order of HandOfRanks::text(), `s` where it has the up
    /// card's suit and `x` where not, of equal ranks the `s` first; behind a slash the same for the burnt
    /// card, if it is seen. Where suits break ties (P9) the other suits have letters, `a`, `b`, `c` in the
    /// order in which they come; the burnt card only if its rank is one of the hand's.
    std::vector<std::string> suits;
};

/// All of them, for the choices of that game.
std::vector<SuitException> suitExceptions(const WholeGameRules& rules, const BestPlay& play);

} // namespace mesaviva::poker::odds
