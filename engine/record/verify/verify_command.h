// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>

namespace mesaviva::record {

/// Implements `mesaviva verify`: checks a record, and compares it with the second copy of the log
/// (log_copy.h) if `copy` is given. The result goes to `out` as one JSON object, progress and errors to
/// `err`. Returns the exit status: 0 the record is complete and fair, 1 it is not, 2 it is no record or
/// cannot be read (nothing is then printed to `out`).
int verifyCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
                  const std::filesystem::path& copy = {});

} // namespace mesaviva::record
