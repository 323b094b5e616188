// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/roulette/players/roulette_crowd.h"

#include "engine/base/check.h"
#include "engine/base/dispatch.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::players {

namespace {

using roulette::State;

// An action planned later than this before the close is missed.
constexpr Duration kCloseCall = std::chrono::milliseconds(50);

bool canAct(const State& state, PlayerId player) {
    if (player >= state.players.size()) {
        return false;
    }
    const roulette::Player& own = state.players[player];
    return own.here && own.connected && !own.leaving;
}

StakingPeriod periodFrom(Instant now, const State& state) {
    StakingPeriod period;
    period.toLaunch = state.due ? *state.due - now : state.settings.betting;
    period.toClose = period.toLaunch;
    if (state.settings.closing == roulette::Closing::on_slowdown) {
        period.toClose += state.settings.spin * roulette::kSlowdownPercent / 100;
    }
    return period;
}

bool hasWonSeries(const roulette::Settled& settled) {
    return std::ranges::any_of(settled.stakes, [](const roulette::SettledStake& part) {
        return part.stake.group.isSeries() && part.returned > Money{};
    });
}

} // namespace

void RouletteCrowd::add(const RouletteMember& member) {
    check(!has(member.player), "a player is simulated twice");
    m_members.push_back(member);
}

void RouletteCrowd::remove(PlayerId player) {
    std::erase_if(m_members, [&](const RouletteMember& member) { return member.player == player; });
    std::erase_if(m_minds, [&](const Mind& mind) { return mind.player == player; });
    forgetPlans(player);
}

bool RouletteCrowd::has(PlayerId player) const { return find(player) != nullptr; }

const RouletteMember* RouletteCrowd::find(PlayerId player) const {
    const auto found = std::ranges::find(m_members, player, &RouletteMember::player);
    return found == m_members.end() ? nullptr : &*found;
}

void RouletteCrowd::openRound(const Seed& seed) { m_chance.emplace(seed, stream_name::kPlayers); }

void RouletteCrowd::onEvent(const Recorded<roulette::Event>& entry, const State& state) {
    if (!m_chance || state.settings.individual) {
        return;
    }
    std::visit(Overloaded{
                   [&](const roulette::BettingOpened&) {
                       m_plans.clear();
                       for (const RouletteMember& member : m_members) {
                           planStakes(member, entry.at, state);
                       }
                   },
                   [&](const roulette::PlayerJoined& event) {
                       const RouletteMember* member = find(event.player);
                       if (member != nullptr && state.phase == roulette::Phase::betting && !state.restoreAt) {
                           planStakes(*member, entry.at, state);
                       }
                   },
                   [&](const roulette::StakesDisturbed&) { putOffPlans(*state.restoreAt - entry.at); },
                   [&](const roulette::BettingClosed&) { m_plans.clear(); },
                   [&](const roulette::RoundVoid&) { m_plans.clear(); },
                   [&](const roulette::Settled& event) {
                       if (has(event.player) && !event.voided) {
                           memoryOf(event.player, state.settings.pockets).note(event, state.layout());
                           planParol(event, entry.at, state);
                       }
                   },
                   [&](const roulette::PlayerDisconnected& event) { forgetPlans(event.player); },
                   [&](const roulette::PlayerLeaving& event) { forgetPlans(event.player); },
                   [&](const roulette::SessionEnded& event) { forgetPlans(event.player); },
                   [](const auto&) {},
               },
               entry.event);
}

std::optional<Instant> RouletteCrowd::nextDue() const {
    return m_plans.empty() ? std::nullopt : std::optional(m_plans.front().at);
}

std::optional<roulette::Command> RouletteCrowd::take(Instant now) {
    if (m_plans.empty() || m_plans.front().at > now) {
        return std::nullopt;
    }
    roulette::Command command = std::move(m_plans.front().command);
    m_plans.erase(m_plans.begin());
    return command;
}

RouletteMemory& RouletteCrowd::memoryOf(PlayerId player, int pockets) {
    const auto found = std::ranges::find(m_minds, player, &Mind::player);
    if (found != m_minds.end()) {
        return found->memory;
    }
    return m_minds.emplace_back(Mind{player, {OwnNumbers(pockets, *m_chance)}}).memory;
}

void RouletteCrowd::plan(Instant at, PlayerId player, const roulette::Command& command) {
    const auto place = std::upper_bound(m_plans.begin(), m_plans.end(), at,
                                        [](Instant time, const Plan& other) { return time < other.at; });
    m_plans.insert(place, Plan{at, player, command});
}

void RouletteCrowd::planStakes(const RouletteMember& member, Instant now, const State& state) {
    if (!canAct(state, member.player)) {
        return;
    }
    RouletteView view(state, member.player);
    if (!takesPart(member.habit, view, *m_chance)) {
        return;
    }
    const StakingPeriod period = periodFrom(now, state);
    const Instant close = now + period.toClose - kCloseCall;
    Instant at = now + firstPause(member.habit, period, *m_chance);
    if (view.isOutOfPoints() && at < close) {
        plan(at - (at - now) / 2, member.player, roulette::TakeAllowance{member.player});
        view.noteAllowance();
    }
    m_acts.clear();
    chooseStakes(member.habit, member.taste, memoryOf(member.player, state.settings.pockets), view, *m_chance,
                 m_acts);
    const Duration thought = secondThought(member.habit, period, *m_chance);
    for (std::size_t i = 0; i < m_acts.size() && at < close; ++i) {
        if (i > 0 && i + 1 == m_acts.size()) {
            at = std::max(at, now + thought);
        }
        plan(at, member.player, m_acts[i]);
        at += nextPause(member.habit, *m_chance);
    }
}

void RouletteCrowd::planParol(const roulette::Settled& settled, Instant now, const State& state) {
    const RouletteMember* member = find(settled.player);
    if (!canAct(state, settled.player) || !hasWonSeries(settled) || !groupsAreBooked(state.settings) ||
        !asksForParol(member->habit, *m_chance)) {
        return;
    }
    const Duration thought(800 + m_chance->below(1'400));
    plan(now + thought, settled.player, roulette::PlaceParol{settled.player, std::nullopt});
}

void RouletteCrowd::putOffPlans(Duration pause) {
    for (Plan& plan : m_plans) {
        plan.at += pause;
    }
}

void RouletteCrowd::forgetPlans(PlayerId player) {
    std::erase_if(m_plans, [&](const Plan& plan) { return plan.player == player; });
}

} // namespace mesaviva::players
