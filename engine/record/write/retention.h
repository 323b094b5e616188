// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Removes old tables from a record. Everything is kept unless the user limits it; then whole tables are
// removed, the oldest first: their rounds, events and entries in the list. A table's opening, number of
// events and last hash stay, and a row says what was removed and when, so the chain of tables stays intact
// and verify() reports it. A round follows from the earlier rounds of its table, so no table is removed in
// part.
#pragma once

#include "engine/base/result.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/record/write/record_writer.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::record {

/// Which tables may be removed. Without a date and a number none; with both, only tables that neither
/// protects.
struct Retention {
    std::optional<WallTime> before;          ///< tables whose last event is older
    std::optional<std::uint64_t> keepRounds; ///< tables before the newest `keepRounds` rounds of the file
    std::vector<TableNumber> spared;         ///< tables that stay: they are in use
};

/// What was removed.
struct Removal {
    std::uint64_t tables = 0;
    std::uint64_t rounds = 0;
    std::uint64_t events = 0;

    friend bool operator==(const Removal&, const Removal&) = default;
};

/// Progress, in tables. May throw to stop the removal between two tables; the exception propagates.
using RemovalProgress = std::function<void(std::uint64_t done, std::uint64_t all)>;

/// Returns the tables that would be removed, the oldest first. Never one with a running round, nor the newest
/// of its game and rules, since points, jackpots and last numbers continue from it. Throws Fault.
std::vector<TableNumber> removable(RecordReader& reader, const Retention& retention);

/// Returns what would be removed. Throws Fault.
Removal previewRemoval(RecordReader& reader, const Retention& retention);

/// Removes tables through a writer, each in its own transaction, while others go on writing; tables that this
/// writer has written to stay. Waits for the disk: not for the GUI thread. The file keeps its size; freed
/// space is reused. `now` is calendar time.
Result<Removal, Fault> prune(RecordWriter& writer, RecordReader& reader, const Retention& retention,
                             WallTime now, const RemovalProgress& progress = {});

/// Like the above for a file that nobody is writing; the file shrinks to its minimum size.
Result<Removal, Fault> prune(const std::filesystem::path& path, const Retention& retention, WallTime now,
                             const RemovalProgress& progress = {});

} // namespace mesaviva::record
