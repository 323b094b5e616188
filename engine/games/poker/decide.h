// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the course of a round.
//
// A round opens with a commitment to its seed. At a table for several, betting lasts the same time for all
// (P14); at an individual table until the player asks for the deal (P15). Antes keep to the table's limits
// (P16). The first card is burnt face up (P19a), then each staked seat in turn and the dealer get a card,
// five times over, face down but for the dealer's last (P19b, P19c). Everybody decides in one common period
// (P21): fold and lose the ante (P22), or put twice the ante in the bet box (P23). Who says nothing is warned
// and gets an extra period (P31), after which the hand is folded (P32). If anybody stays, the dealer's cards
// are turned (P24). Without ace and king or better the antes that stayed are paid 1 to 1 and bets come back
// (P26, I-P26); else hands are compared (P27): higher wins ante 1 to 1 and bet by the pay-table (P28), lower
// loses both (P29), equal is a tie. Then the seed is shown and the round closes.
#pragma once

#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/keys.h"
#include "engine/games/poker/state.h"

#include <optional>
#include <vector>

namespace mesaviva::poker {

/// What comes of a command at table time `now`: events, appended to `events`, or a refusal, and then nothing
/// is appended. Pure: the state is not changed, and the same input gives the same events everywhere.
std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events);

/// Carries an event that happened at `at` into the state; the only way in which a state changes.
void evolve(State& state, const Event& event, Instant at);
/// The same with all events of a command, one after the other.
void evolve(State& state, const Events& events, Instant at);

/// What the table waits for next, timers and chance; nothing when only a player can set it going.
std::optional<Need> nextNeed(const State& state);

} // namespace mesaviva::poker
