// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo online, Regulamento n.º 425-A/2015: the three functions of the state machine. game.h states the
// rules.
#pragma once

#include "engine/base/rule_id.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/keys.h"
#include "engine/games/bingo/state.h"

#include <optional>
#include <vector>

namespace mesaviva::bingo {

/// Decides a command at table time `now`: appends its events to `events`, or returns a refusal and appends
/// nothing. Pure: doesn't change the state, and the same input gives the same events on every platform.
std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events);

/// Applies an event that happened at `at` to the state; nothing else changes a state.
void evolve(State& state, const Event& event, Instant at);

/// What the room needs next, and when: a timer or chance; nothing if no further round is announced.
std::optional<Need> nextNeed(const State& state);

/// Cards can't be returned after purchase. No command exists that could be refused for this.
inline constexpr RuleId kCardsStay = "B12"_rule;

} // namespace mesaviva::bingo
