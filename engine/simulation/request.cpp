// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/request.h"

#include "engine/base/money.h"
#include "engine/scenario/file_error.h"
#include "engine/simulation/game_simulations.h"
#include "engine/simulation/plan.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <limits>
#include <utility>

namespace mesaviva::simulation {

std::vector<RequestOption> requestOptions() {
    std::vector<RequestOption> all;
    for (const GameSimulations* game : allSimulations()) {
        for (const GameOption& option : game->options) {
            const std::string help = std::string(game->key) + ": " + std::string(option.help);
            const auto known = std::ranges::find(all, option.name, &RequestOption::name);
            if (known == all.end()) {
                all.push_back({std::string(option.name), help});
            } else {
                known->help += "; " + help;
            }
        }
    }
    for (RequestOption& option : all) {
        option.help.front() =
            static_cast<char>(std::toupper(static_cast<unsigned char>(option.help.front())));
    }
    return all;
}

void refuse(std::string about, RequestProblem problem, std::vector<std::string> arguments) {
    throw BadRequest{std::move(about), problem, std::move(arguments)};
}

std::string inQuotes(const std::string& text) {
    return '"' + scenario::printable(scenario::shortened(text)) + '"';
}

std::uint64_t number(std::string_view option, const std::string& text, std::uint64_t least,
                     std::uint64_t most) {
    if (const std::optional<std::uint64_t> read = wholeNumber(text, least, most)) {
        return *read;
    }
    refuse("--" + std::string(option), RequestProblem::not_whole_from,
           {inQuotes(text), std::to_string(least), std::to_string(most)});
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
        refuse("--rounds", RequestProblem::too_many_rounds);
    }
}

void RequestReader::refuseUnlessAffordable(Money mostStaked) {
    if (mostStaked * static_cast<std::int64_t>(GamePlan::kBlockRounds) > kLargestAmount) {
        refuse("--table", RequestProblem::minimum_too_high);
    }
}

const GameSimulations& gameOf(const Request& request) {
    const auto games = allSimulations();
    const auto game = std::ranges::find(games, request.game, &GameSimulations::key);
    if (game == games.end()) {
        refuse({}, RequestProblem::no_game, {inQuotes(request.game)});
    }
    return **game;
}

scenario::Json tableOf(const Request& request) {
    if (!request.table) {
        return scenario::Json::object();
    }
    Result<scenario::Json, scenario::FileError> table = scenario::parseStrictly(*request.table);
    if (!table) {
        throw BadRequest{"--table", RequestProblem::in_file, {}, table.error()};
    }
    if (!table->is_object()) {
        refuse("--table", RequestProblem::not_object);
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
        throw BadRequest{{}, RequestProblem::in_file, {}, read.error()};
    }
    return std::move(*read);
}

} // namespace mesaviva::simulation
