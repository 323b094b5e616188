// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/poker/players/poker_crowd.h"

#include "engine/base/check.h"
#include "engine/base/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::players {

namespace {

using poker::Phase;
using poker::State;

// The time that a player assumes for a period without end.
constexpr Duration kOpenPeriod = std::chrono::seconds(20);

// Between two players who follow once everybody else has decided.
constexpr Duration kFollowUp = std::chrono::milliseconds(700);

bool isSeated(const State& state, PlayerId player) {
    return player < state.players.size() && state.players[player].seat != 0;
}

bool canAct(const State& state, PlayerId player) {
    return isSeated(state, player) && state.seatOf(player).connected && !state.seatOf(player).leaving;
}

bool mustDecide(const State& state, PlayerId player) {
    return canAct(state, player) && state.seatOf(player).dealtIn &&
           state.seatOf(player).decision == poker::Decision::none;
}

Duration periodFrom(Instant now, const State& state) { return state.due ? *state.due - now : kOpenPeriod; }

} // namespace

void PokerCrowd::add(const PokerMember& member) {
    check(!has(member.player), "a player is simulated twice");
    m_members.push_back(member);
}

void PokerCrowd::remove(PlayerId player) {
    std::erase_if(m_members, [&](const PokerMember& member) { return member.player == player; });
    forgetPlans(player);
}

bool PokerCrowd::has(PlayerId player) const { return find(player) != nullptr; }

const PokerMember* PokerCrowd::find(PlayerId player) const {
    const auto found = std::find_if(m_members.begin(), m_members.end(),
                                    [&](const PokerMember& member) { return member.player == player; });
    return found == m_members.end() ? nullptr : &*found;
}

void PokerCrowd::openRound(const Seed& seed) { m_chance.emplace(seed, stream_name::kPlayers); }

void PokerCrowd::onEvent(const Recorded<poker::Event>& entry, const State& state) {
    if (!m_chance) {
        return;
    }
    std::visit(
        Overloaded{
            [&](const poker::BettingOpened&) {
                for (const PokerMember& member : m_members) {
                    planStake(member, entry.at, state);
                }
            },
            [&](const poker::PlayerSat& event) {
                const PokerMember* member = find(event.player);
                if (member != nullptr && state.phase == Phase::betting) {
                    planStake(*member, entry.at, state);
                }
            },
            [&](const poker::DecisionOpened&) {
                for (const PokerMember& member : m_members) {
                    if (mustDecide(state, member.player) && decidesInTime(member.habit, false, *m_chance)) {
                        planDecision(member, entry.at, state);
                    }
                }
            },
            [&](const poker::DecisionExtended&) {
                m_plans.clear();
                for (const PokerMember& member : m_members) {
                    if (mustDecide(state, member.player) && decidesInTime(member.habit, true, *m_chance)) {
                        planDecision(member, entry.at, state);
                    }
                }
            },
            [&](const poker::Staked& event) {
                if (event.box == poker::Box::bet) {
                    followUp(entry.at, state);
                }
            },
            [&](const poker::Folded&) { followUp(entry.at, state); },
            [&](const poker::BettingClosed&) { m_plans.clear(); },
            [&](const poker::RoundVoid&) { m_plans.clear(); },
            [&](const poker::RoundClosed&) { m_plans.clear(); },
            [&](const poker::PlayerDisconnected& event) { forgetPlans(event.player); },
            [&](const poker::PlayerLeaving& event) { forgetPlans(event.player); },
            [&](const poker::SessionEnded& event) { forgetPlans(event.player); },
            [](const auto&) {},
        },
        entry.event);
}

std::optional<Instant> PokerCrowd::nextDue() const {
    return m_plans.empty() ? std::nullopt : std::optional(m_plans.front().at);
}

std::optional<poker::Command> PokerCrowd::take(Instant now) {
    if (m_plans.empty() || m_plans.front().at > now) {
        return std::nullopt;
    }
    poker::Command command = m_plans.front().command;
    m_plans.erase(m_plans.begin());
    return command;
}

void PokerCrowd::plan(Instant at, PlayerId player, const poker::Command& command) {
    const auto place = std::upper_bound(m_plans.begin(), m_plans.end(), at,
                                        [](Instant time, const Plan& other) { return time < other.at; });
    m_plans.insert(place, Plan{at, player, command});
}

void PokerCrowd::planStake(const PokerMember& member, Instant now, const State& state) {
    if (!canAct(state, member.player)) {
        return;
    }
    PokerBettingView view = bettingViewOf(state, member.player);
    if (view.inAnteBox > Money{} || !remembersToStake(member.habit, view, *m_chance)) {
        return;
    }
    const Duration period = periodFrom(now, state);
    const Instant at = now + stakingTime(member.habit, period, *m_chance);
    if (view.wallet < view.minimum) {
        plan(at - (at - now) / 2, member.player, poker::TakeAllowance{member.player});
        view.wallet += view.allowance;
    }
    const Money ante = chooseAnte(member.taste, view, *m_chance);
    if (ante == Money{}) {
        return;
    }
    plan(at, member.player, poker::PlaceAnte{member.player, ante});
    if (view.individual) {
        plan(at + std::chrono::seconds(1), member.player, poker::Deal{member.player});
    }
}

void PokerCrowd::planDecision(const PokerMember& member, Instant now, const State& state) {
    const PokerDecisionView view = decisionViewOf(state, member.player);
    const bool stays = continues(member.habit, view, *m_chance);
    const Instant at = now + decisionTime(member.habit, view, periodFrom(now, state), *m_chance);
    plan(at, member.player,
         stays ? poker::Command(poker::Bet{member.player}) : poker::Command(poker::Fold{member.player}));
}

void PokerCrowd::followUp(Instant now, const State& state) {
    if (!m_brisk || (state.phase != Phase::deciding && state.phase != Phase::extended)) {
        return;
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const auto player = static_cast<PlayerId>(i);
        if (!has(player) && mustDecide(state, player)) {
            return;
        }
    }
    for (const PokerMember& member : m_members) {
        const bool plans = std::any_of(m_plans.begin(), m_plans.end(),
                                       [&](const Plan& plan) { return plan.player == member.player; });
        if (!plans && mustDecide(state, member.player)) {
            planDecision(member, now, state);
        }
    }
    Instant latest = now;
    for (Plan& plan : m_plans) {
        latest += kFollowUp;
        plan.at = std::min(plan.at, latest);
    }
}

void PokerCrowd::forgetPlans(PlayerId player) {
    std::erase_if(m_plans, [&](const Plan& plan) { return plan.player == player; });
}

} // namespace mesaviva::players
