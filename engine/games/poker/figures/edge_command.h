// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// What `mesaviva edge poker` was told.
struct EdgeText {
    bool common = false;             ///< no burnt card, suits break no ties
    bool burntCardSeen = true;       ///< P19a; false: the player does not look at it
    bool aceHighStraight = true;     ///< I-P8
    std::string ties = "suit";       ///< P9, I-P9: what tieBreakFrom() knows; `common` goes before
    bool suitExceptions = false;     ///< also with which suits a hand is played otherwise
    std::optional<std::string> pays; ///< what a bet pays, from the royal flush down; else P12's
    unsigned threads = 0;            ///< 0: one for each core
};

/// `mesaviva edge poker`: writes the exact result of the whole game under best play, and that play
/// (strategy_json.h), to `out`, a JSON object, and how far it has come to `err`; beside it, as `common`, what
/// the common game comes to with the same pays, unless that is what was asked for. Gives the exit status: 0,
/// or 2 with one line on `err` when the words are refused or `out` can't be written.
int edgeCommand(const EdgeText& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
