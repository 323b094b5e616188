// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva odds` and `mesaviva edge`, apart from their options. The figures go to `out` as a JSON object,
// progress and messages for people to `err`. They return the exit status: 0, or 2 with one line on `err` if
// the arguments are invalid or `out` can't be written.
#pragma once

#include "engine/games/bingo/figures/bingo_edge.h"
#include "engine/games/poker/figures/poker_figures.h"
#include "engine/games/roulette/figures/roulette_edge.h"

#include <iosfwd>

namespace mesaviva::app {

int oddsCommand(const figures::OddsArguments& arguments, std::ostream& out, std::ostream& err);
int edgeCommand(const figures::EdgeArguments& arguments, std::ostream& out, std::ostream& err);
int edgeRouletteCommand(const figures::EdgeRouletteArguments& arguments, std::ostream& out,
                        std::ostream& err);
/// Returns 2 also if the run was stopped before the end of the first round.
int edgeBingoCommand(const figures::EdgeBingoArguments& arguments, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
