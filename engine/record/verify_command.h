// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>

namespace mesaviva::record {

/// `mesaviva verify`: checks a record. What was checked goes to `out` as one JSON object, progress and what
/// is wrong to `err`. Gives the exit status: 0 the record is whole, 1 it is not, 2 it is no record, or can't
/// be read (and then nothing goes to `out`). A second copy of the log (log_copy.h) is compared with it, too.
int verifyCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
                  const std::filesystem::path& copy = {});

} // namespace mesaviva::record
