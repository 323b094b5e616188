// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/request_reader.h"

#include "engine/base/money.h"
#include "engine/scenario/file_error.h"
#include "engine/simulation/game_plan.h"
#include "engine/simulation/game_simulations.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace mesaviva::simulation {

void refuse(std::string reason) { throw RefusedRequest{std::move(reason)}; }

std::string inQuotes(const std::string& text) {
    return '"' + scenario::printable(scenario::shortened(text)) + '"';
}

std::uint64_t number(std::string_view option, const std::string& text, std::uint64_t least,
                     std::uint64_t most) {
    if (const std::optional<std::uint64_t> read = wholeNumber(text, least, most)) {
        return *read;
    }
    refuse("--" + std::string(option) + ": " + inQuotes(text) + " is no whole number from " +
           std::to_string(least) + " to " + std::to_string(most));
}

std::optional<std::uint64_t> wholeNumber(const std::string& text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool isWhole = read.ec == std::errc() && read.ptr == end && !text.empty();
    return isWhole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::string RequestReader::text(std::string_view option, std::string_view usual) const {
    const auto given = m_request.options.find(option);
    return given == m_request.options.end() ? std::string(usual) : given->second;
}

std::uint64_t RequestReader::number(std::string_view option, std::uint64_t usual, std::uint64_t least,
                                    std::uint64_t most) const {
    const auto given = m_request.options.find(option);
    return given == m_request.options.end() ? usual : simulation::number(option, given->second, least, most);
}

void RequestReader::refuseUnlessSummable(double mostOfRound) const {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 4;
    if (mostOfRound * static_cast<double>(m_rounds) > static_cast<double>(kMost)) {
        refuse("--rounds: too many to be added up at such stakes");
    }
}

void RequestReader::refuseUnlessAffordable(Money mostStaked) {
    if (mostStaked * static_cast<std::int64_t>(GamePlan::kBlockRounds) > kLargestAmount) {
        refuse("--table: the minimum is too high for many rounds");
    }
}

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
