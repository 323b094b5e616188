// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/remote/tables_file.h"
#include "engine/base/result.h"
#include "engine/base/table_clock.h"
#include "engine/record/record_reader.h"
#include "engine/record/write/record_writer.h"
#include "engine/remote/hosted_table.h"
#include "engine/table/player.h"

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace mesaviva::remote {

/// A table in play for guests, with its simulated players, that is written to a record; whatever its game.
/// Everything is delivered only once it is safely recorded.
class ServedTable {
public:
    ServedTable() = default;
    ServedTable(const ServedTable&) = delete;
    ServedTable& operator=(const ServedTable&) = delete;
    virtual ~ServedTable() = default;

    virtual HostedTable& hosted() = 0;
    virtual Instant now() const = 0;
    virtual std::optional<Instant> nextDue() const = 0;
    /// Advances the table's time; does nothing while events are not yet safe.
    virtual void advanceTo(Instant until) = 0;
    /// Delivers what is safe.
    virtual void deliver() = 0;
    /// A player's line is there: takes part from now on, or again (P36, O22, B48).
    virtual void arrive(PlayerId player) = 0;
    /// A player's line is cut (P34, O22, B48); does nothing for one who takes no part, or whose line is cut.
    virtual void miss(PlayerId player) = 0;
    /// The table's number on record; 0 until that is safe.
    virtual record::TableNumber number() const = 0;
    /// Whether the record is still being written.
    virtual bool isRecording() const = 0;
};

/// How the tables of a game are opened.
struct GameServing {
    std::string_view key;
    /// Opens a table; its simulated players join, those of the seats are admitted. `clock` is calendar time.
    std::unique_ptr<ServedTable> (*open)(const TablePlan& plan, record::RecordWriter& writer,
                                         const std::function<record::WallTime()>& clock);
    /// Goes on with a table on record. A round that was running ends by the rules for a failure of the system
    /// (P33, O20, B45).
    Result<std::unique_ptr<ServedTable>, record::Fault> (*resume)(
        const TablePlan& plan, record::RecordWriter& writer, record::RecordReader& reader,
        record::TableNumber number, const std::function<record::WallTime()>& clock);
};

/// The functions of a game; defined in <game>_served.cpp.
template <class Game>
const GameServing& servingOf();

/// The functions of the game with that key, which must exist.
const GameServing& servingOf(std::string_view key);

} // namespace mesaviva::remote
