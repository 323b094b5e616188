// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/simulation/roulette_table.h"

#include "engine/base/check.h"
#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/evolve_own.h"

#include <algorithm>

namespace mesaviva::simulation {

using namespace roulette;

RouletteTable::RouletteTable(const RoulettePlan& plan, const Seed& seed)
    : m_plan(plan),
      m_state(plan.table),
      m_chance(seed, stream_name::kOutcome),
      m_player(seed, stream_name::kPlayers) {
    act([&] { return admit(m_state, Admit{kLargestAmount}, m_events); });
    act([&] { return join(m_state, Join{0, std::nullopt}, m_events); });
}

// One command: what is decided is carried into the state.
template <class Decide>
void RouletteTable::act(const Decide& decide) {
    m_events.clear();
    const MaybeRefusal refusal = decide();
    check(!refusal, "a simulated wheel refuses a command");
    evolveOwn(m_state, m_events, m_now);
}

void RouletteTable::stake() {
    for (int i = 0; i < m_plan.stakes; ++i) {
        const SpotId place = m_plan.places[m_player.below(static_cast<std::uint32_t>(m_plan.places.size()))];
        act([&] { return placeOn(m_state, 0, place, m_plan.amount, m_events); });
    }
    if (m_plan.table.individual) {
        act([&] { return spin(m_state, 0, m_now, m_events); });
    }
}

void RouletteTable::meetNeed() {
    const Need need = nextNeed(m_state).value();
    m_now = std::max(m_now, need.at);
    if (need.kind == CommonNeed::commitment) {
        act([&] { return openRound(m_state, Commit{kUnproven}, m_now, m_events); });
    } else if (need.kind == OwnNeed::launch) {
        act([&] { return launchBall(m_state, LaunchBall{}, m_now, m_events); });
    } else if (need.kind == OwnNeed::pocket) {
        const auto pockets = static_cast<std::uint32_t>(m_plan.table.pockets);
        const BringPocket rest{Pocket(static_cast<int>(m_chance.below(pockets)))};
        act([&] { return drawNumber(m_state, rest, m_now, m_events); });
    } else if (need.kind == CommonNeed::seed) {
        act([&] { return closeRound(m_state, RevealSeed{}, m_now, m_events); });
    } else {
        act([&] { return passTime(m_state, m_now, m_events); });
    }
}

void RouletteTable::playRound(Sums& sums) {
    const Money house = m_state.ledger.balance(Ledger::kHouse);
    meetNeed();
    stake();
    do {
        meetNeed();
    } while (m_state.phase != Phase::between);
    const Money net = house - m_state.ledger.balance(Ledger::kHouse);
    const Money staked = m_plan.amount * m_plan.stakes;
    sums.rounds += 1;
    sums.firstStakes += staked;
    sums.staked += staked;
    sums.returned += staked + net;
    sums.squaredSpread.addSquare(net.cents);
}

} // namespace mesaviva::simulation
