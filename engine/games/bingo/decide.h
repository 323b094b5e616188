// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo online, Regulamento n.º 425-A/2015: the course of a round.
//
// A round opens with a commitment to its seed and a sale for everybody at once (B16, B17); what is bought
// can't be given back (B12), and nothing is sold after the close (B18). Then cards sold, the prizes' total
// and each prize are announced (B19), and the jackpots grow (B44). With too few players everybody is refunded
// at once (B20); without any card nothing is drawn. Numbers come one at a time (B21, B22). The number that
// completes a combination wins it for all who have it then, in equal parts (B30, B36), and the draw pauses
// (B24); bingo ends it (B25), and after it is confirmed all prizes are paid (B26). What the house can't
// divide, and prizes that nobody completed before bingo, go to the jackpot or to the next round (I-B30). A
// system failure voids the round: all cards are refunded, but those of players who have already won, who are
// paid instead (B45, B46). Then the seed is shown and the round closes.
#pragma once

#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/keys.h"
#include "engine/games/bingo/state.h"

#include <optional>
#include <vector>

namespace mesaviva::bingo {

/// What comes of a command at table time `now`: events, appended to `events`, or a refusal, and then nothing
/// is appended. Pure: the state is not changed, and the same input gives the same events everywhere.
std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events);

/// Carries an event that happened at `at` into the state; the only way in which a state changes.
void evolve(State& state, const Event& event, Instant at);

/// What the room waits for next, timers and chance; nothing when no further round is announced.
std::optional<Need> nextNeed(const State& state);

} // namespace mesaviva::bingo
