// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of decide(): players' commands, time and chance, faults. Ante, bet and fold are in
// player_stakes.h.
#pragma once

#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/state.h"
#include "engine/table/player_checks.h"

#include <optional>
#include <vector>

namespace mesaviva::poker {

using MaybeRefusal = std::optional<Refusal>;

MaybeRefusal admit(const State& state, const Admit& command, Events& events);
MaybeRefusal sit(const State& state, const Sit& command, Events& events);
MaybeRefusal undoAnte(const State& state, PlayerId player, bool all, Events& events);
MaybeRefusal repeatAnte(const State& state, PlayerId player, Events& events);
MaybeRefusal startDeal(const State& state, PlayerId player, Instant now, Events& events);
MaybeRefusal leave(const State& state, PlayerId player, Instant now, Events& events);
MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events);
MaybeRefusal contribute(const State& state, const ContributeSeed& command, Events& events);

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events);
MaybeRefusal passTime(const State& state, Instant now, Events& events);
MaybeRefusal drawCard(const State& state, const BringCard& command, Instant now, Events& events);
MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events);

MaybeRefusal losePlayer(const State& state, PlayerId player, Instant now, Events& events);
MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events);
MaybeRefusal failSystem(const State& state, Instant now, Events& events);

/// P35, I-P35: folds a seat that has an ante but no bet, because its player has gone. At an individual table
/// this also ends betting, since nobody is left to ask for the deal.
void foldGonePlayer(const State& state, PlayerId player, Gone gone, Instant now, Events& events);

/// Ends a session with its summary (P39) and announces it.
void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events);

/// Whether the player is seated, connected or leaving.
Presence presenceOf(const State& state, PlayerId player);

} // namespace mesaviva::poker
