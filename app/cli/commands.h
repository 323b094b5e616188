// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
void addExport(CLI::App& program, CommandLine& line);
void addVoice(CLI::App& program, CommandLine& line);
void addRules(CLI::App& program, CommandLine& line);
void addSimulate(CLI::App& program, CommandLine& line);

} // namespace mesaviva::app
