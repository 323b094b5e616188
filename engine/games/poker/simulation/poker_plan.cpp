// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/simulation/poker_plan.h"

#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/games/poker/simulation/poker_table.h"
#include "engine/simulation/simulations_of.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>

namespace mesaviva::simulation {

namespace {

constexpr std::array kOptions = {GameOption{"strategy", "always, pair, ace_king (usual) or best"},
                                 GameOption{"seats", "how many play, 1 to 7 (usual: 1)"}};

void seat(scenario::Json& player) { player["seat"] = 1; }

std::shared_ptr<const GamePlan> readPoker(const RequestReader& request, const scenario::Scenario& scenario,
                                          scenario::Json& words) {
    auto plan = std::make_shared<PokerPlan>();
    plan->table = scenario.content.as<scenario::PokerContent>().table;
    const auto most = static_cast<std::uint64_t>(plan->table.seats);
    plan->seats = static_cast<int>(request.number("seats", 1, 1, most));
    const std::string strategy = request.text("strategy", "ace_king");
    const std::optional<PokerStrategy> known = pokerStrategyFrom(strategy);
    if (!known) {
        refuse("--strategy: " + inQuotes(strategy) + " is not always, pair, ace_king or best");
    }
    plan->strategy = *known;
    words["strategy"] = strategy;
    words["seats"] = plan->seats;
    RequestReader::refuseUnlessAffordable(plan->table.minimum * (1 + poker::kBetPerAnte));
    const int mostBack = 2 + poker::kBetPerAnte * (1 + poker::betMultiple(poker::Combination::royal_flush));
    request.refuseUnlessSummable(static_cast<double>(plan->table.minimum.cents) * plan->seats * mostBack);
    return plan;
}

} // namespace

std::optional<Sums> PokerPlan::play(const Seed& seed, std::uint64_t rounds,
                                    const std::atomic<bool>& stop) const {
    PokerTable played(*this, seed);
    return playRounds(rounds, stop, [&](Sums& sums) { played.playRound(sums); });
}

GameSimulations PokerPlan::simulations() {
    return {.key = poker::Game::kKey, .options = kOptions, .seat = &seat, .read = &readPoker};
}

template const GameSimulations& simulationsOf<poker::Game>();

} // namespace mesaviva::simulation
