// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/odds/pays.h"

#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::figures {

/// Command line text that can't be parsed.
struct BadText {
    std::string reason; ///< one line, for a person; quotes at most 80 characters of the text
};

/// Reads cards written as `As Kd 9c`, separated by spaces.
Result<std::vector<poker::Card>, BadText> cardsFrom(std::string_view text);

/// Reads ten integers from 0 to poker::odds::kHighestPay separated by commas, from the royal flush down.
Result<poker::odds::Pays, BadText> paysFrom(std::string_view text);

/// Reads the reading of I-P9: `suit` (at least three of one suit), `exactly` (exactly three), `colour` (three
/// red or black), `none` (P9 is left out).
Result<poker::odds::TieBreak, BadText> tieBreakFrom(std::string_view text);

/// The word that tieBreakFrom() reads.
std::string_view wordOf(poker::odds::TieBreak tieBreak);

} // namespace mesaviva::figures
