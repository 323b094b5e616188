// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/games.h"

#include "engine/games/roulette/regulation.h"
#include "engine/record/game_record.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/simulation/game_simulations.h"

#include <algorithm>
#include <array>

// The lists that the services in engine/record, engine/scenario and engine/simulation declare.
namespace mesaviva {

namespace {

template <class... Game>
auto listRecords(GameList<Game...>) {
    return std::array{&record::gameRecord<Game>()...};
}
template <class... Game>
auto listScenarios(GameList<Game...>) {
    return std::array{&scenario::scenariosOf<Game>()...};
}
template <class... Game>
auto listSimulations(GameList<Game...>) {
    return std::array{&simulation::simulationsOf<Game>()...};
}

} // namespace

std::span<const record::GameRecord* const> record::recordedGames() {
    static const auto all = listRecords(Games{});
    return all;
}

std::span<const scenario::GameScenarios* const> scenario::allScenarios() {
    static const auto all = listScenarios(Games{});
    return all;
}

std::span<const simulation::GameSimulations* const> simulation::allSimulations() {
    static const auto all = listSimulations(Games{});
    return all;
}

bool countsInPatacas(std::string_view rules) {
    return std::ranges::any_of(roulette::kRegulations, [&](const roulette::Regulation* regulation) {
        return regulation->currency == roulette::Currency::pataca && rules.starts_with(regulation->name);
    });
}

} // namespace mesaviva
