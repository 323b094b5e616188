// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/base/trust.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/settlement.h"
#include "engine/games/roulette/state.h"

#include <algorithm>

namespace mesaviva::roulette {

State::State(const Settings& tableSettings) : settings(tableSettings), ledger(Ledger::kFirstFree) {
    if (!settings.individual) {
        due = kTableOpened;
    }
}

Money staked(const Player& player, SpotId spot, Group group) {
    const auto found = std::ranges::find_if(
        player.stakes, [&](const Stake& stake) { return stake.spot == spot && stake.group == group; });
    return found == player.stakes.end() ? Money{} : found->amount;
}

Money stakedOn(const Player& player, Group group) {
    Money total;
    for (const Stake& stake : player.stakes) {
        if (stake.group == group) {
            total += stake.amount;
        }
    }
    return total;
}

namespace {

// Changes the amount on a spot; removes a stake that becomes zero.
template <class Trust>
void change(Player& player, const Stake& stake) {
    const auto found = std::ranges::find_if(player.stakes, [&](const Stake& placed) {
        return placed.spot == stake.spot && placed.group == stake.group;
    });
    player.staked += stake.amount;
    if (found == player.stakes.end()) {
        Trust::check(stake.amount > Money{}, "a stake is taken back that nobody has put down");
        player.stakes.push_back(stake);
    } else {
        found->amount += stake.amount;
        Trust::check(found->amount >= Money{}, "more is taken back than was staked");
        if (found->amount == Money{}) {
            player.stakes.erase(found);
        }
    }
}

template <class Trust>
void note(Player& player, const Stake& stake, std::uint32_t act, bool undone) {
    if (undone) {
        Trust::check(!player.moves.empty(), "what nobody has done is undone");
        player.moves.pop_back();
    } else {
        player.moves.push_back({act, stake});
    }
}

bool nobodyHere(const State& state) { return std::ranges::none_of(state.players, &Player::here); }

void end(State& state, Instant at) {
    state.phase = Phase::ending;
    state.due = at + pace::kClose;
    state.stakesOpen = false;
    state.stakesClose.reset();
    state.restoreAt.reset();
}

Duration paymentInterval(const State& state) {
    const auto count = static_cast<Duration::rep>(std::max<std::size_t>(state.payments.size(), 1));
    return std::min(pace::kPayment, pace::kAllPayments / count);
}

// O28a, O29: the player of an individual wheel can stake again; if the last round had a stake, the time
// starts again.
void noteStakesPossibleNow(State& state, Instant at) {
    for (Player& player : state.players) {
        if (!state.settings.individual || !player.here) {
            continue;
        }
        if (player.settled) {
            noteStake(player.session, at);
        }
        noteStakesPossible(player.session, state.settings.idle, at);
    }
}

template <class Trust>
struct Evolver {
    State& state;
    Instant at;

    Player& who(PlayerId player) const { return state.players[player]; }

    void operator()(const TableOpened& event) const { state = State(event.opening->settings); }

    void operator()(const PlayerAdmitted& event) const {
        Player player;
        player.wallet = state.ledger.open();
        player.layout = state.ledger.open();
        state.players.push_back(player);
        state.ledger.move(Ledger::kIssuer, player.wallet, event.wallet);
    }

    void operator()(const PlayerJoined& event) const {
        Player& player = who(event.player);
        Trust::check(event.colour < kColours, "a colour that there is not");
        Trust::check(!event.chipValue || *event.chipValue >= state.settings.minimumOf(ChanceKind::straight),
                     "chips that are worth too little");
        player.here = true;
        player.connected = true;
        player.leaving = false;
        player.settled = false;
        player.atBettingClose = false;
        player.colour = event.colour;
        player.chipValue = event.chipValue;
        player.keep = 0;
        player.moves.clear();
        player.lastStakes.clear();
        player.lastSeries.clear();
        player.parol.reset();
        player.session = {};
        player.session.lastStake = at;
        if (state.phase == Phase::between && !state.due) {
            state.due = at;
        }
    }

    void operator()(const AllowanceTaken& event) const {
        state.ledger.move(Ledger::kIssuer, who(event.player).wallet, event.amount);
    }

    void operator()(const RoundOpened& event) const {
        state.round = event.round;
        state.commitment = event.commitment;
        state.contributors.reset();
        state.acts = 0;
        state.drawn.reset();
        state.scripted = false;
        state.payments.clear();
        state.paid = 0;
        noteStakesPossibleNow(state, at);
        for (Player& player : state.players) {
            player.settled = false;
            player.atBettingClose = false;
            player.moves.clear();
        }
        state.phase = Phase::betting;
        state.due.reset();
    }

