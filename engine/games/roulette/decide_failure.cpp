// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faults (O20-O23, R18, R22, R33, M2.2, M2.3, M5.3, I-P35).
//
// A breakdown before the number is known voids the round and returns every stake; afterwards the number is
// valid and the rest is settled. A failure of a player's own equipment never affects a placed stake. In
// casinos and in Macau an object that falls into the wheel makes the spin void: the ball goes back to the
// last number and is launched again. Stakes that the staff disturb are restored from the record.

#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

const FailureTerms& failures(const State& state) { return state.settings.regulation().failures; }

void voidSpin(const State& state, SpinVoidReason reason, Instant now, Events& events) {
    std::optional<Pocket> back;
    if (state.numbers.size() > 0) {
        back = state.numbers.newest(0);
    }
    events.emplace_back(SpinVoid{reason, back, now + pace::kRelaunch});
    events.emplace_back(Announced{OwnPhrase::void_spin});
}

bool anybodyStakes(const State& state) { return std::ranges::any_of(state.players, hasOpenStake); }

void settleTheRest(const State& state, Events& events);

// O20, O21: without a number the round is void; with one the rest is settled.
void carryOutFailure(const State& state, Events& events) {
    switch (state.phase) {
    case Phase::between:
    case Phase::ending: return;
    case Phase::drawn:
    case Phase::paying: settleTheRest(state, events); return;
    case Phase::betting:
    case Phase::launching:
    case Phase::running: break;
    }
    events.emplace_back(RoundVoid{});
    events.emplace_back(Announced{CommonPhrase::round_void});
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (hasOpenStake(state.players[i])) {
            events.emplace_back(settlementOf(state, static_cast<PlayerId>(i), std::nullopt));
        }
    }
}

void settleTheRest(const State& state, Events& events) {
    if (state.phase == Phase::drawn) {
        collectLosses(state, events);
    }
    for (std::size_t paid = state.paid; paid < state.payments.size(); ++paid) {
        payNext(state, paid, events);
    }
}

} // namespace

MaybeRefusal losePlayer(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    events.emplace_back(PlayerDisconnected{player});
    // O22: the stake stands, and nobody else would order the launch.
    if (state.settings.individual && state.phase == Phase::betting && hasOpenStake(state.players[player])) {
        orderSpin(state, player, now, events);
    }
    return std::nullopt;
}

MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events) {
    return restoreLine<Refusal>(player, presenceOf(state, player), sessionRules(state),
                                failures(state).playerAway, events);
}

MaybeRefusal failSystem(const State& state, Events& events) {
    events.emplace_back(SystemFailed{});
    if (!state.restoreAt) { // else once the stakes are restored
        carryOutFailure(state, events);
    }
    return std::nullopt;
}

MaybeRefusal dropObject(const State& state, Instant now, Events& events) {
    const Cited<bool>& voidSpins = failures(state).voidSpin;
    if (!voidSpins.value) {
        return Refusal{CommonReason::not_offered, voidSpins.rules};
    }
    if (state.phase != Phase::running) {
        return notNow(voidSpins.rules, OwnCause::ball_does_not_run);
    }
    voidSpin(state, SpinVoidReason::object_in_wheel, now, events);
    return std::nullopt;
}

MaybeRefusal disturbStakes(const State& state, Events& events) {
    const Cited<bool>& putBack = failures(state).putBack;
    if (!putBack.value) {
        return Refusal{CommonReason::not_offered, putBack.rules};
    }
    if (state.restoreAt) {
        return notNow(putBack.rules, OwnCause::stakes_put_back);
    }
    if (!anybodyStakes(state)) {
        return Refusal{CommonReason::no_stake, putBack.rules};
    }
    events.emplace_back(StakesDisturbed{});
    return std::nullopt;
}

MaybeRefusal restoreStakes(const State& state, const RestoreStakes& command, Instant now, Events& events) {
    if (!state.restoreAt || *state.restoreAt > now) {
        return notNow(failures(state).putBack.rules, CommonCause::not_due);
    }
    std::vector<Money> restored(state.players.size());
    for (const RestoreStakes::Owned& owned : command.stakes) {
        const bool known = owned.player < restored.size() && owned.stake.spot < state.layout().spots().size();
        if (!known || owned.stake.amount <= Money{}) {
            return Refusal{CommonReason::impossible_outcome, failures(state).putBack.rules};
        }
        restored[owned.player] += owned.stake.amount;
    }
    for (std::size_t i = 0; i < restored.size(); ++i) {
        if (restored[i] != state.players[i].staked) {
            return Refusal{CommonReason::impossible_outcome, failures(state).putBack.rules};
        }
    }
    for (const RestoreStakes::Owned& owned : command.stakes) {
        events.emplace_back(StakeRestored{owned.player, owned.stake});
    }
    events.emplace_back(StakesRestored{});
    events.emplace_back(Announced{OwnPhrase::stakes_restored});
    if (state.failing) {
        State whole = state;
        for (const RestoreStakes::Owned& owned : command.stakes) {
            whole.players[owned.player].stakes.push_back(owned.stake);
        }
        carryOutFailure(whole, events);
    }
    return std::nullopt;
}

MaybeRefusal failBall(const State& state, Instant now, Events& events) {
    if (!failures(state).faultyBall.value) {
        return Refusal{CommonReason::not_offered, failures(state).faultyBall.rules};
    }
    if (state.phase == Phase::running) {
        voidSpin(state, SpinVoidReason::ball, now, events);
    }
    events.emplace_back(BallChanged{true});
    events.emplace_back(Announced{OwnPhrase::ball_change});
    return std::nullopt;
}

// R17: the balls alternate; no ball may be running.
MaybeRefusal exchangeBall(const State& state, Events& events) {
    const Cited<bool>& turns = state.settings.regulation().course.ballChanged;
    if (!turns.value) {
        return Refusal{CommonReason::not_offered, turns.rules};
    }
    if (state.phase == Phase::running) {
        return notNow(turns.rules, OwnCause::ball_runs);
    }
    events.emplace_back(BallChanged{false});
    events.emplace_back(Announced{OwnPhrase::ball_change});
    return std::nullopt;
}

MaybeRefusal changeDealer(const State& state, Events& events) {
    const Cited<bool>& changes = state.settings.regulation().course.dealerChanged;
    if (!changes.value) {
        return Refusal{CommonReason::not_offered, changes.rules};
    }
    events.emplace_back(DealerChanged{});
    events.emplace_back(Announced{OwnPhrase::dealer_change});
    return std::nullopt;
}

} // namespace mesaviva::roulette
