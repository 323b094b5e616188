// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of decide(): stakes and players' other commands (decide_player.cpp), time, chance and faults
// (decide.cpp).
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/state.h"
#include "engine/table/player_checks.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

using MaybeRefusal = std::optional<Refusal>;

/// A refusal of something that is possible at another time.
constexpr Refusal notNow(const Rules& rules, RefusalCause cause = CommonCause::none) {
    return {CommonReason::not_now, rules, {}, {}, {}, cause};
}

MaybeRefusal placeStake(const State& state, const PlaceStake& command, Events& events);
/// The same on a spot of the layout that the caller has already found.
MaybeRefusal placeOn(const State& state, PlayerId player, SpotId spot, Money amount, Events& events);
MaybeRefusal placeSeries(const State& state, const PlaceSeries& command, Events& events);
MaybeRefusal placeNeighbours(const State& state, const PlaceNeighbours& command, Events& events);
MaybeRefusal placeParol(const State& state, const PlaceParol& command, Events& events);
MaybeRefusal moveStake(const State& state, const MoveStake& command, Events& events);
MaybeRefusal takeUp(const State& state, const TakeUp& command, Events& events);
MaybeRefusal undo(const State& state, PlayerId player, Events& events);
MaybeRefusal clear(const State& state, PlayerId player, Events& events);
MaybeRefusal repeat(const State& state, PlayerId player, Events& events);
MaybeRefusal doubleStakes(const State& state, PlayerId player, Events& events);
MaybeRefusal placeAll(const State& state, const PlaceAll& command, Events& events);

MaybeRefusal admit(const State& state, const Admit& command, Events& events);
MaybeRefusal join(const State& state, const Join& command, Events& events);
MaybeRefusal spin(const State& state, PlayerId player, Instant now, Events& events);
MaybeRefusal leave(const State& state, const Leave& command, Instant now, Events& events);
MaybeRefusal presentChips(const State& state, PlayerId player, Events& events);
MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events);
MaybeRefusal contribute(const State& state, const ContributeSeed& command, Events& events);

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events);
MaybeRefusal passTime(const State& state, Instant now, Events& events);
MaybeRefusal launchBall(const State& state, const LaunchBall& command, Instant now, Events& events);
MaybeRefusal drawNumber(const State& state, const BringPocket& command, Instant now, Events& events);
MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events);

MaybeRefusal losePlayer(const State& state, PlayerId player, Instant now, Events& events);
MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events);
MaybeRefusal failSystem(const State& state, Events& events);
MaybeRefusal dropObject(const State& state, Instant now, Events& events);
MaybeRefusal disturbStakes(const State& state, Events& events);
MaybeRefusal restoreStakes(const State& state, const RestoreStakes& command, Instant now, Events& events);
MaybeRefusal failBall(const State& state, Instant now, Events& events);
MaybeRefusal exchangeBall(const State& state, Events& events);
MaybeRefusal changeDealer(const State& state, Events& events);

/// R17, R35: changes ball and croupier if due; returns whether anything changed.
bool changeWhatIsDue(const State& state, Instant now, Events& events);
/// Orders the spin of an individual wheel, and closes the stakes if they close before the launch.
void orderSpin(const State& state, PlayerId player, Instant now, Events& events);
/// Makes the next payment with its announcement, and settles the player if it was the player's last. `paid`
/// is the number of payments made.
void payNext(const State& state, std::size_t paid, Events& events);
/// Collects losing chips, player by player, and settles the players who win nothing.
void collectLosses(const State& state, Events& events);
/// R28: places the parol that the player has ordered, as far as the limits allow.
MaybeRefusal carryOutParol(const State& state, PlayerId player, std::optional<Series> series, Events& events);
/// Changes the chips back and ends the session with its summary (R16, O26) and its announcement.
void endSession(const State& state, PlayerId player, SessionEnd reason, std::int64_t keep, Events& events);

/// Why this player may not act at all, if so: not at the table, or disconnected.
MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player);
/// Whether the player is at the table, connected or leaving.
Presence presenceOf(const State& state, PlayerId player);
/// The rules for the beginning and end of sessions.
const Rules& sessionRules(const State& state);

} // namespace mesaviva::roulette
