// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of decide(), a file each: the sale, the draw, the prizes, what fails, what else players want.
#pragma once

#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/keys.h"
#include "engine/games/bingo/state.h"
#include "engine/table/player_checks.h"

#include <optional>
#include <vector>

namespace mesaviva::bingo {

using MaybeRefusal = std::optional<Refusal>;

/// What the cards of one round may cost, so that no sum overflows.
inline constexpr Money kMostSales = kLargestAmount * 10'000;

/// What nobody asked for yet.
inline const Refusal kNotDue{CommonReason::not_now, {}};

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events);
MaybeRefusal buy(const State& state, const Buy& command, Events& events);
MaybeRefusal crowdBuy(const State& state, const CrowdBuy& command, Events& events);
MaybeRefusal bringCards(const State& state, const BringCards& command, Instant now, Events& events);
MaybeRefusal bringCrowdCards(const State& state, const BringCrowdCards& command, Instant now, Events& events);

MaybeRefusal passTime(const State& state, Instant now, Events& events);
MaybeRefusal drawBall(const State& state, const BringBall& command, Instant now, Events& events);
MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events);

MaybeRefusal losePlayer(const State& state, PlayerId player, Events& events);
MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events);
MaybeRefusal failSystem(Events& events);

MaybeRefusal admit(const State& state, const Admit& command, Events& events);
MaybeRefusal join(const State& state, const Join& command, Events& events);
MaybeRefusal mark(const State& state, const Mark& command, Events& events);
MaybeRefusal leave(const State& state, const Leave& command, Events& events);
MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events);

/// Whether the room waits for this, and its time has come.
bool isDue(const State& state, NeedKind kind, Instant now);
/// B28: who is one number short of a prize since the last number came, or since the cards were sold; each
/// number on its card, and aloud the best that a player may hope for.
void tellNear(const State& state, Events& events);
/// Whether the last number has won something, or brought a card of a player at the table near something.
bool hasTidings(const State& state);
/// B24, B28: what the last number has brought.
void tellTidings(const State& state, Events& events);
/// B18, B19: the sale is over.
void closeSale(const State& state, Events& events);
/// B20, B45, B46: the round is void; prices come back, prizes that are won are paid.
void voidRound(const State& state, Events& events);
/// B26: all prizes that are won are paid, and every player with cards is settled. `voided`: who has won
/// nothing gets the price back.
void payPrizes(const State& state, std::optional<Voided> voided, Events& events);
/// Whether somebody has been paid or is to be paid a sum in this round.
bool hasPrize(const State& state, Owner owner);
/// The session ends with its summary (B52) and its announcement.
void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events);

/// Why this player may not act at all, if so: not in the room, or the line is lost.
MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player);
/// How a player is in the room.
Presence presenceOf(const State& state, PlayerId player);
/// Whether the player has cards of the running round, or has asked for some.
bool isInPlay(const State& state, PlayerId player);
/// How many cards this player (kNobody: the crowd) has asked for that are not there yet.
std::uint32_t orderedBy(const State& state, PlayerId player);

} // namespace mesaviva::bingo
