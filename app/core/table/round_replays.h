// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse some headers of the standard
                  // library
#include "engine/record/record_reader.h"
#endif

#include "app/core/table/opened_table.h"

#include <cstdint>
#include <functional>

namespace mesaviva::app {

/// Called with the sequence number of the last event read. An exception that it throws ends the reading.
using ReadingProgress = std::function<void(std::uint64_t seq)>;

/// Capability of a game whose recorded rounds can be replayed at a table.
class RoundReplays {
public:
    virtual ~RoundReplays() = default;

    /// Reads a round from a record; empty where the record does not contain it. On any thread; the result is
    /// called on the GUI thread. Throws record::Fault where the record cannot be read.
    virtual TableOpener readRecorded(record::RecordReader& reader, const record::RoundId& round,
                                     const ReadingProgress& progress) = 0;

    /// Reads and opens in one step, on the GUI thread; without a table where the record does not contain it.
    OpenedTable openRecorded(record::RecordReader& reader, const record::RoundId& round) {
        const TableOpener open = readRecorded(reader, round, [](std::uint64_t) {});
        return open ? open() : OpenedTable();
    }
};

/// Capability of a game whose open tables remember their last rounds, recorded or not.
class RememberedRounds {
public:
    virtual ~RememberedRounds() = default;

    /// Replays a round that the open table `live` remembers; `round` 0 is the last one that has closed.
    /// Without a table where `live` does not remember it.
    virtual OpenedTable openEarlier(TableModel& live, std::uint64_t round) = 0;
};

} // namespace mesaviva::app
