// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_up_to.h"
#include "app/core/text/as_beginning.h"
#include "engine/base/table_clock.h"
#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace mesaviva::app {

class Repeated;

/// What a scenario expects, and what has come of it by now.
struct ScenarioVerdict {
    int expected = 0;  ///< how many expectations it has
    QStringList unmet; ///< those that are not met, each with what came instead, in words
    QStringList met;   ///< those that are met, in words
};

/// A table that is open in the program, whatever the game and whatever its events come from: people and
/// simulated players, a scenario, a repetition. Everything happens on the caller's thread.
class TableSession {
public:
    TableSession() = default;
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;
    virtual ~TableSession() = default;

    /// The table's time.
    virtual Instant now() const = 0;
    /// When something happens by itself, if ever.
    virtual std::optional<Instant> nextDue() const = 0;
    /// Lets the table's time run to `until`.
    virtual void advanceTo(Instant until) = 0;
    /// Nothing happens until this player has done something: a learning table, whose time stands meanwhile.
    virtual bool isWaiting() const { return false; }

    /// Calls `arrived` whenever something is told that was held back until it was on record.
    virtual void setArrived(std::function<void()> arrived) { (void)arrived; }
    /// Tells what is held back as soon as it is on record, and waits for that, but not long.
    virtual void settle() {}
    /// Lets the running round come to its end, where it does so by itself: nobody looks on any more.
    virtual void finishRound() {}
    /// This player has left, and nobody looks on any more. Whether the round goes on without that, in the
    /// table's own time: then what it brings comes later.
    virtual bool goOnAlone() { return false; }
    /// From now on nothing is held back: who looked on has left.
    virtual void stopHolding() {}

    /// What has been told, as a moment on record; nothing where it is not kept.
    virtual std::optional<RecordedUpTo> recordedUpTo() const { return {}; }

    /// The player who sits at this screen; kNobody when one only watches.
    virtual PlayerId ownPlayer() const = 0;
    virtual QString playerName(PlayerId player) const = 0;
    /// The same as it is shown: a scenario may have it in small letters.
    QString shownName(PlayerId player) const { return asBeginning(playerName(player)); }
    virtual bool isSimulated(PlayerId player) const = 0;
    /// Everything is shown that the table holds, also what was hidden from this player: a repetition.
    virtual bool isAllOpen() const { return false; }

    /// A scenario's title in the given language ("pt", "en"); empty for another table.
    virtual QString scenarioTitle(const QString&) const { return {}; }
    /// The key of what is told here, where that is laid down and on no record (see Story); empty for another
    /// table.
    virtual QString stagedKey() const { return {}; }
    /// The handle of a round that is played again; null for any other table.
    virtual Repeated* repeated() { return nullptr; }
    /// Nobody can do anything here; what happens is laid down.
    virtual bool isScenario() const { return false; }
    virtual bool isScenarioOver() const { return false; }
    /// Somebody only looks on, live: every command from this screen is refused (RefusingSource).
    virtual bool isObserved() const { return false; }
    virtual ScenarioVerdict scenarioVerdict() const { return {}; }
};

} // namespace mesaviva::app
