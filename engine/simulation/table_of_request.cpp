// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/table_of_request.h"

#include "engine/base/money.h"
#include "engine/simulation/request_reader.h"

#include <algorithm>
#include <utility>

namespace mesaviva::simulation {

const GameSimulations& gameOf(const Request& request) {
    const auto games = allSimulations();
    const auto game = std::ranges::find(games, request.game, &GameSimulations::key);
    if (game == games.end()) {
        refuse(inQuotes(request.game) + " is not " + gamesInWords());
    }
    return **game;
}

scenario::Json tableOf(const Request& request) {
    if (!request.table) {
        return scenario::Json::object();
    }
    Result<scenario::Json, scenario::FileError> table = scenario::parseStrictly(*request.table);
    if (!table) {
        refuse("--table: " + table.error().text());
    }
    if (!table->is_object()) {
        refuse("--table: not a JSON object");
    }
    return *table;
}

scenario::Scenario scenarioAt(const Request& request, const scenario::Json& table,
                              const scenario::Json& steps) {
    scenario::Json player = {{"id", "player"}, {"wallet", kLargestAmount.cents}};
    if (const GameSimulations& game = gameOf(request); game.seat) {
        game.seat(player);
    }
    scenario::Json file = {
        {"format", "mesaviva.scenario/1"}, {"game", request.game}, {"rules", request.rules}};
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
