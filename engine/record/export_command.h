// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>

namespace mesaviva::record {

/// How rounds are printed.
enum class ExportFormat : std::uint8_t {
    json, ///< one object, as assets/schema/mesaviva.rounds.json describes it
    csv,  ///< a line for each stake, amounts in cents
};

/// `mesaviva export`: prints the rounds of a record, or the one with this id. What is meant for people goes
/// to `err`. Gives the exit status: 0, or 2 when it is no record, can't be read, or has no such round.
int exportCommand(const std::filesystem::path& path, const std::string& round, ExportFormat format,
                  std::ostream& out, std::ostream& err);

} // namespace mesaviva::record
