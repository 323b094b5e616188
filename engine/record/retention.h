// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a record need not keep for ever. Everything stays unless somebody asks for less, and then whole tables
// go, the oldest first: their rounds, events and lines in the list. How the table opened, how many events it
// had and the hash of the last one stay, and a line says what was removed and when, so that the chain of
// tables is whole and verify() tells of it. A round follows from the rounds before it at its table, so no
// table is kept in part.
#pragma once

#include "engine/base/result.h"
#include "engine/record/record_reader.h"
#include "engine/record/record_writer.h"
#include "engine/record/removed_row.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::record {

/// Which tables may go. With neither a date nor a number none does; with both, only what neither keeps.
struct Retention {
    std::optional<WallTime> before;          ///< those whose last event is older
    std::optional<std::uint64_t> keepRounds; ///< those before the newest so many rounds of the file
    std::vector<TableNumber> spared; ///< these stay: somebody sits there, or still needs to know of them
};

/// What has gone.
struct Removal {
    std::uint64_t tables = 0;
    std::uint64_t rounds = 0;
    std::uint64_t events = 0;

    friend bool operator==(const Removal&, const Removal&) = default;
};

/// How far it is, in tables. What it throws ends the removal between two tables and comes out of it.
using RemovalProgress = std::function<void(std::uint64_t done, std::uint64_t all)>;

/// The tables that would go, the oldest first. Never one with a round in progress, nor the newest of its game
/// and rules: points, jackpots and last numbers go on from there. Throws Fault.
std::vector<TableNumber> removable(RecordReader& reader, const Retention& retention);

/// What would go with them. Throws Fault.
Removal wouldRemove(RecordReader& reader, const Retention& retention);

/// Removes them through a writer, each in a transaction of its own, while others write on; tables that this
/// writer has written to stay. It waits for the disk: not for a thread that shows something. The file keeps
/// its size, its room is used for what comes. `now` is the calendar's.
Result<Removal, Fault> prune(RecordWriter& writer, RecordReader& reader, const Retention& retention,
                             WallTime now, const RemovalProgress& progress = {});

/// The same for a file that nobody writes to; it becomes as small as it can be.
Result<Removal, Fault> prune(const std::filesystem::path& path, const Retention& retention, WallTime now,
                             const RemovalProgress& progress = {});

} // namespace mesaviva::record
