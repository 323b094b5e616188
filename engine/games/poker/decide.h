// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the three functions of the state machine. game.h states the
// rules.
#pragma once

#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/keys.h"
#include "engine/games/poker/state.h"

#include <optional>
#include <vector>

namespace mesaviva::poker {

/// Decides a command at table time `now`: appends its events to `events`, or returns a refusal and appends
/// nothing. Pure: doesn't change the state, and the same input gives the same events on every platform.
std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events);

/// Applies an event that happened at `at` to the state; nothing else changes a state.
void evolve(State& state, const Event& event, Instant at);
/// Applies all events of a command in order.
void evolve(State& state, const Events& events, Instant at);

/// What the table needs next, and when: a timer or chance; nothing while only a player can start something.
std::optional<Need> nextNeed(const State& state);

/// evolve() for events that decide() has just made from this very state (base/trust.h): gives the same state,
/// without checks that such events can't fail.
void evolveOwn(State& state, const Events& events, Instant at);

} // namespace mesaviva::poker
