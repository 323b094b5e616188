// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When something fails (B12, B20, B45-B49).
//
// A failure of the system before bingo voids the round: what the last number has won is told first, then
// prizes that are won are paid, and who has won nothing gets the price of the cards back. Once there is bingo
// everything is known, and is paid at once. A player's own line never touches the cards.

#include "engine/games/bingo/decide_parts.h"

namespace mesaviva::bingo {

MaybeRefusal losePlayer(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    events.emplace_back(PlayerWasLost{player});
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

// I-B40b: what is left of a jackpot without its share of the round; a jackpot that was won has none left.
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
