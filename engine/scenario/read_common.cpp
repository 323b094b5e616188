// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading that all games share.

#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/read_parts.h"

#include <algorithm>

namespace mesaviva::scenario {

Player readPlayer(Fields& fields, const std::vector<Player>& before) {
    Player player;
    const Node id = fields.need("id");
    player.id = id.text();
    if (player.id.empty() || player.id == "dealer") {
        id.refuse(player.id.empty() ? "empty" : "\"dealer\" is the dealer's name");
    }
    const auto sameId = [&](const Player& other) { return other.id == player.id; };
    if (std::any_of(before.begin(), before.end(), sameId)) {
        id.refuse("a second player " + inQuotes(player.id));
    }
    player.wallet = fields.need("wallet").amount();
    return player;
}

PlayerId readPlayerName(const Node& name, const std::vector<Player>& players) {
    const std::string id = name.text();
    const auto found =
        std::find_if(players.begin(), players.end(), [&](const Player& player) { return player.id == id; });
    if (found == players.end()) {
        name.refuse("no player is called " + inQuotes(id));
    }
    return static_cast<PlayerId>(found - players.begin());
}

PlayerId playerOf(Fields& fields, const std::vector<Player>& players) {
    return readPlayerName(fields.need("player"), players);
}

namespace {

std::optional<Seed> readOneSeed(Fields& outcome, const char* name) {
    const std::optional<Node> node = outcome.take(name);
    if (!node) {
        return std::nullopt;
    }
    const std::optional<Seed> seed = seedFromHex(node->text());
    if (!seed) {
        node->refuse("not 64 hexadecimal digits");
    }
    return seed;
}

} // namespace

void readSeeds(Fields& outcome, Scenario& scenario) {
    scenario.seed = readOneSeed(outcome, "seed");
    scenario.roundSeed = readOneSeed(outcome, "round_seed");
}

Money readLimit(const Node& node, std::string_view rule) {
    try {
        return node.amount();
    } catch (BadFile& bad) {
        bad.error.reason += inBrackets(rule);
        throw;
    }
}

std::string readEventName(const Node& node) {
    std::string name = node.text();
    if (!isEventName(name)) {
        node.refuse("no such event: " + inQuotes(name));
    }
    return name;
}

Timing readTiming(Fields& step) {
    Timing timing;
    const std::optional<Node> at = step.take("at");
    const std::optional<Node> when = step.take("when");
    if (at && when) {
        when->refuse(R"("at" and "when" exclude each other)");
    }
    if (at) {
        timing.at = at->instant();
    }
    if (when) {
        timing.when = readEventName(*when);
    }
    return timing;
}

} // namespace mesaviva::scenario
