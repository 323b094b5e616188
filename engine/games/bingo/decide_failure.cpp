// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faults (B12, B20, B45-B49).
//
// A system failure before bingo voids the round: the prizes of the last number are announced first, then
// prizes already won are paid, and players who have won nothing are refunded. Once there is bingo, everything
// is known and is paid at once. A player's own connection never affects the cards.

#include "engine/games/bingo/decide_parts.h"

namespace mesaviva::bingo {

MaybeRefusal losePlayer(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    events.emplace_back(PlayerDisconnected{player});
    return std::nullopt;
}

MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events) {
    return restoreLine<Refusal>(player, presenceOf(state, player), {"B53"_rule}, {"B48"_rule}, events);
}

MaybeRefusal failSystem(Events& events) {
    events.emplace_back(SystemFailed{});
    return std::nullopt;
}

namespace {

// I-B40b: the value of a jackpot without its share of the round; a jackpot that was won has no such share
// left.
std::optional<Money> jackpotWithout(const State& state, PrizeKind jackpot, std::optional<Money> value) {
    if (value && state.plan && !state.isWon(jackpot)) {
        *value -=
            jackpot == PrizeKind::bingo_jackpot ? state.plan->toBingoJackpot : state.plan->toLineJackpot;
    }
    return value;
}

} // namespace

void voidRound(const State& state, Events& events) {
    const Voided voided{state.voidReason.value_or(VoidReason::system_failure), !state.won.empty()};
    events.emplace_back(RoundVoid{voided.reason, voided.prizesStand,
                                  jackpotWithout(state, PrizeKind::bingo_jackpot, state.bingoJackpotValue()),
                                  jackpotWithout(state, PrizeKind::line_jackpot, state.lineJackpotValue())});
    Announced announced{CommonPhrase::round_void};
    announced.voided = voided;
    events.emplace_back(announced);
    payPrizes(state, voided, events);
}

} // namespace mesaviva::bingo
