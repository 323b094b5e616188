// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of decide(), a file each: stakes, what else players want, what time and chance bring, what fails.
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/state.h"
#include "engine/table/player_checks.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

using MaybeRefusal = std::optional<Refusal>;

/// A refusal of what is possible at another time.
constexpr Refusal notNow(const Rules& rules, RefusalCause cause = CommonCause::none) {
    return {CommonReason::not_now, rules, {}, {}, {}, cause};
}

MaybeRefusal placeStake(const State& state, const PlaceStake& command, Events& events);
/// The same on a spot of the layout that whoever asks has found already.
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

/// R17, R35: changes ball and croupier if it is time; says whether it was.
bool changeWhatIsDue(const State& state, Instant now, Events& events);
/// Lets the individual wheel spin, and closes the stakes where they close before the launch.
void orderSpin(const State& state, PlayerId player, Instant now, Events& events);
/// The next payment with its announcement, and the settlement of a player who has no further one. `paid`
/// counts the payments made.
void payNext(const State& state, std::size_t paid, Events& events);
/// Losing chips swept, player by player, and the settlement of those who win nothing.
void collectLosses(const State& state, Events& events);
/// R28: puts down the parol that the player has asked for, as far as it goes.
MaybeRefusal carryOutParol(const State& state, PlayerId player, std::optional<Series> series, Events& events);
/// Chips are changed back and the session ends with its summary (R16, O26) and its announcement.
void endSession(const State& state, PlayerId player, SessionEnd reason, std::int64_t keep, Events& events);

/// Why this player may not act at all, if so: not at the table, or the line is lost.
MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player);
/// How a player is at the table.
Presence presenceOf(const State& state, PlayerId player);
/// The rules by which sessions begin and end.
const Rules& sessionRules(const State& state);

} // namespace mesaviva::roulette
