// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/read_parts.h"

#include <algorithm>
#include <array>

namespace mesaviva::scenario {

namespace {

// Amounts in the events of all games; each has further ones.
constexpr std::array<std::string_view, 5> kAmounts = {"amount", "staked", "returned", "wallet", "limit"};

template <class Words>
bool isAmong(const Words& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

bool isAmount(std::string_view field) {
    return isAmong(kAmounts, field) || std::ranges::any_of(allScenarios(), [&](const GameScenarios* game) {
               return isAmong(game->amounts, field);
           });
}

// Whether the field is an object of amounts.
bool holdsAmounts(std::string_view field) {
    return std::ranges::any_of(
        allScenarios(), [&](const GameScenarios* game) { return isAmong(game->amountsByKind, field); });
}

// Amounts in what is expected must be such as can come: whole cents, and negative only where it is a net
// result.
void checkAmounts(const Node& value) {
    if (value.json().is_array()) {
        for (const Node& item : value.items()) {
            checkAmounts(item);
        }
    }
    if (!value.json().is_object()) {
        return;
    }
    for (const auto& field : value.json().items()) {
        const Node node(field.value(), fieldPath(value.path(), field.key()));
        if (isAmount(field.key())) {
            static_cast<void>(node.amount());
        } else if (holdsAmounts(field.key()) && node.json().is_object()) {
            for (const auto& amount : node.json().items()) {
                static_cast<void>(Node(amount.value(), fieldPath(node.path(), amount.key())).amount());
            }
        } else if (field.key() == "net") {
            static_cast<void>(node.netAmount());
        } else {
            checkAmounts(node);
        }
    }
}

ExpectedBalance readBalance(const Node& balance, const std::vector<Player>& players) {
    if (!balance.json().is_object()) {
        balance.refuse("not an object");
    }
    ExpectedBalance expected;
    for (const auto& item : balance.json().items()) {
        const Node amount(item.value(), fieldPath(balance.path(), item.key()));
        const auto player = std::find_if(players.begin(), players.end(),
                                         [&](const Player& other) { return other.id == item.key(); });
        if (player == players.end()) {
            amount.refuse("no player is called " + inQuotes(item.key()));
        }
        expected.wallets.emplace_back(static_cast<PlayerId>(player - players.begin()), amount.amount());
    }
    return expected;
}

ExpectedEvent readEvent(const Node& node, Fields& fields, const GameScenarios& game) {
    const std::optional<Node> event = fields.take("event");
    const std::optional<Node> refused = fields.take("refused");
    if (event.has_value() == refused.has_value()) {
        node.refuse(R"(not exactly one of "event", "refused" and "balance")");
    }
    ExpectedEvent expected;
    if (const auto count = fields.take("count")) {
        expected.count = static_cast<std::uint64_t>(count->whole(0, 1'000'000'000));
    }
    checkAmounts(node);
    expected.fields["event"] = event ? readEventName(*event) : "refused";
    if (refused) {
        if (fields.has("reason")) {
            fields.need("reason").refuse("already given by \"refused\"");
        }
        expected.fields["reason"] = refused->text();
    }
    for (const auto& item : node.json().items()) {
        if (item.key() != "event" && item.key() != "refused" && item.key() != "count" &&
            item.key() != "comment") {
            expected.fields[item.key()] = item.value();
        }
    }
    if (game.sortExpected) {
        game.sortExpected(expected.fields);
    }
    return expected;
}

} // namespace

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

} // namespace mesaviva::scenario
