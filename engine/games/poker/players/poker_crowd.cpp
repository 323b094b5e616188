// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/players/poker_crowd.h"

#include "engine/base/check.h"
#include "engine/base/dispatch.h"
#include "engine/games/poker/pay_table.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::players {

namespace {

Money anteInBox(const poker::State& state, PlayerId player) {
    return state.inBox(static_cast<std::size_t>(state.players[player].seat - 1), poker::Box::ante);
}

} // namespace

bool PokerDecisionView::canBet() const { return poker::kBetPerAnte * ante <= wallet; }

PokerBettingView bettingViewOf(const poker::State& state, PlayerId player) {
    const Session& session = state.players[player].session;
    PokerBettingView view;
    view.wallet = state.wallet(player);
    view.inAnteBox = anteInBox(state, player);
    view.minimum = state.settings.minimum;
    view.maximum = largestAnte(state.settings);
    view.allowance = state.settings.allowance;
    view.individual = state.settings.individual;
    view.idleRounds = session.idleRounds;
    view.warned = session.warned;
    return view;
}

PokerDecisionView decisionViewOf(const poker::State& state, PlayerId player) {
    PokerDecisionView view;
    view.hand = state.seatOf(player).cards;
    view.upCard = state.dealer.back();
    view.ante = anteInBox(state, player);
    view.wallet = state.wallet(player);
    view.ranking = state.settings.ranking;
    return view;
}

namespace {

using poker::Card;
using poker::Combination;
using poker::Rank;

// The number of rounds sat out after which a player notices, well before the invitation to leave.
constexpr std::uint32_t kNoticedIdleRounds = 3;

bool happens(std::uint32_t percent, RandomStream& chance) { return chance.below(100) < percent; }

std::int64_t between(std::int64_t low, std::int64_t high, RandomStream& chance) {
    return low + chance.below(static_cast<std::uint32_t>(high - low + 1));
}

Combination combinationOf(const PokerDecisionView& view) {
    return poker::rankHand(view.hand, view.ranking).combination();
}

Rank highestCard(const PokerDecisionView& view) {
    return std::max_element(view.hand.begin(), view.hand.end(),
                            [](Card a, Card b) { return a.rank() < b.rank(); })
        ->rank();
}

// The rank of the pair; only for hands with a pair.
Rank pairRank(const PokerDecisionView& view) {
    for (std::size_t i = 0; i < view.hand.size(); ++i) {
        for (std::size_t j = i + 1; j < view.hand.size(); ++j) {
            if (view.hand[i].rank() == view.hand[j].rank()) {
                return view.hand[i].rank();
            }
        }
    }
    return Rank::two;
}

// The sum of two uniform numbers makes the middle likelier than the ends, as with people. Pauses longer than
// the period are shortened to fit, so that commands arrive in time even at a fast table.
Duration pause(std::int64_t shortest, std::int64_t longest, Duration period, RandomStream& chance) {
    const std::int64_t half = (longest - shortest) / 2;
    const Duration request(shortest + between(0, half, chance) + between(0, half, chance));
    const Duration most = period * 9 / 10;
    return longest <= most.count() ? request : most * request.count() / longest;
}

} // namespace

Money chooseAnte(StakeTaste taste, const PokerBettingView& view, RandomStream& chance) {
    constexpr std::int64_t kWithBet = 1 + poker::kBetPerAnte;
    if (view.wallet < view.minimum) {
        return {};
    }
    const std::int64_t most = std::min(view.wallet.cents / kWithBet, view.maximum.cents) / view.minimum.cents;
    if (most == 0) {
        return std::min(view.wallet, view.maximum);
    }
    std::int64_t times = 1;
    switch (taste) {
    case StakeTaste::low: times = between(1, 2, chance); break;
    case StakeTaste::middle: times = between(2, 6, chance); break;
    case StakeTaste::high: times = between(8, poker::kMaximumPerMinimum, chance); break;
    }
    return std::min(times, most) * view.minimum;
}

bool remembersToStake(PokerHabit habit, const PokerBettingView& view, RandomStream& chance) {
    if (habit != PokerHabit::absent_minded || view.warned || view.idleRounds >= kNoticedIdleRounds) {
        return true;
    }
    return happens(80, chance);
}

bool continues(PokerHabit habit, const PokerDecisionView& view, RandomStream& chance) {
    if (!view.canBet()) {
        return false;
    }
    const Combination combination = combinationOf(view);
    switch (habit) {
    case PokerHabit::cautious:
        if (combination == Combination::pair && pairRank(view) < Rank::seven &&
            view.upCard.rank() > pairRank(view)) {
            return happens(40, chance);
        }
        return combination >= Combination::pair;
    case PokerHabit::sensible:
    case PokerHabit::absent_minded: return combination >= Combination::ace_king;
    case PokerHabit::bold:
        return combination >= Combination::ace_king || highestCard(view) >= Rank::queen ||
               happens(60, chance);
    }
    return false;
}

bool decidesInTime(PokerHabit habit, bool extraPeriod, RandomStream& chance) {
    if (habit != PokerHabit::absent_minded) {
        return true;
    }
    return happens(extraPeriod ? 70 : 55, chance);
}

Duration stakingTime(PokerHabit habit, Duration period, RandomStream& chance) {
    switch (habit) {
    case PokerHabit::cautious: return pause(3'000, 11'000, period, chance);
    case PokerHabit::sensible: return pause(1'500, 7'500, period, chance);
    case PokerHabit::bold: return pause(900, 5'000, period, chance);
    case PokerHabit::absent_minded: return pause(4'000, 17'000, period, chance);
    }
    return {};
}

Duration decisionTime(PokerHabit habit, const PokerDecisionView& view, Duration period,
                      RandomStream& chance) {
    const Combination combination = combinationOf(view);
    const bool plain = combination >= Combination::two_pairs || !view.canBet();
    const bool hard = combination == Combination::ace_king || combination == Combination::pair;
    const std::int64_t shortest = plain ? 900 : hard ? 2'500 : 1'600;
    const std::int64_t longest = plain ? 3'000 : hard ? 9'000 : 6'000;
    switch (habit) {
    case PokerHabit::cautious: return pause(shortest + 1'000, longest + 2'500, period, chance);
    case PokerHabit::sensible: return pause(shortest, longest, period, chance);
    case PokerHabit::bold: return pause(shortest * 2 / 3, longest * 2 / 3, period, chance);
    case PokerHabit::absent_minded: return pause(shortest + 2'000, longest + 6'000, period, chance);
    }
    return {};
}

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
