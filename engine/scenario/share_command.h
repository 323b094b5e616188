// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

namespace mesaviva::scenario {

/// `mesaviva export --format scenario`: prints a round of a record as a scenario file (share.h). What is
/// meant for people goes to `err`. Gives the exit status: 0, or 2 when it is no record, can't be read, has no
/// such round, or the round is one that a file can't hold (and then nothing goes to `out`).
int shareCommand(const std::filesystem::path& path, const std::string& round, std::ostream& out,
                 std::ostream& err);

} // namespace mesaviva::scenario
