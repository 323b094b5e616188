// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_session.h"
#include "engine/table/table_source.h"

namespace mesaviva::app {

/// A table of one game: its events and what is needed besides to show them.
template <class GameType>
class GameSession : public TableSession {
public:
    using Game = GameType;

    /// Where the table's events come from. It lives as long as the host.
    virtual TableSource<Game>& source() const = 0;

    /// How the table is set; the same from its opening on.
    const decltype(Game::State::settings)& settings() const {
        return source().startOf(source().round())->settings;
    }

    Instant now() const override { return source().now(); }
    std::optional<Instant> nextDue() const override { return source().nextDue(); }
    void advanceTo(Instant until) override { source().advanceTo(until); }
};

} // namespace mesaviva::app
