// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/best_play.h"
#include "engine/games/poker/odds/suit_exceptions.h"

#include <nlohmann/json.hpp>

namespace mesaviva::figures {

/// What is best with every hand, as a list: for each up card, burnt card's rank (where it is seen) and number
/// of cards of the up card's rank that the hand holds (`held`), `plays` goes through the hands from the
/// lowest: each entry names a hand and what is best from it on, up to the next entry's hand: `fold`,
/// `continue` or `depends` (on suits).
nlohmann::ordered_json strategyJson(const poker::odds::BestPlay& play, poker::RankingRules rules);

/// With which suits a hand is played otherwise than with most, where they count: SuitException, one by one.
nlohmann::ordered_json suitExceptionsJson(const std::vector<poker::odds::SuitException>& exceptions);

} // namespace mesaviva::figures
