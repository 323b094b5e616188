// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_session.h"
#include "engine/table/table_source.h"

namespace mesaviva::app {

/// A table of one game: its events, and what else is needed to show them.
template <class GameType>
class GameSession : public TableSession {
public:
    using Game = GameType;

    /// The source of the table's events. It lives as long as the session.
    virtual TableSource<Game>& source() const = 0;

    /// The table's settings, constant from its opening on.
    const decltype(Game::State::settings)& settings() const {
        return source().startOf(source().round())->settings;
    }

    Instant now() const override { return source().now(); }
    std::optional<Instant> nextDue() const override { return source().nextDue(); }
    void advanceTo(Instant until) override { source().advanceTo(until); }
};

} // namespace mesaviva::app
