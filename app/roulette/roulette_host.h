// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random_stream.h"
#include "roulette/commands.h"
#include "roulette/events.h"
#include "roulette/state.h"
#include "table/journal.h"
#include "table/refusal.h"
#include "table/table_host.h"

#include <functional>
#include <optional>

namespace mesaviva::app {

/// A roulette table that runs in the program.
class RouletteHost : public TableHost {
public:
    using Listener = std::function<void(const Recorded<roulette::Event>&)>;

    virtual const roulette::State& state() const = 0;
    virtual const Journal<roulette::Event>& journal() const = 0;
    virtual void setListener(Listener listener) = 0;
    /// Carries out a command at the time last advanced to.
    virtual std::optional<Refusal> submit(const roulette::Command& command) = 0;

    /// What this player wants a value-less chip to be worth (R9); none: the table's minimum.
    virtual std::optional<Money> chipValueWish() const = 0;

    /// Where the ball that runs will rest, and a stream for the looks of its run: for the picture of the run,
    /// and for nothing else.
    virtual roulette::Pocket landing() const = 0;
    virtual RandomStream look() const = 0;
};

} // namespace mesaviva::app