    void operator()(const SeedContributed& event) const {
        Trust::check(!state.contributors.test(event.player), "a player contributes twice");
        state.contributors.set(event.player);
    }

    void operator()(const BettingOpened&) const {
        state.stakesOpen = true;
        if (!state.settings.individual) {
            state.due = at + state.settings.betting;
        }
    }

    void operator()(const BettingClosed&) const {
        state.stakesOpen = false;
        state.stakesClose.reset();
        for (Player& player : state.players) {
            player.atBettingClose = player.here;
            player.moves.clear();
        }
        if (state.phase == Phase::betting) {
            state.phase = Phase::launching;
            state.due = at;
        }
    }

    void operator()(const Staked& event) const {
        Player& player = who(event.player);
        if (!hasOpenStake(player)) {
            player.beforeStake = player.session;
        }
        state.ledger.move(player.wallet, player.layout, event.stake.amount);
        change<Trust>(player, event.stake);
        note<Trust>(player, event.stake, event.act, event.undo);
        state.acts = std::max(state.acts, event.act);
        noteStake(player.session, at);
    }

    void operator()(const StakeTakenBack& event) const {
        Player& player = who(event.player);
        const Stake less{event.stake.spot, event.stake.group, -event.stake.amount};
        state.ledger.move(player.layout, player.wallet, event.stake.amount);
        change<Trust>(player, less);
        note<Trust>(player, less, event.act, event.undo);
        state.acts = std::max(state.acts, event.act);
        if (hasOpenStake(player)) {
            return;
        }
        if (state.settings.individual) {
            player.session = player.beforeStake;
            noteStakesPossible(player.session, state.settings.idle, at);
        } else {
            noteStakeTakenBack(player.session, state.settings.idle);
        }
    }

    void operator()(const ParolOrdered& event) const { who(event.player).parol = event; }

    void operator()(const ParolPlaced& event) const {
        Player& player = who(event.player);
        player.parol.reset();
        std::erase_if(player.lastSeries, [&](const SettledStake& settled) {
            return settled.stake.group == Group(event.series);
        });
    }

    void operator()(const SpinOrdered&) const {
        state.phase = Phase::launching;
        state.due = at;
    }

    void operator()(const BallLaunched& event) const {
        state.phase = Phase::running;
        state.due = event.rest;
        state.launches = event.launch;
        state.scripted = state.scripted || event.origin == Origin::script;
        if (state.stakesOpen) {
            state.stakesClose = at + (event.rest - at) * kSlowdownPercent / 100;
        }
    }

    void operator()(const NumberDrawn& event) const {
        state.drawn = event.pocket;
        state.scripted = state.scripted || event.origin == Origin::script;
        state.numbers.add(event.pocket);
        state.payments = paymentsOf(state, event.pocket);
        bool anyLoss = false;
        for (Player& player : state.players) {
            anyLoss = anyLoss || lossOf(state, player, event.pocket) > Money{};
            player.parol.reset();
            player.lastSeries.clear();
        }
        if (anyLoss) {
            state.phase = Phase::drawn;
        } else if (!state.payments.empty()) {
            state.phase = Phase::paying;
        } else {
            end(state, at);
        }
        state.due = at + pace::kNumber;
    }

    void operator()(const SpinVoid& event) const {
        state.phase = Phase::launching;
        state.due = event.relaunch;
        state.stakesClose.reset();
    }

    void operator()(const StakesDisturbed&) const {
        Instant restored = at + pace::kRestore;
        for (const std::optional<Instant>& timer : {state.due, state.stakesClose}) {
            if (timer) {
                restored = std::min(restored, std::max(at, *timer));
            }
        }
        if (state.phase == Phase::betting && !state.settings.individual) {
            const Instant change = std::min(ballChangeDue(state), dealerChangeDue(state));
            restored = std::min(restored, std::max(at, change));
        }
        state.restoreAt = restored;
        for (Player& player : state.players) {
            player.stakes.clear();
            player.moves.clear();
        }
    }

    void operator()(const StakeRestored& event) const {
        Player& player = who(event.player);
        Money placed = event.stake.amount;
        for (const Stake& stake : player.stakes) {
            placed += stake.amount; // together at most what was staked
        }
        Trust::check(event.stake.amount > Money{} && placed <= player.staked,
                     "more is put back than was staked");
        player.stakes.push_back(event.stake);
    }

    void operator()(const StakesRestored&) const {
        state.restoreAt.reset();
        state.failing = false;
        if (state.due) { // a launch ordered in the meantime
            state.due = std::max(*state.due, at);
        }
    }

