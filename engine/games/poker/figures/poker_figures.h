// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of `mesaviva odds poker` and `mesaviva edge poker`.
#pragma once

#include "engine/base/result.h"
#include "engine/simulation/request.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva odds poker`.
struct OddsArguments {
    std::string hand;            ///< five cards, such as `As Kd 9c 9h 2s`
    std::string upcard;          ///< one card
    std::string seen;            ///< further cards that the dealer can't have: burnt, other players'
    bool aceHighStraight = true; ///< I-P8
    std::string ties = "suit";   ///< P9, I-P9: `suit`, `exactly`, `colour` or `none`
};

/// The exact value of folding and of continuing as a JSON object.
Result<nlohmann::ordered_json, simulation::BadRequest> oddsOfPoker(const OddsArguments& arguments);

/// Arguments of `mesaviva edge poker`.
struct EdgeArguments {
    bool common = false;             ///< no burnt card, and suits break no ties
    bool burntCardSeen = true;       ///< I-P19a; false: the player doesn't see the burnt card
    bool aceHighStraight = true;     ///< I-P8
    std::string ties = "suit";       ///< as in OddsArguments; `common` overrides it
    bool suitExceptions = false;     ///< also list with which suits a hand is played differently
    std::optional<std::string> pays; ///< what a bet pays, from the royal flush down; P12 if absent
    unsigned threads = 0;            ///< 0: one per core
};

/// The exact result of the whole game under best play as a JSON object; `onPercent` gets the progress. Adds,
/// as `common`, the result of the common game with the same pay table, unless that is the game asked for.
///
/// `outcomes` says how often each result comes under best play: `fold`, `not_qualified`, `lose`, `tie`, or a
/// win with the hand named; `units` are the antes won or lost. `strategies`, in the common game, are the
/// edges of known rules of thumb (RuleOfThumb).
///
/// `strategy` is the best play for every hand. There is an entry for each up card, burnt card's rank (if
/// seen) and number of cards of the up card's rank in the hand (`held`). Its `plays` list hands from the
/// lowest: each item names a hand and the best play from it up to the next item's hand: `fold`, `continue` or
/// `depends` (on suits).
Result<nlohmann::ordered_json, simulation::BadRequest> edgeOfPoker(const EdgeArguments& arguments,
                                                                   const std::function<void(int)>& onPercent);

} // namespace mesaviva::figures
