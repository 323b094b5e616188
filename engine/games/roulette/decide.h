// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// American roulette, Regulamento n.º 804/2015, Portaria n.º 894/2002, Despacho n.º 60/2004: the functions of
// the state machine. game.h states the rules.
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/keys.h"
#include "engine/games/roulette/state.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// Decides a command at table time `now`: appends its events to `events`, or returns a refusal and appends
/// nothing. Pure: doesn't change the state, and the same input gives the same events on every platform.
std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events);

/// Applies an event that happened at `at` to the state; nothing else changes a state.
void evolve(State& state, const Event& event, Instant at);

/// R17, R35: when ball and croupier are due to change, which happens the next time that no ball is running;
/// the end of time if the regulation has no such change.
Instant ballChangeDue(const State& state);
Instant dealerChangeDue(const State& state);

/// What the table needs next, and when: a timer or chance; nothing while only a player can start something.
std::optional<Need> nextNeed(const State& state);

/// evolve() for events that decide() has just made from this very state (base/trust.h): gives the same state,
/// without checks that such events can't fail.
void evolveOwn(State& state, const Events& events, Instant at);

} // namespace mesaviva::roulette
