// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bingo/commands.h"
#include "bingo/events.h"
#include "bingo/owner.h"
#include "bingo/state.h"
#include "table/journal.h"
#include "table/recorded.h"
#include "table/refusal.h"
#include "table/table_host.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// A bingo room that runs in the program.
class BingoHost : public TableHost {
public:
    using Listener = std::function<void(const Recorded<bingo::Event>&)>;

    virtual const bingo::State& state() const = 0;
    virtual const Journal<bingo::Event>& journal() const = 0;
    virtual void setListener(Listener listener) = 0;
    /// Carries out a command at the time last advanced to.
    virtual std::optional<Refusal> submit(const bingo::Command& command) = 0;

    /// The room's time when this player opened its door: the room may have run for long.
    virtual Instant openedAt() const = 0;
    /// The room's name (B9) in the present language.
    virtual QString roomName() const = 0;

    /// This is an earlier round that is played back (B50).
    virtual bool isReplay() const = 0;
    /// Whether replay() can play that round back.
    virtual bool canReplay(std::uint64_t round) const = 0;
    /// A closed round from its opening to its close, in its own time; null when it is no longer known.
    virtual std::unique_ptr<BingoHost> replay(std::uint64_t round) const = 0;
};

} // namespace mesaviva::app
