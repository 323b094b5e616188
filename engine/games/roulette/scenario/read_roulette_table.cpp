// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/scenario/read_roulette.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::scenario {

namespace {

using roulette::ChanceKind;
using roulette::Regulation;
using roulette::RuleSet;
using roulette::Settings;

struct Seconds {
    int least;
    int most;
};
constexpr Seconds kBetting{1, 3600};
constexpr Seconds kSpin{2, 120};

std::string_view textOf(const Rules& rules) { return roulette::first(rules).text(); }
std::string_view ruleOfSetting(const Settings& settings, std::string_view setting) {
    return textOf(rulesOfSetting(settings, setting));
}

template <class Value, std::size_t count>
using Words = std::array<std::pair<std::string_view, Value>, count>;

constexpr Words<roulette::NumberOrder, 2> kOrders{
    {{"american", roulette::NumberOrder::american}, {"french", roulette::NumberOrder::french}}};
constexpr Words<roulette::Closing, 2> kClosings{
    {{"before_launch", roulette::Closing::before_launch}, {"on_slowdown", roulette::Closing::on_slowdown}}};
constexpr Words<roulette::PaymentOrder, 2> kPaymentOrders{
    {{"by_player", roulette::PaymentOrder::by_player}, {"by_chance", roulette::PaymentOrder::by_chance}}};
constexpr Words<roulette::Chips, 3> kChips{{{"colour", roulette::Chips::colour},
                                            {"cash_on_even", roulette::Chips::cash_on_even},
                                            {"cash", roulette::Chips::cash}}};

template <class Value, std::size_t count>
Value readWord(const Node& node, const Words<Value, count>& words, std::string_view rule) {
    const std::string text = node.text();
    std::string all;
    for (const auto& [word, value] : words) {
        if (word == text) {
            return value;
        }
        all += (all.empty() ? "" : ", ") + std::string(word);
    }
    node.refuse(inQuotes(text) + " is none of " + all + inBrackets(rule));
}

Duration readSeconds(const Node& node, Seconds bounds, std::string_view rule) {
    const Duration length = node.duration(rule);
    if (length < std::chrono::seconds(bounds.least) || length > std::chrono::seconds(bounds.most)) {
        node.refuse("not from " + std::to_string(bounds.least) + " to " + std::to_string(bounds.most) +
                    " seconds" + inBrackets(rule));
    }
    return length;
}

Money readMinimum(const Node& node, const roulette::ChanceTerms& chance) {
    const std::string_view rule = textOf(chance.minimum);
    const Money amount = readLimit(node, rule);
    if (amount == Money{}) {
        node.refuse("less than a cent" + inBrackets(rule));
    }
    return amount;
}

void readMinima(const Node& node, Settings& settings) {
    if (!node.json().is_object()) {
        settings.setMinimum(readMinimum(node, settings.terms(ChanceKind::straight)));
        return;
    }
    Fields fields(node);
    for (std::size_t i = 0; i < roulette::kChanceKinds; ++i) {
        const auto kind = static_cast<ChanceKind>(i);
        const std::optional<Node> minimum = fields.take(std::string(name(kind)));
        if (!minimum) {
            continue;
        }
        const roulette::ChanceTerms& chance = settings.terms(kind);
        if (!chance.known.value) {
            minimum->refuse("no chance of these rules" + inBrackets(textOf(chance.known.rules)));
        }
        settings.minimum[i] = readMinimum(*minimum, chance);
    }
    fields.refuseTheRest();
}

void readLimits(Fields& fields, Settings& settings) {
    if (const auto minimum = fields.take("minimum")) {
        readMinima(*minimum, settings);
    }
    if (const auto maximum = fields.take("maximum")) {
        const std::string_view rule = textOf(settings.terms(ChanceKind::straight).maximum.rules);
        if (settings.regulation().limits.houseMaximum.value == 0) {
            maximum->refuse("the rules give it, as a multiple of each chance's minimum" + inBrackets(rule));
        }
        settings.maximum = readLimit(*maximum, rule);
    }
    if (const auto maximum = fields.take("player_maximum")) {
        settings.playerMaximum = readLimit(*maximum, ruleOfSetting(settings, "player_maximum"));
    }
    if (const auto maximum = fields.take("series_maximum")) {
        settings.seriesMaximum =
            maximum->whole(10, roulette::kMostSeriesMinima, ruleOfSetting(settings, "series_maximum"));
    }
}

void readHouseRules(Fields& fields, Settings& settings) {
    if (const auto offered = fields.take("double_dozen")) {
        settings.doubleDozen = offered->truth();
    }
    if (const auto offered = fields.take("double_column")) {
        settings.doubleColumn = offered->truth();
    }
    if (const auto twoLayouts = fields.take("double_layout")) {
        settings.doubleLayout = twoLayouts->truth();
    }
    if (const auto shortcut = fields.take("series_shortcut")) {
        settings.seriesShortcut = shortcut->truth();
    }
    if (const auto chips = fields.take("chips")) {
        settings.chips = readWord(*chips, kChips, textOf(settings.regulation().wheel.cashChips.rules));
    }
    if (const auto order = fields.take("payment_order")) {
        settings.payment = readWord(*order, kPaymentOrders, "I-R30");
    }
}

std::string reasonFor(const BadSetting& bad, const Settings& settings) {
    const std::string rule = inBrackets(bad.rule.text());
    if (bad.setting == "pockets") {
        return "the wheel has 37 numbers" + rule;
    }
    if (bad.setting == "individual") {
        return "these rules have no wheel for one player" + rule;
    }
    if (bad.setting == "closing") {
        return (settings.closing == roulette::Closing::on_slowdown
                    ? "by these rules stakes are closed before the launch"
                    : "by these rules stakes are taken until the ball slows down") +
               rule;
    }
    const bool isMaximum = bad.setting == "maximum" || (bad.setting == "player_maximum" &&
                                                        settings.regulation().limits.playerMaximum.value);
    if (isMaximum) {
        return "below the minimum" + rule;
    }
    if (bad.setting == "series_maximum") {
        return "not one of 10, 20, ... 120 times the minimum" + rule;
    }
    return "not a choice that these rules leave to the house" + rule;
}

Settings readTable(const std::optional<Node>& table, RuleSet rules) {
    Settings settings(rules);
    if (!table) {
        return settings;
    }
    const Regulation& regulation = settings.regulation();
    const std::string_view wheel = textOf(regulation.wheel.mostPockets.rules);
    const std::string_view period = textOf(regulation.course.periodLength);
    Fields fields(*table);
    if (const auto individual = fields.take("individual")) {
        settings.individual = individual->truth();
    }
    if (const auto pockets = fields.take("pockets")) {
        settings.pockets = static_cast<int>(pockets->whole(37, 38, wheel));
    }
    if (const auto order = fields.take("order")) {
        settings.order = readWord(*order, kOrders, wheel);
    }
    if (const auto betting = fields.take("betting_seconds")) {
        settings.betting = readSeconds(*betting, kBetting, period);
    }
    if (const auto spin = fields.take("spin_seconds")) {
        settings.spin = readSeconds(*spin, kSpin, textOf(regulation.course.spinLength));
    }
    if (const auto closing = fields.take("closing")) {
        settings.closing = readWord(*closing, kClosings, period);
    }
    readLimits(fields, settings);
    readHouseRules(fields, settings);
    fields.refuseTheRest();
    if (const std::optional<BadSetting> bad = roulette::firstBadSetting(settings)) {
        throw BadFile{{fieldPath(table->path(), std::string(bad->setting)), 0, 0, reasonFor(*bad, settings)}};
    }
    return settings;
}

// R9: the value of a value-less chip. Ignored where chips have a value of their own.
std::optional<Money> readChipValue(const Node& node, const Settings& table) {
    const Money value = node.amount();
    if (!table.hasColourChips()) {
        return std::nullopt;
    }
    const Money unit = table.minimumOf(ChanceKind::straight);
    const Money most = table.maximumOf(ChanceKind::straight);
    if (value == Money{} || value.cents % unit.cents != 0 || value > most) {
        node.refuse("not the minimum of " + std::to_string(unit.cents) + " or a whole multiple up to " +
                    std::to_string(most.cents) + " (R9)");
    }
    return value;
}

void readPlayers(const Node& list, RouletteContent& content, std::vector<Player>& players) {
    for (const Node& item : list.items()) {
        const std::string rule = inBrackets(textOf(content.table.regulation().sessions.places));
        if (content.table.individual && !players.empty()) {
            item.refuse("an individual wheel has one player" + rule);
        }
        if (players.size() == roulette::kColours) {
            item.refuse("there are no more than " + std::to_string(roulette::kColours) +
                        (content.table.hasColourChips() ? " colours" : " places") + rule);
        }
        Fields fields(item);
        players.push_back(readPlayer(fields, players));
        const std::optional<Node> value = fields.take("chip_value");
        content.chipValues.push_back(value ? readChipValue(*value, content.table) : std::nullopt);
        fields.refuseTheRest();
    }
}

std::vector<roulette::Pocket> readPockets(const Node& list, const Settings& table) {
    std::vector<roulette::Pocket> pockets;
    for (const Node& item : list.items()) {
        const std::string text = item.text();
        const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(text);
        if (!pocket || pocket->index() >= table.pockets) {
            item.refuse("the wheel has no " + inQuotes(text) +
                        inBrackets(textOf(table.regulation().wheel.mostPockets.rules)));
        }
        pockets.push_back(*pocket);
    }
    return pockets;
}

RuleSet ruleSet(std::string_view id) {
    return *std::ranges::find_if(roulette::kAllRuleSets,
                                 [&](RuleSet rules) { return roulette::name(rules) == id; });
}

} // namespace

void readRoulette(Fields& file, Scenario& scenario) {
    RouletteContent content;
    content.table = readTable(file.take("table"), ruleSet(scenario.rules));
    readPlayers(file.need("players"), content, scenario.players);
    if (const std::optional<Node> outcome = file.take("outcome")) {
        Fields fields(*outcome);
        if (const std::optional<Node> pockets = fields.take("pockets")) {
            content.pockets = readPockets(*pockets, content.table);
        }
        readSeeds(fields, scenario);
        fields.refuseTheRest();
    }
    if (const std::optional<Node> steps = file.take("steps")) {
        content.steps = readSteps<roulette::Command>(*steps, [&](Fields& fields) {
            return readRouletteCommand(fields, content.table.layout(), scenario.players);
        });
    }
    scenario.content = std::move(content);
}

} // namespace mesaviva::scenario
