// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/player_stakes.h"
#include "engine/games/poker/settlement.h"
#include "engine/table/player_checks.h"

namespace mesaviva::poker {

namespace {

Refusal refusal(RefusalReason reason, Rules rules, Money limit = {}) { return {reason, rules, limit}; }

} // namespace

Presence presenceOf(const State& state, PlayerId player) {
    if (!isAdmitted(state, player) || state.players[player].seat == 0) {
        return {};
    }
    const Seat& seat = state.seatOf(player);
    return {true, seat.leaving, seat.connected};
}

MaybeRefusal admit(const State& state, const Admit& command, Events& events) {
    if (MaybeRefusal full = refuseAdmission<Refusal>(state.players.size(), command.wallet, {"P43"_rule})) {
        return full;
    }
    events.emplace_back(PlayerAdmitted{static_cast<PlayerId>(state.players.size()), command.wallet});
    return std::nullopt;
}

MaybeRefusal sit(const State& state, const Sit& command, Events& events) {
    if (!isAdmitted(state, command.player)) {
        return refusal(CommonReason::not_seated, {"P40"_rule});
    }
    if (state.players[command.player].seat != 0) {
        return refusal(CommonReason::already_decided, {"P40"_rule});
    }
    if (command.seat < 1 || command.seat > state.settings.seats) {
        return refusal(CommonReason::not_offered, {"P6a"_rule});
    }
    if (state.seats[static_cast<std::size_t>(command.seat - 1)].player != kNobody) {
        return refusal(CommonReason::seat_taken, {"P6a"_rule});
    }
    events.emplace_back(PlayerSat{command.player, command.seat});
    return std::nullopt;
}

MaybeRefusal undoAnte(const State& state, PlayerId player, bool all, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (state.phase != Phase::betting) {
        return refusal(CommonReason::not_now, {"P14"_rule});
    }
    const Seat& seat = state.seatOf(player);
    const Money inBox = anteOf(state, player);
    if (inBox == Money{}) {
        return refusal(CommonReason::no_stake, {"P14"_rule});
    }
    const bool last = all || seat.placedCount <= 1;
    events.emplace_back(StakeTakenBack{player, last ? inBox : seat.placed[seat.placedCount - 1U], last});
    return std::nullopt;
}

MaybeRefusal repeatAnte(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (state.phase != Phase::betting) {
        return refusal(CommonReason::not_now, {"P14"_rule});
    }
    if (anteOf(state, player) > Money{}) {
        return refusal(CommonReason::already_decided, {"P16"_rule});
    }
    if (state.players[player].lastAnte == Money{}) {
        return refusal(CommonReason::no_stake, {"P16"_rule});
    }
    return placeAnte(state, player, state.players[player].lastAnte, events);
}

MaybeRefusal startDeal(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (!state.settings.individual) {
        return refusal(CommonReason::not_offered, {"P15"_rule, "P14"_rule});
    }
    if (state.phase != Phase::betting) {
        return refusal(CommonReason::not_now, {"P15"_rule});
    }
    if (anteOf(state, player) == Money{}) {
        return refusal(CommonReason::no_stake, {"P15"_rule}, state.settings.minimum);
    }
    events.emplace_back(BettingClosed{now + Pace(state.settings.card).afterNoMoreBets(), true});
    events.emplace_back(Announced{OwnPhrase::no_more_bets});
    return std::nullopt;
}

MaybeRefusal leave(const State& state, PlayerId player, Instant now, Events& events) {
    const Presence who = presenceOf(state, player);
    if (!who.here || who.leaving) {
        return refusal(CommonReason::not_seated, {"P40"_rule});
    }
    if (!hasOpenStake(state, seatIndex(state, player))) {
        endSession(state, player, SessionEnd::left, events);
        return std::nullopt;
    }
    events.emplace_back(PlayerLeaving{player});
    foldGonePlayer(state, player, now, events);
    return std::nullopt;
}

MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events) {
    if (!isAdmitted(state, player)) {
        return refusal(CommonReason::not_seated, {"P44"_rule});
    }
    const bool staked = state.players[player].seat != 0 && hasOpenStake(state, seatIndex(state, player));
    if (MaybeRefusal refused =
            refuseAllowance<Refusal>(staked, state.wallet(player), state.settings.minimum, {"P44"_rule})) {
        return refused;
    }
    events.emplace_back(AllowanceTaken{player, state.settings.allowance});
    return std::nullopt;
}

void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events) {
    appendSessionEnd<Announced>(SessionEnded{player, reason, state.players[player].session.summary}, events);
}

} // namespace mesaviva::poker
