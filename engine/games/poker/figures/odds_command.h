// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>

namespace mesaviva::figures {

/// What `mesaviva odds poker` was told.
struct OddsText {
    std::string hand;            ///< five cards
    std::string upcard;          ///< one card
    std::string seen;            ///< further cards that are not the dealer's: burnt, other players'
    bool aceHighStraight = true; ///< I-P8
    std::string ties = "suit";   ///< P9, I-P9: what tieBreakFrom() knows
};

/// `mesaviva odds poker`: writes the exact value of folding and of continuing to `out`, a JSON object. Gives
/// the exit status: 0, or 2 with one line on `err` when the words are refused or `out` can't be written.
int oddsCommand(const OddsText& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
