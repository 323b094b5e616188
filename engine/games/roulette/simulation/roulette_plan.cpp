// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/simulation/roulette_plan.h"

#include "engine/games/roulette/placement.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/games/roulette/simulation/roulette_table.h"
#include "engine/simulation/simulations_of.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>

namespace mesaviva::simulation {

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
        refuse("--strategy: " + inQuotes(strategy) + " is no chance, as straight, split or red");
    }
    const auto spots = plan->table.layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i].kind == *chance && roulette::offers(plan->table, static_cast<roulette::SpotId>(i))) {
            plan->places.push_back(static_cast<roulette::SpotId>(i));
        }
    }
    if (plan->places.empty()) {
        refuse("--strategy: this table does not offer " + strategy);
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
    // All stakes may fall on one place.
    if (plan->amount == Money{} || inAll > room.most || inAll > plan->table.playerMaximum.value_or(inAll)) {
        refuse("--stakes: more than the table takes");
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
