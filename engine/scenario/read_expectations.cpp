// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/money_fields.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/read_parts.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace mesaviva::scenario {

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
    const std::string name = event ? readEventName(*event) : "refused";
    checkAmounts(node, name, {}, game.money());
    Json wanted;
    wanted["event"] = name;
    if (refused) {
        if (fields.has("reason")) {
            fields.need("reason").refuse("already given by \"refused\"");
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

} // namespace mesaviva::scenario