    void operator()(const Collected& event) const {
        state.ledger.move(who(event.player).layout, Ledger::kHouse, event.amount);
        if (state.paid == state.payments.size()) {
            end(state, at);
        } else {
            state.phase = Phase::paying;
            state.due = at + pace::kSweep;
        }
    }

    void operator()(const Paid& event) const {
        Trust::check(state.paid < state.payments.size(), "a payment that is not due");
        // A croupier may pay another prize first; it then takes its place in the order.
        const auto next = state.payments.begin() + static_cast<std::ptrdiff_t>(state.paid);
        const auto meant = std::find_if(next, state.payments.end(), [&](const DuePayment& due) {
            return due.player == event.player && due.stake == event.stake;
        });
        if (meant != state.payments.end()) {
            std::rotate(next, meant, meant + 1);
        }
        state.ledger.move(Ledger::kHouse, who(event.player).layout, event.amount);
        state.phase = Phase::paying;
        state.due = at + paymentInterval(state);
        if (++state.paid == state.payments.size()) {
            end(state, at);
        }
    }

    void operator()(const Settled& event) const {
        Player& player = who(event.player);
        Trust::check(state.onLayout(event.player) == event.returned,
                     "a player is settled at another sum than lies there");
        Trust::check(event.staked == player.staked,
                     "a player is settled for other stakes than were put down");
        state.ledger.move(player.layout, player.wallet, event.returned);
        player.settled = true;
        player.staked = {};
        player.lastStakes.swap(player.stakes);
        player.stakes.clear();
        player.moves.clear();
        player.lastSeries.clear();
        for (const SettledStake& settled : event.stakes) {
            if (!event.voided && settled.stake.group.isSeries()) {
                player.lastSeries.push_back(settled);
            }
        }
        player.session.summary.rounds += 1;
        player.session.summary.staked += event.staked;
        player.session.summary.returned += event.returned;
    }

    void operator()(const RoundVoid&) const { end(state, at); }

    void operator()(const RoundClosed&) const {
        for (Player& player : state.players) {
            if (player.here && (player.atBettingClose || player.settled)) {
                noteRoundClosed(player.session, player.settled);
            }
            if (!player.settled) {
                player.lastSeries.clear(); // a parol follows immediately (R28)
            }
        }
        state.phase = Phase::between;
        state.due = at + pace::kBetween;
        if (state.settings.individual && nobodyHere(state)) {
            state.due.reset();
        }
    }

    void operator()(const SystemFailed&) const {
        if (state.restoreAt) {
            state.failing = true;
            state.restoreAt = at;
        }
    }
    void operator()(const PlayerDisconnected& event) const { who(event.player).connected = false; }
    void operator()(const PlayerReconnected& event) const { who(event.player).connected = true; }

    void operator()(const PlayerLeaving& event) const {
        Trust::check(event.keep >= 0, "less than nothing is kept");
        who(event.player).leaving = true;
        who(event.player).keep = event.keep;
    }

    void operator()(const ChipsChanged& event) const {
        Player& player = who(event.player);
        if (event.late) {
            state.ledger.move(Ledger::kHouse, player.wallet, event.amount);
            player.kept = 0;
        } else if (player.chipValue) {
            const std::int64_t chips = state.ledger.balance(player.wallet).cents / player.chipValue->cents;
            Trust::check(event.kept >= 0 && event.kept <= chips, "more chips are carried off than there are");
            state.ledger.move(player.wallet, Ledger::kHouse, *player.chipValue * event.kept);
            player.kept += event.kept;
        }
    }

    void operator()(const BallChanged&) const { state.ballChangedAt = at; }
    void operator()(const DealerChanged&) const { state.dealerChangedAt = at; }
    void operator()(const SessionInvited&) const {}

    void operator()(const SessionWarned& event) const {
        who(event.player).session.warned = true;
        who(event.player).session.warnedAt = at;
    }

    void operator()(const SessionEnded& event) const {
        Player& player = who(event.player);
        player.here = false;
        player.leaving = false;
        player.parol.reset();
        if (!state.settings.individual) {
            return;
        }
        if (state.phase == Phase::betting) {
            end(state, at);
            state.due = at;
        } else if (state.phase == Phase::between) {
            state.due.reset();
        }
    }

    void operator()(const Announced&) const {}
    void operator()(const Refused&) const {}
};

} // namespace

void evolve(State& state, const Event& event, Instant at) { dispatch(Evolver<AnyEvents>{state, at}, event); }

void evolveOwn(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<OwnEvents>{state, at}, event);
    }
}

} // namespace mesaviva::roulette
