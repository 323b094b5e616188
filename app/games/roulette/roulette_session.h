// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/game_session.h"
#include "engine/base/random_stream.h"
#include "engine/games/roulette/game.h"

#include <optional>

namespace mesaviva::app {

/// A roulette table that is open in the program.
class RouletteSession : public GameSession<roulette::Game> {
public:
    /// What this player wants a value-less chip to be worth (R9); none: the table's minimum.
    virtual std::optional<Money> chipValueRequest() const = 0;

    /// Where the ball that was launched then, which is the newest one, will rest, where that is known, and a
    /// stream for the looks of its run: for the picture of the run, and for nothing else.
    virtual std::optional<roulette::Pocket> landing(Instant launched) const = 0;
    virtual RandomStream look(Instant launched) const = 0;
};

} // namespace mesaviva::app
