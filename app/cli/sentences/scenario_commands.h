// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva run` and `mesaviva export --format scenario`, apart from their options. Data goes to `out`,
// messages for people to `err`.
#pragma once

#include "engine/scenario/check.h"
#include "engine/scenario/game_scenarios.h"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::app {

/// Plays a scenario file as fast as possible, and prints its events, one JSON object a line. Returns the exit
/// status: 0 when all expectations are met, 1 when one is not, 2 when the file or the record is refused
/// (nothing goes to `out` then) or when `out` or the record can't be written.
int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
               const std::optional<scenario::RecordTo>& recordTo = std::nullopt);

/// Prints a round of a record as a scenario file. Returns the exit status: 0, or 2 when the record is
/// invalid, unreadable or without that round, or when a file can't hold the round (nothing goes to `out`
/// then).
int shareCommand(const std::filesystem::path& path, const std::string& round, std::ostream& out,
                 std::ostream& err);

/// What was expected and what came instead, in one line of English: the expected event and the most similar
/// one.
std::string englishText(const scenario::Unmet& unmet, const scenario::Scenario& scenario);

} // namespace mesaviva::app
