// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/record_reader.h"
#endif

#include "app/core/record/session_report.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/table/table_model.h"
#include "engine/base/money.h"
#include "engine/table/player.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// A table that a game has opened, and the rules that the rulebook shows for it.
struct OpenedTable {
    std::unique_ptr<TableModel> table; ///< null: it could not be opened
    PlayedRules rules;
};

/// Opens a table whose events were read or played before, often on a worker thread. Call it on the GUI
/// thread. An empty function: there is nothing to open.
using TableOpener = std::function<OpenedTable()>;

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

/// Capability of a game that gives players their seat back: after the program was killed, or when the open
/// table had to close because a new record begins.
class SeatRecovery {
public:
    virtual ~SeatRecovery() = default;

    /// Whether openRecovered() continues the player's session. Otherwise the session ended with the program.
    virtual bool resumesSession() const { return true; }
    /// Opens the table where the player sat when the program was killed, or the same room; without a table
    /// where that is not possible.
    virtual OpenedTable openRecovered(const RecoveredSeat& seat) = 0;

    /// Opens a table for a player with these points.
    using Opener = std::function<OpenedTable(Money wallet)>;
    /// Copies what is needed to open another table like the live `table` once that one is closed: the same
    /// settings, as many simulated players, and the player in the same seat or observing as before.
    virtual Opener openerLike(TableModel& table) = 0;

protected:
    /// How many of the players of a table's state are simulated in its session.
    template <class Session, class Players>
    static int simulatedAt(const Session& session, const Players& players) {
        int simulated = 0;
        for (std::size_t player = 0; player < players.size(); ++player) {
            simulated += session.isSimulated(static_cast<PlayerId>(player)) ? 1 : 0;
        }
        return simulated;
    }
};

/// A round that this player left with stakes in play, that went on (B12, I-P35) and has closed since.
struct LeftRound {
    Money staked;
    Money returned;
    Money gained;                   ///< the growth of the wallet at that table since the player left
    bool isWatched = false;         ///< the player has returned to the table
    std::optional<RecordedUpTo> at; ///< its close, if it is on record
    SessionReport session;          ///< which ended with the round (B52)
};

/// Capability of a game whose rounds go on when the player leaves with stakes in play (B12, I-P35).
class LeftRounds {
public:
    virtual ~LeftRounds() = default;

    /// The name of the table where the player has left stakes in play and can return to; empty if there is
    /// none.
    virtual QString leftTable() const = 0;
    /// Chooses that table in the lobby.
    virtual void chooseLeftTable() = 0;
    /// Plays these rounds to their end at once, because the program ends.
    virtual void finishLeftRounds() = 0;
    /// Calls `ended` whenever such a round has closed.
    virtual void setLeftRoundEnded(std::function<void(const LeftRound&)> ended) = 0;
};

} // namespace mesaviva::app
