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
    json, ///< one object, see assets/schema/mesaviva.rounds.json
    csv,  ///< one line for each stake, amounts in cents
};

/// Implements `mesaviva export`: prints all rounds of a record, or the one with the id `round`. Messages for
/// people go to `err`. Returns the exit status: 0, or 2 if the file is no record, cannot be read, or has no
/// such round.
int exportCommand(const std::filesystem::path& path, const std::string& round, ExportFormat format,
                  std::ostream& out, std::ostream& err);

} // namespace mesaviva::record
