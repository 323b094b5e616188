// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/odds/pays.h"
#include "engine/games/poker/odds/tie_break.h"

#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::figures {

/// Words of a command line that were not understood.
struct BadText {
    std::string reason; ///< one line, for a person; repeats no more than 80 characters of the words
};

/// Reads cards written `As Kd 9c`, with spaces between them.
Result<std::vector<poker::Card>, BadText> cardsFrom(std::string_view words);

/// Reads ten whole numbers from 0 to poker::odds::kHighestPay with commas between them, from the royal flush
/// down.
Result<poker::odds::Pays, BadText> paysFrom(std::string_view words);

/// How I-P9 is read: `suit` (at least three of one suit), `exactly` (three and no more), `colour` (three red
/// or black), `none` (P9 is left out).
Result<poker::odds::TieBreak, BadText> tieBreakFrom(std::string_view words);

/// The word that tieBreakFrom() reads.
std::string_view wordOf(poker::odds::TieBreak tieBreak);

} // namespace mesaviva::figures
