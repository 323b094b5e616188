// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/scenario/read_bingo.h"

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/scenario/strict_json.h"
#include "engine/table/crowd_name.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::scenario {

namespace {

using bingo::Settings;
using bingo::Variant;

void readPlayers(const Node& list, std::vector<Player>& players) {
    for (const Node& item : list.items()) {
        if (players.size() == kMostPlayers) {
            item.refuse("no more than " + std::to_string(kMostPlayers) + " players can be in a room");
        }
        Fields fields(item);
        players.push_back(readPlayer(fields, players));
        if (const std::string& id = players.back().id; id == "crowd" || id.starts_with(kCrowdPrefix)) {
            fields.need("id").refuse("so the crowd is called");
        }
        fields.refuseTheRest();
    }
}

std::vector<bingo::Ball> readBalls(const Node& list, const Settings& table) {
    const std::string_view rule = bingo::numbersRule(table.variant).text();
    std::vector<bingo::Ball> balls;
    for (const Node& item : list.items()) {
        const auto ball = static_cast<bingo::Ball>(item.whole(1, table.shape().balls, rule));
        if (std::ranges::find(balls, ball) != balls.end()) {
            item.refuse("drawn already" + inBrackets(rule));
        }
        balls.push_back(ball);
    }
    return balls;
}

bingo::Card readCard(const Node& node, const Settings& table) {
    const bingo::Shape& shape = table.shape();
    const std::string_view rule = bingo::cardRule(table.variant).text();
    const std::vector<Node> rows = node.items();
    if (rows.size() != static_cast<std::size_t>(shape.rows)) {
        node.refuse("not " + std::to_string(shape.rows) + " rows" + inBrackets(rule));
    }
    bingo::Card card;
    std::size_t cell = 0;
    for (const Node& row : rows) {
        const std::vector<Node> boxes = row.items();
        if (boxes.size() != static_cast<std::size_t>(shape.columns)) {
            row.refuse("not " + std::to_string(shape.columns) + " boxes" + inBrackets(rule));
        }
        for (const Node& box : boxes) {
            card.cells[cell++] = static_cast<bingo::Ball>(box.whole(0, shape.balls, rule));
        }
    }
    if (const std::optional<bingo::BadCard> bad = bingo::firstFault(table.variant, table.freeCentre, card)) {
        node.refuse(std::string(bad->reason) + inBrackets(bad->rule.text()));
    }
    return card;
}

void readCards(const Node& node, const std::vector<Player>& players, BingoContent& content) {
    if (!node.json().is_object()) {
        node.refuse("not an object");
    }
    content.cards.resize(players.size());
    for (const auto& entry : node.json().items()) {
        const Node list(entry.value(), fieldPath(node.path(), entry.key()));
        const auto player = std::ranges::find(players, entry.key(), &Player::id);
        if (entry.key() == "comment" && (player == players.end() || list.json().is_string())) {
            static_cast<void>(list.text()); // the cards of a player with that name are a list
            continue;
        }
        if (player == players.end()) {
            list.refuse("no player is called " + inQuotes(entry.key()));
        }
        for (const Node& item : list.items()) {
            content.cards[static_cast<std::size_t>(player - players.begin())].push_back(
                readCard(item, content.table));
        }
    }
}

} // namespace

void readBingo(Fields& file, Scenario& scenario) {
    BingoContent content;
    readBingoTable(file.take("table"), content);
    readPlayers(file.need("players"), scenario.players);
    std::optional<Node> givenCards;
    if (const std::optional<Node> outcome = file.take("outcome")) {
        Fields fields(*outcome);
        if (const std::optional<Node> balls = fields.take("balls")) {
            content.balls = readBalls(*balls, content.table);
        }
        givenCards = fields.take("cards");
        if (givenCards) {
            readCards(*givenCards, scenario.players, content);
        }
        readSeeds(fields, scenario);
        fields.refuseTheRest();
    }
    if (const std::optional<Node> steps = file.take("steps")) {
        content.steps = readSteps<bingo::Command>(
            *steps, [&](Fields& fields) { return readBingoCommand(fields, scenario.players); });
    }
    if (givenCards) {
        refuseCardsTwiceInASale(*givenCards, scenario.players, content);
    }
    scenario.content = std::move(content);
}

} // namespace mesaviva::scenario
