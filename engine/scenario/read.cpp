// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/node.h"
#include "engine/scenario/read_parts.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <algorithm>
#include <array>

namespace mesaviva::scenario {

namespace {

constexpr std::string_view kFormat = "mesaviva.scenario/1";
constexpr std::int64_t kMostRounds = 1'000'000;

struct RuleSet {
    std::string_view id;
    std::string_view game;
};
constexpr std::array kRuleSets = {
    RuleSet{"pt-803-2015", "poker"},   RuleSet{"pt-804-2015", "roulette"}, RuleSet{"pt-894-2002", "roulette"},
    RuleSet{"mo-60-2004", "roulette"}, RuleSet{"pt-425a-2015", "bingo"},
};

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

Game readGame(const Node& node) {
    const std::string game = node.text();
    if (game == "poker") {
        return Game::poker;
    }
    if (game == "roulette") {
        return Game::roulette;
    }
    if (game == "bingo") {
        return Game::bingo;
    }
    node.refuse("no such game: " + inQuotes(game));
}

std::string readRules(const Node& node, std::string_view game) {
    std::string id = node.text();
    for (const RuleSet& rules : kRuleSets) {
        if (rules.id == id) {
            if (rules.game != game) {
                node.refuse(inQuotes(id) + " are rules of " + std::string(rules.game) + ", not of " +
                            std::string(game));
            }
            return id;
        }
    }
    node.refuse("no such rules: " + inQuotes(id));
}

roulette::RuleSet rouletteRules(std::string_view id) {
    return *std::find_if(roulette::kAllRuleSets.begin(), roulette::kAllRuleSets.end(),
                         [&](roulette::RuleSet rules) { return roulette::name(rules) == id; });
}

Scenario readScenario(const Json& json) {
    Fields fields(Node(json, ""));
    Scenario scenario;
    readFormat(fields.need("format"));
    if (const std::optional<Node> title = fields.take("title")) {
        scenario.title = readTitle(*title);
    }
    const Node gameNode = fields.need("game");
    const Game game = readGame(gameNode);
    scenario.rules = readRules(fields.need("rules"), gameNode.text());
    switch (game) {
    case Game::poker: readPoker(fields, scenario); break;
    case Game::roulette: readRoulette(fields, rouletteRules(scenario.rules), scenario); break;
    case Game::bingo: readBingo(fields, scenario); break;
    }
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
        scenario.expectations = readExpectations(*expect, scenario.players);
    }
    fields.refuseTheRest();
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

} // namespace mesaviva::scenario
