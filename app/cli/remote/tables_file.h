// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/scenario.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::remote {

/// A table that a host shares.
struct TablePlan {
    std::string id;           ///< its name for the host
    scenario::Scenario table; ///< the settings, and the players: those of the seats first
    std::size_t seats = 0;    ///< how many of the players are people; simulated ones follow
};

/// The file of `mesaviva serve`: `{"format": "mesaviva.tables/1", "record": PATH, "tables": […]}`.
struct TablesFile {
    std::filesystem::path record;
    std::vector<TablePlan> tables;
};

/// The most tables of one file.
inline constexpr std::size_t kMostTables = 64;

/// Reads such a file's text; returns the first error in it. Settings and players are checked as those of a
/// scenario.
Result<TablesFile, scenario::FileError> readTables(std::string_view json);
/// Reads it from a file; `-`: from standard input.
Result<TablesFile, scenario::FileError> loadTables(const std::filesystem::path& path);

} // namespace mesaviva::remote
