// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>

namespace mesaviva::scenario {

/// `mesaviva run`: plays a scenario file as fast as it can. The events go to `out`, one JSON object a line;
/// what is meant for people goes to `err`. Gives the exit status: 0 when all expectations are met, 1 when one
/// is not, 2 when the file is refused (and then nothing goes to `out`) or `out` can't be written.
int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err);

} // namespace mesaviva::scenario
