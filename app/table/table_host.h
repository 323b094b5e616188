// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/table_clock.h"
#include "table/player.h"

#include <QString>

#include <optional>

namespace mesaviva::app {

/// A table that runs in the program, whatever the game and whoever drives it: people and simulated players,
/// or a scenario. Everything happens on the caller's thread.
class TableHost {
public:
    TableHost() = default;
    TableHost(const TableHost&) = delete;
    TableHost& operator=(const TableHost&) = delete;
    virtual ~TableHost() = default;

    /// When something happens by itself, if ever.
    virtual std::optional<Instant> nextDue() const = 0;
    /// Lets the table's time run to `until`.
    virtual void advanceTo(Instant until) = 0;

    /// The player who sits at this screen; kNobody when one only watches.
    virtual PlayerId ownPlayer() const = 0;
    virtual QString playerName(PlayerId player) const = 0;
    virtual bool isSimulated(PlayerId player) const = 0;

    /// A scenario's title in the given language ("pt", "en"); empty for a live table.
    virtual QString scenarioTitle(const QString& language) const = 0;
    virtual bool isScenario() const = 0;
    virtual bool isScenarioOver() const = 0;
};

} // namespace mesaviva::app
