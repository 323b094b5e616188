// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva odds poker`.
struct OddsArguments {
    std::string hand;            ///< five cards
    std::string upcard;          ///< one card
    std::string seen;            ///< further cards that the dealer can't have: burnt, other players'
    bool aceHighStraight = true; ///< I-P8
    std::string ties = "suit";   ///< P9, I-P9: a word for tieBreakFrom()
};

/// `mesaviva odds poker`: writes the exact value of folding and of continuing to `out` as a JSON object.
/// Returns the exit status: 0, or 2 with one line on `err` if the arguments are invalid or `out` can't be
/// written.
int oddsCommand(const OddsArguments& arguments, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
