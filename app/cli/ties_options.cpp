// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/ties_options.h"

#include <CLI/CLI.hpp>

namespace mesaviva::app {

void addTies(CLI::App& poker, std::string& ties) {
    CLI::Option* reading = poker.add_option(
        "--ties", ties,
        "Which of two equal hands of high cards wins (I-P9): `suit`, the one with at least three cards of "
        "one suit, as it is played;\n`exactly`, with exactly three of them; `colour`, with three red or "
        "black ones, which any five cards have, so that it is a tie; `none`, neither (suit)");
    reading->check(CLI::IsMember({"suit", "exactly", "colour", "none"}));
    poker
        .add_flag_callback(
            "--no-suit-ties", [&ties] { ties = "none"; },
            "The same as `--ties none`: a tie, as in the common game, without P9's comparison")
        ->excludes(reading);
}

} // namespace mesaviva::app
