// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// American roulette, Regulamento n.º 804/2015, Portaria n.º 894/2002, Despacho n.º 60/2004: the course of a
// round.
//
// A round opens with a commitment to its seed. Stakes are taken within the table's limits (O10, O11, R34, M9)
// on any chance that the layout allows (O7-O9, R24-R26, M6). At a table for several the ball is launched
// after the betting period (O14), at an individual one when the player asks (O15); launches alternate in
// direction (R21). Stakes close before the launch (O14, M3.2.1) or as the ball slows (R20, M3.2.2). An object
// in the wheel makes the spin void and the ball is launched again (R22, M2.2). Where the ball rests is the
// number (R23, M4): losing chips are collected, then winners paid in the order of R30 or M5.1, a player with
// several prizes whole (R32, I-R30). A stake wins when it holds the number (O18). On zero, even chances lose
// all online and in Macau (O19, M8), half in casinos (R27b, R29). Then the seed is shown and the round
// closes.
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/keys.h"
#include "engine/games/roulette/state.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// What comes of a command at table time `now`: events, appended to `events`, or a refusal, and then nothing
/// is appended. Pure: the state is not changed, and the same input gives the same events everywhere.
std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events);

/// Carries an event that happened at `at` into the state; the only way in which a state changes.
void evolve(State& state, const Event& event, Instant at);

/// R17, R35: when ball and croupier have to change, at the next moment at which no ball runs; the end of time
/// where the regulation has them stay.
Instant ballChangeDue(const State& state);
Instant dealerChangeDue(const State& state);

/// What the table waits for next, timers and chance; nothing when only a player can set it going.
std::optional<Need> nextNeed(const State& state);

} // namespace mesaviva::roulette
