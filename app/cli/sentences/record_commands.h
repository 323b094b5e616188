// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva verify` and `mesaviva export`, apart from their options. Data goes to `out`, messages for people
// to `err`.
#pragma once

#include "engine/base/seed.h"
#include "engine/record/history/export_rounds.h"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::app {

/// Checks a record, and compares it with the second copy of the log (log_copy.h) if `copy` is given, and
/// looks for an earlier head if one is given. The result goes to `out` as one JSON object, progress and
/// errors to `err`. Returns the exit status: 0 the record is complete and fair, and has stood at that head, 1
/// it is not or has not, 2 it is no record or cannot be read (nothing is then printed to `out`).
int verifyCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
                  const std::filesystem::path& copy = {}, const std::optional<Digest>& head = {});

/// Prints all rounds of a record, or the one with the id `round`. Returns the exit status: 0, or 2 if the
/// file is no record, cannot be read, or has no such round.
int exportCommand(const std::filesystem::path& path, const std::string& round, record::ExportFormat format,
                  std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
