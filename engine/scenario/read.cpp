// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/printable.h"
#include "engine/base/seed.h"
#include "engine/record/fields/money_fields.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/node.h"
#include "engine/scenario/read_parts.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <istream>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace mesaviva::scenario {

namespace {

constexpr std::size_t kLongestName = 64; // characters

} // namespace

std::string readName(const Node& node, std::string_view rule) {
    std::string name = node.text();
    if (name.empty()) {
        node.refuse(FileProblem::empty_name, {}, rule);
    }
    if (lettersIn(name) > kLongestName) {
        node.refuse(FileProblem::name_too_long, {std::to_string(kLongestName)}, rule);
    }
    if (!isPrintable(name)) {
        node.refuse(FileProblem::name_not_printable, {}, rule);
    }
    return name;
}

Player readPlayer(Fields& fields, const std::vector<Player>& before) {
    Player player;
    const Node id = fields.need("id");
    player.id = readName(id);
    if (player.id == "dealer") {
        id.refuse(FileProblem::name_of_dealer);
    }
    const auto sameId = [&](const Player& other) { return other.id == player.id; };
    if (std::any_of(before.begin(), before.end(), sameId)) {
        id.refuse(FileProblem::second_player, {inQuotes(player.id)});
    }
    player.wallet = fields.need("wallet").amount();
    return player;
}

PlayerId readPlayerName(const Node& name, const std::vector<Player>& players) {
    const std::string id = name.text();
    const auto found =
        std::find_if(players.begin(), players.end(), [&](const Player& player) { return player.id == id; });
    if (found == players.end()) {
        name.refuse(FileProblem::no_player_called, {inQuotes(id)});
    }
    return static_cast<PlayerId>(found - players.begin());
}

PlayerId playerOf(Fields& fields, const std::vector<Player>& players) {
    return readPlayerName(fields.need("player"), players);
}

namespace {

Seed readSeed(const Node& node) {
    const std::optional<Seed> seed = seedFromHex(node.text());
    if (!seed) {
        node.refuse(FileProblem::not_a_seed);
    }
    return *seed;
}

std::optional<Seed> readOneSeed(Fields& outcome, const char* name) {
    const std::optional<Node> node = outcome.take(name);
    return node ? std::optional(readSeed(*node)) : std::nullopt;
}

} // namespace

void readSeeds(Fields& outcome, Scenario& scenario) {
    scenario.seed = readOneSeed(outcome, "seed");
    scenario.roundSeed = readOneSeed(outcome, "round_seed");
}

common::ContributeSeed readContribution(Fields& step, PlayerId player) {
    return {player, readSeed(step.need("seed"))};
}

Money readLimit(const Node& node, std::string_view rule) {
    try {
        return node.amount();
    } catch (BadFile& bad) {
        bad.error.rule = rule;
        throw;
    }
}

std::string readEventName(const Node& node) {
    std::string name = node.text();
    if (!isEventName(name)) {
        node.refuse(FileProblem::no_such_event, {inQuotes(name)});
    }
    return name;
}

Timing readTiming(Fields& step) {
    Timing timing;
    const std::optional<Node> at = step.take("at");
    const std::optional<Node> when = step.take("when");
    if (at && when) {
        when->refuse(FileProblem::at_and_when);
    }
    if (at) {
        timing.at = at->instant();
    }
    if (when) {
        timing.when = readEventName(*when);
    }
    return timing;
}

