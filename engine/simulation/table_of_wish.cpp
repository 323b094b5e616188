// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/table_of_wish.h"

#include "engine/base/money.h"
#include "engine/simulation/wish_reader.h"

#include <algorithm>
#include <utility>

namespace mesaviva::simulation {

const GameSimulations& gameOf(const Wish& wish) {
    const auto games = allSimulations();
    const auto game = std::ranges::find(games, wish.game, &GameSimulations::key);
    if (game == games.end()) {
        refuse(inQuotes(wish.game) + " is not " + gamesInWords());
    }
    return **game;
}

scenario::Json tableOf(const Wish& wish) {
    if (!wish.table) {
        return scenario::Json::object();
    }
    Result<scenario::Json, scenario::FileError> table = scenario::parseStrictly(*wish.table);
    if (!table) {
        refuse("--table: " + table.error().text());
    }
    if (!table->is_object()) {
        refuse("--table: not a JSON object");
    }
    return *table;
}

scenario::Scenario scenarioAt(const Wish& wish, const scenario::Json& table, const scenario::Json& steps) {
    scenario::Json player = {{"id", "player"}, {"wallet", kLargestAmount.cents}};
    if (const GameSimulations& game = gameOf(wish); game.seat) {
        game.seat(player);
    }
    scenario::Json file = {{"format", "mesaviva.scenario/1"}, {"game", wish.game}, {"rules", wish.rules}};
    file["players"] = scenario::Json::array({player});
    if (!table.empty()) {
        file["table"] = table;
    }
    if (!steps.empty()) {
        file["steps"] = steps;
    }
    Result<scenario::Scenario, scenario::FileError> read = scenario::read(file.dump());
    if (!read) {
        const std::string& path = read.error().path;
        refuse((path == "game" ? "" : "--") + read.error().text());
    }
    return std::move(*read);
}

} // namespace mesaviva::simulation
