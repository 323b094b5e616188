// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/events.h"
#include "poker/state.h"
#include "table/journal.h"
#include "table/refusal.h"

#include <QString>

#include <functional>
#include <optional>

namespace mesaviva::app {

/// A poker table that runs in the program, whoever drives it: people and simulated players, or a scenario.
/// Everything happens on the caller's thread.
class PokerHost {
public:
    using Listener = std::function<void(const Recorded<poker::Event>&)>;

    PokerHost() = default;
    PokerHost(const PokerHost&) = delete;
    PokerHost& operator=(const PokerHost&) = delete;
    virtual ~PokerHost() = default;

    virtual const poker::State& state() const = 0;
    virtual const Journal<poker::Event>& journal() const = 0;
    virtual void setListener(Listener listener) = 0;

    /// When something happens by itself, if ever.
    virtual std::optional<Instant> nextDue() const = 0;
    /// Lets the table's time run to `until`.
    virtual void advanceTo(Instant until) = 0;
    /// Carries out a command at the time last advanced to.
    virtual std::optional<Refusal> submit(const poker::Command& command) = 0;

    /// The player who sits at this screen; kNobody when one only watches.
    virtual PlayerId ownPlayer() const = 0;
    /// The seat where that player wants to sit, 1 to 7.
    virtual int ownSeatWish() const = 0;
    virtual QString playerName(PlayerId player) const = 0;
    virtual bool isSimulated(PlayerId player) const = 0;

    /// A scenario's title in the given language ("pt", "en"); empty for a live table.
    virtual QString scenarioTitle(const QString& language) const = 0;
    virtual bool isScenario() const = 0;
    virtual bool isScenarioOver() const = 0;
};

} // namespace mesaviva::app