namespace {

using record::MoneyField;

// Checks one amount, or a list of amounts.
void checkAmount(const Node& node, const MoneyField& field) {
    if (node.json().is_array()) {
        for (const Node& item : node.items()) {
            checkAmount(item, field);
        }
    } else if (!(field.nullable && node.json().is_null())) {
        const bool isNet = std::string_view(field.path).substr(field.path.rfind('/') + 1) == "net";
        static_cast<void>(isNet ? node.netAmount() : node.amount());
    }
}

// Checks that expected amounts are possible: whole cents, negative only for a net result. `path` is the
// value's path in the event.
void checkAmounts(const Node& value, std::string_view event, const std::string& path,
                  std::span<const MoneyField> money) {
    if (value.json().is_array()) {
        for (const Node& item : value.items()) {
            checkAmounts(item, event, path, money);
        }
    }
    if (!value.json().is_object()) {
        return;
    }
    for (const auto& field : value.json().items()) {
        const Node node(field.value(), fieldPath(value.path(), field.key()));
        const std::string inner = path.empty() ? field.key() : path + '/' + field.key();
        const auto amount = std::ranges::find_if(
            money, [&](const MoneyField& known) { return known.event == event && known.path == inner; });
        if (amount == money.end()) {
            checkAmounts(node, event, inner, money);
        } else {
            checkAmount(node, *amount);
        }
    }
}

ExpectedBalance readBalance(const Node& balance, const std::vector<Player>& players) {
    if (!balance.json().is_object()) {
        balance.refuse(FileProblem::not_object);
    }
    ExpectedBalance expected;
    for (const auto& item : balance.json().items()) {
        const Node amount(item.value(), fieldPath(balance.path(), item.key()));
        const auto player = std::find_if(players.begin(), players.end(),
                                         [&](const Player& other) { return other.id == item.key(); });
        if (player == players.end()) {
            amount.refuse(FileProblem::no_player_called, {inQuotes(item.key())});
        }
        expected.wallets.emplace_back(static_cast<PlayerId>(player - players.begin()), amount.amount());
    }
    return expected;
}

ExpectedEvent readEvent(const Node& node, Fields& fields, const GameScenarios& game) {
    const std::optional<Node> event = fields.take("event");
    const std::optional<Node> refused = fields.take("refused");
    if (event.has_value() == refused.has_value()) {
        node.refuse(FileProblem::no_single_expectation);
    }
    ExpectedEvent expected;
    if (const auto comment = fields.take("comment")) {
        expected.comment = comment->text();
    }
    if (const auto count = fields.take("count")) {
        expected.count = static_cast<std::uint64_t>(count->whole(0, 1'000'000'000));
    }
    const std::string name = event ? readEventName(*event) : "refused";
    checkAmounts(node, name, {}, game.money());
    Json wanted;
    wanted["event"] = name;
    if (refused) {
        if (fields.has("reason")) {
            fields.need("reason").refuse(FileProblem::reason_given_twice);
        }
        wanted["reason"] = refused->text();
    }
    for (const auto& item : node.json().items()) {
        if (item.key() != "event" && item.key() != "refused" && item.key() != "count" &&
            item.key() != "comment") {
            wanted[item.key()] = item.value();
        }
    }
    if (game.sortExpected) {
        game.sortExpected(wanted);
    }
    expected.fields = std::make_shared<const Json>(std::move(wanted));
    return expected;
}

} // namespace

std::string eventOf(const ExpectedEvent& expected) { return expected.fields->value("event", std::string()); }

std::vector<Expectation> readExpectations(const Node& expect, const std::vector<Player>& players,
                                          const GameScenarios& game) {
    std::vector<Expectation> expectations;
    for (const Node& node : expect.items()) {
        Fields fields(node);
        if (const std::optional<Node> balance = fields.take("balance")) {
            fields.refuseTheRest();
            expectations.emplace_back(readBalance(*balance, players));
        } else {
            expectations.emplace_back(readEvent(node, fields, game));
        }
    }
    return expectations;
}

namespace {

constexpr std::string_view kFormat = "mesaviva.scenario/1";
constexpr std::int64_t kMostRounds = 1'000'000;

void readFormat(const Node& node) {
    if (const std::string format = node.text(); format != kFormat) {
        node.refuse(FileProblem::other_format, {inQuotes(format), inQuotes(kFormat)});
    }
}

Title readTitle(const Node& node) {
    Fields fields(node);
    const std::optional<Node> pt = fields.take("pt");
    const std::optional<Node> en = fields.take("en");
    fields.refuseTheRest();
    if (!pt && !en) {
        node.refuse(FileProblem::title_without_language);
    }
    return {(pt ? *pt : *en).text(), (en ? *en : *pt).text()};
}

const GameScenarios& readGame(const Node& node) {
    const std::string key = node.text();
    if (const GameScenarios* game = scenariosOf(key)) {
        return *game;
    }
    node.refuse(FileProblem::no_such_game, {inQuotes(key)});
}

std::string readRules(const Node& node, const GameScenarios& game) {
    std::string id = node.text();
    const auto hasThem = [&](const GameScenarios* other) {
        return std::ranges::find(other->rules, id) != other->rules.end();
    };
    const auto games = allScenarios();
    const auto found = std::ranges::find_if(games, hasThem);
    if (found == games.end()) {
        node.refuse(FileProblem::no_such_rules, {inQuotes(id)});
    }
    if (*found != &game) {
        node.refuse(FileProblem::rules_of_other_game,
                    {inQuotes(id), std::string((*found)->key), std::string(game.key)});
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
    if (const std::optional<Node> comment = fields.take("comment")) {
        scenario.comment = comment->text();
    }
    const Node named = fields.need("game");
    const GameScenarios& game = readGame(named);
    scenario.rules = readRules(fields.need("rules"), game);
    game.read(fields, scenario);
    const std::optional<Node> until = fields.take("until");
    const std::optional<Node> rounds = fields.take("rounds");
    if (until && rounds) {
        rounds->refuse(FileProblem::until_and_rounds);
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

} // namespace

Result<Scenario, FileError> load(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return errorAt({}, FileProblem::is_folder);
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return errorAt({}, FileProblem::not_opened);
    }
    return load(file);
}

Result<Scenario, FileError> load(std::istream& file) {
    std::string text;
    std::array<char, 65'536> block{};
    while (file.read(block.data(), block.size()) || file.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > kLargestFile) {
            return errorAt({}, FileProblem::too_large);
        }
    }
    if (file.bad()) {
        return errorAt({}, FileProblem::not_read);
    }
    return read(text);
}

} // namespace mesaviva::scenario
