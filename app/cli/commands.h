// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace mesaviva::app {

struct CommandLine;

/// Adds a sub-command to the program; each one has its own file. If the user calls it, it fills in `line`,
/// which must outlive `program`.
void addChance(CLI::App& program, CommandLine& line);
void addEdge(CLI::App& program, CommandLine& line);
void addOdds(CLI::App& program, CommandLine& line);
void addRun(CLI::App& program, CommandLine& line);
void addPlay(CLI::App& program, CommandLine& line);
void addVerify(CLI::App& program, CommandLine& line);
void addExercise(CLI::App& program, CommandLine& line);
void addExport(CLI::App& program, CommandLine& line);
void addVoice(CLI::App& program, CommandLine& line);
void addRules(CLI::App& program, CommandLine& line);
void addSimulate(CLI::App& program, CommandLine& line);
void addSums(CLI::App& program, CommandLine& line);
void addServe(CLI::App& program, CommandLine& line);
void addJoin(CLI::App& program, CommandLine& line);

/// Adds a game to `mesaviva edge`; defined in the game's own file (<game>_edge.cpp).
template <class Game>
void addEdgeOf(CLI::App& edge, CommandLine& line);

/// Adds `--ties` and `--no-suit-ties` to a poker command; either selects the reading of I-P9.
void addTies(CLI::App& poker, std::string& ties);

} // namespace mesaviva::app
