// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of decide(): the sale (decide_sale.cpp), the draw and the prizes (decide_draw.cpp), faults and
// players' other commands (decide.cpp).
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

/// The maximum total price of the cards of one round, so that no sum overflows.
inline constexpr Money kMostSales = kLargestAmount * 10'000;

/// The refusal of an answer that isn't needed yet.
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
MaybeRefusal contribute(const State& state, const ContributeSeed& command, Events& events);

/// Whether the room needs this now.
bool isDue(const State& state, NeedKind kind, Instant now);
/// B28: reports the cards that have come within one number of a prize since the last number was drawn or the
/// cards were sold: each missing number per card as an event, and the best of each player as an announcement.
void reportNear(const State& state, Events& events);
/// Whether the last number completed a prize, or brought a card of a player at the table within one number of
/// one.
bool hasResults(const State& state);
/// B24, B28: reports the results of the last number.
void reportResults(const State& state, Events& events);
/// B18, B19: closes the sale.
void closeSale(const State& state, Events& events);
/// B20, B45, B46: voids the round; prices are refunded, prizes already won are paid.
void voidRound(const State& state, Events& events);
/// B26: pays all prizes won and settles every player with cards. With `voided`, players who have won nothing
/// are refunded.
void payPrizes(const State& state, std::optional<Voided> voided, Events& events);
/// Whether the owner has a prize of more than zero in this round, paid or due.
bool hasPrize(const State& state, Owner owner);
/// Ends the session with its summary (B52) and its announcement.
void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events);

/// Why this player may not act at all, if so: not in the room, or disconnected.
MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player);
/// Whether the player is in the room, connected or leaving.
Presence presenceOf(const State& state, PlayerId player);
/// Whether the player has cards in the running round, or has ordered some.
bool isInPlay(const State& state, PlayerId player);
/// The number of cards that this player (kNobody: the crowd) has ordered and not received yet.
std::uint32_t orderedBy(const State& state, PlayerId player);

} // namespace mesaviva::bingo
