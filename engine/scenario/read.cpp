// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/sha256.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/node.h"
#include "engine/scenario/read_parts.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>

namespace mesaviva::scenario {

namespace {

constexpr std::string_view kFormat = "mesaviva.scenario/1";
constexpr std::int64_t kMostRounds = 1'000'000;

void readFormat(const Node& node) {
    if (const std::string format = node.text(); format != kFormat) {
        node.refuse(inQuotes(format) + " is not " + inQuotes(std::string(kFormat)));
    }
}

Title readTitle(const Node& node) {
    Fields fields(node);
    const std::optional<Node> pt = fields.take("pt");
    const std::optional<Node> en = fields.take("en");
    fields.refuseTheRest();
    if (!pt && !en) {
        node.refuse(R"(neither "pt" nor "en")");
    }
    return {(pt ? *pt : *en).text(), (en ? *en : *pt).text()};
}

const GameScenarios& readGame(const Node& node) {
    const std::string key = node.text();
    if (const GameScenarios* game = scenariosOf(key)) {
        return *game;
    }
    node.refuse("no such game: " + inQuotes(key));
}

std::string readRules(const Node& node, const GameScenarios& game) {
    std::string id = node.text();
    const auto hasThem = [&](const GameScenarios* other) {
        return std::ranges::find(other->rules, id) != other->rules.end();
    };
    const auto games = allScenarios();
    const auto found = std::ranges::find_if(games, hasThem);
    if (found == games.end()) {
        node.refuse("no such rules: " + inQuotes(id));
    }
    if (*found != &game) {
        node.refuse(inQuotes(id) + " are rules of " + std::string((*found)->key) + ", not of " +
                    std::string(game.key));
    }
    return id;
}

std::string digestOf(const Json& json) {
    const std::string text = json.dump();
    return toHex(sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}

Scenario readScenario(const Json& json) {
    Fields fields(Node(json, ""));
    Scenario scenario;
    readFormat(fields.need("format"));
    if (const std::optional<Node> title = fields.take("title")) {
        scenario.title = readTitle(*title);
    }
    const Node named = fields.need("game");
    const GameScenarios& game = readGame(named);
    scenario.rules = readRules(fields.need("rules"), game);
    game.read(fields, scenario);
    const std::optional<Node> until = fields.take("until");
    const std::optional<Node> rounds = fields.take("rounds");
    if (until && rounds) {
        rounds->refuse(R"("until" and "rounds" exclude each other)");
    }
    if (until) {
        scenario.until = until->instant();
    }
    if (rounds) {
        scenario.rounds = static_cast<std::uint64_t>(rounds->whole(1, kMostRounds));
    }
    if (const std::optional<Node> expect = fields.take("expect")) {
        scenario.expectations = readExpectations(*expect, scenario.players, game);
    }
    fields.refuseTheRest();
    scenario.digest = digestOf(json);
    return scenario;
}

} // namespace

Result<Scenario, FileError> read(std::string_view json) {
    const Result<Json, FileError> parsed = parseStrictly(json);
    if (!parsed) {
        return parsed.error();
    }
    try {
        return readScenario(*parsed);
    } catch (const BadFile& bad) {
        return bad.error;
    }
}

namespace {

constexpr std::size_t kLargestFile = std::size_t{16} * 1024 * 1024;

FileError unreadable(std::string reason) { return {{}, 0, 0, std::move(reason)}; }

} // namespace

Result<Scenario, FileError> load(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return unreadable("is a folder, not a file");
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return unreadable("can't be opened");
    }
    std::string text;
    std::array<char, 65'536> block{};
    while (file.read(block.data(), block.size()) || file.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > kLargestFile) {
            return unreadable("is larger than 16 MiB");
        }
    }
    if (file.bad()) {
        return unreadable("can't be read");
    }
    return read(text);
}

} // namespace mesaviva::scenario
