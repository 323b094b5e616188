// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/simulation/roulette_table.h"

#include "engine/base/check.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/placement.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/simulation/simulations_of.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>

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

// Runs one command: applies the decided events to the state.
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

namespace {

constexpr int kMostStakes = 10;

constexpr std::array kOptions = {GameOption{"strategy", "a chance (usual: red)"},
                                 GameOption{"stakes", "how many stakes in a round, 1 to 10 (usual: 1)"}};

std::shared_ptr<const GamePlan> readRoulette(const RequestReader& request, const scenario::Scenario& scenario,
                                             scenario::Json& words) {
    auto plan = std::make_shared<RoulettePlan>();
    plan->table = scenario.content.as<scenario::RouletteContent>().table;
    plan->stakes = static_cast<int>(request.number("stakes", 1, 1, kMostStakes));
    const std::string strategy = request.text("strategy", "red");
    const std::optional<roulette::ChanceKind> chance = roulette::chanceFrom(strategy);
    if (!chance) {
        refuse("--strategy", RequestProblem::no_chance, {inQuotes(strategy)});
    }
    const auto spots = plan->table.layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i].kind == *chance && roulette::offers(plan->table, static_cast<roulette::SpotId>(i))) {
            plan->places.push_back(static_cast<roulette::SpotId>(i));
        }
    }
    if (plan->places.empty()) {
        refuse("--strategy", RequestProblem::chance_not_offered, {strategy});
    }
    const Money minimum = plan->table.minimumOf(*chance);
    roulette::Player player;
    if (plan->table.hasColourChips()) {
        player.chipValue = plan->table.minimumOf(roulette::ChanceKind::straight);
    }
    const roulette::Room room{minimum, plan->table.maximumOf(*chance),
                              roulette::stepOf(plan->table, player, *chance)};
    plan->amount = room.above(minimum);
    const Money inAll = plan->amount * plan->stakes;
    // All stakes may land on one spot.
    if (plan->amount == Money{} || inAll > room.most || inAll > plan->table.playerMaximum.value_or(inAll)) {
        refuse("--stakes", RequestProblem::stakes_too_high);
    }
    words["strategy"] = strategy;
    words["stakes"] = plan->stakes;
    RequestReader::refuseUnlessAffordable(inAll);
    request.refuseUnlessSummable(static_cast<double>(inAll.cents) * 36);
    return plan;
}

} // namespace

std::optional<Sums> RoulettePlan::play(const Seed& seed, std::uint64_t rounds,
                                       const std::atomic<bool>& stop) const {
    RouletteTable played(*this, seed);
    return playRounds(rounds, stop, [&](Sums& sums) { played.playRound(sums); });
}

GameSimulations RoulettePlan::simulations() {
    return {.key = roulette::Game::kKey, .options = kOptions, .read = &readRoulette};
}

template const GameSimulations& simulationsOf<roulette::Game>();

} // namespace mesaviva::simulation
