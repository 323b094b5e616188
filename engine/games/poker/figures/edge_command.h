// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/suit_exceptions.h"

#include <nlohmann/json_fwd.hpp>

#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva edge poker`.
struct EdgeArguments {
    bool common = false;             ///< no burnt card, and suits break no ties
    bool burntCardSeen = true;       ///< P19a; false: the player doesn't see the burnt card
    bool aceHighStraight = true;     ///< I-P8
    std::string ties = "suit";       ///< P9, I-P9: a word for tieBreakFrom(); `common` overrides it
    bool suitExceptions = false;     ///< also list with which suits a hand is played differently
    std::optional<std::string> pays; ///< what a bet pays, from the royal flush down; P12 if absent
    unsigned threads = 0;            ///< 0: one per core
};

/// `mesaviva edge poker`: writes the exact result of the whole game under best play, with that strategy
/// (strategy_json.h), to `out` as a JSON object, and progress to `err`. Also adds, as `common`, the result of
/// the common game with the same pay table, unless that is the game asked for. Returns the exit status: 0, or
/// 2 with one line on `err` if the arguments are invalid or `out` can't be written.
int edgeCommand(const EdgeArguments& arguments, std::ostream& out, std::ostream& err);

/// The best play for every hand as a list. There is an entry for each up card, burnt card's rank (if seen)
/// and number of cards of the up card's rank in the hand (`held`). Its `plays` list hands from the lowest:
/// each item names a hand and the best play from it up to the next item's hand: `fold`, `continue` or
/// `depends` (on suits).
nlohmann::ordered_json strategyJson(const poker::odds::BestPlay& play, poker::RankingRules rules);

/// The SuitExceptions as a list: with which suits a hand is played differently from most, where suits matter.
nlohmann::ordered_json suitExceptionsJson(const std::vector<poker::odds::SuitException>& exceptions);

} // namespace mesaviva::figures
