// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/events.h"
#include "poker/state.h"
#include "table/journal.h"
#include "table/refusal.h"
#include "table/table_host.h"

#include <functional>
#include <optional>

namespace mesaviva::app {

/// A poker table that runs in the program.
class PokerHost : public TableHost {
public:
    using Listener = std::function<void(const Recorded<poker::Event>&)>;

    virtual const poker::State& state() const = 0;
    virtual const Journal<poker::Event>& journal() const = 0;
    virtual void setListener(Listener listener) = 0;
    /// Carries out a command at the time last advanced to.
    virtual std::optional<Refusal> submit(const poker::Command& command) = 0;

    /// The seat where this player wants to sit, 1 to 7.
    virtual int ownSeatWish() const = 0;
};

} // namespace mesaviva::app
