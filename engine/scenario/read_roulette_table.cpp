// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/read_parts.h"
#include "scenario/strict_json.h"

#include <array>
#include <utility>

namespace mesaviva::scenario {

namespace {

using roulette::ChanceKind;
using roulette::RuleSet;
using roulette::Settings;

struct Seconds {
    int least;
    int most;
};
constexpr Seconds kBetting{1, 3600};
constexpr Seconds kSpin{2, 120};

/// The rule that a setting keeps to, by regulation.
struct ByRules {
    RuleId online;
    RuleId casino;
    RuleId macau;

    std::string_view of(RuleSet rules) const {
        switch (rules) {
        case RuleSet::online: return online.text();
        case RuleSet::casino: return casino.text();
        case RuleSet::macau: return macau.text();
        }
        return {};
    }
};
constexpr ByRules kWheel{"O6a"_rule, "R2a"_rule, "M1.2"_rule};
constexpr ByRules kMinimum{"O10"_rule, "R34a"_rule, "M9"_rule};
constexpr ByRules kMaximum{"O11"_rule, "R34a"_rule, "M9"_rule};
constexpr ByRules kBettingTime{"O14"_rule, "R20"_rule, "M3.2.1"_rule};
constexpr ByRules kSpinTime{"O2"_rule, "R20"_rule, "M3.2.2"_rule};

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

Money readMinimum(const Node& node, RuleSet rules) {
    const Money amount = readLimit(node, kMinimum.of(rules));
    if (amount == Money{}) {
        node.refuse("less than a cent" + inBrackets(kMinimum.of(rules)));
    }
    return amount;
}

// Whether a regulation has the chance, whatever the house leaves out.
bool knows(RuleSet rules, ChanceKind kind) {
    if (rules == RuleSet::macau) {
        return kind != ChanceKind::double_dozen && kind != ChanceKind::double_column;
    }
    return roulette::maximumFactor(rules, kind) > 0;
}

void readMinima(const Node& node, Settings& settings) {
    if (!node.json().is_object()) {
        settings.setMinimum(readMinimum(node, settings.rules));
        return;
    }
    Fields fields(node);
    for (std::size_t i = 0; i < roulette::kChanceKinds; ++i) {
        const auto kind = static_cast<ChanceKind>(i);
        const std::optional<Node> minimum = fields.take(std::string(name(kind)));
        if (!minimum) {
            continue;
        }
        if (!knows(settings.rules, kind)) {
            minimum->refuse("no chance of these rules" +
                            inBrackets(roulette::ruleOf(settings.rules, kind).text()));
        }
        settings.minimum[i] = readMinimum(*minimum, settings.rules);
    }
    fields.refuseTheRest();
}

void readLimits(Fields& fields, Settings& settings) {
    if (const auto minimum = fields.take("minimum")) {
        readMinima(*minimum, settings);
    }
    if (const auto maximum = fields.take("maximum")) {
        const std::string_view rule = kMaximum.of(settings.rules);
        if (settings.rules != RuleSet::macau) {
            maximum->refuse("the rules give it, as a multiple of each chance's minimum" + inBrackets(rule));
        }
        settings.maximum = readLimit(*maximum, rule);
    }
    if (const auto maximum = fields.take("player_maximum")) {
        settings.playerMaximum = readLimit(*maximum, "O12");
    }
    if (const auto maximum = fields.take("series_maximum")) {
        settings.seriesMaximum = maximum->whole(10, roulette::kMostSeriesMinima, "R34c");
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
        settings.chips = readWord(*chips, kChips, "R15a");
    }
    if (const auto order = fields.take("payment_order")) {
        settings.payment = readWord(*order, kPaymentOrders, "I-R30");
    }
}

std::string reasonFor(const roulette::BadSetting& bad) {
    const std::string rule = inBrackets(bad.rule.text());
    if (bad.setting == "pockets") {
        return "the wheel has 37 numbers" + rule;
    }
    if (bad.setting == "maximum" || bad.rule == "O12"_rule) {
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
    Fields fields(*table);
    if (const auto individual = fields.take("individual")) {
        settings.individual = individual->truth();
    }
    if (const auto pockets = fields.take("pockets")) {
        settings.pockets = static_cast<int>(pockets->whole(37, 38, kWheel.of(rules)));
    }
    if (const auto order = fields.take("order")) {
        settings.order = readWord(*order, kOrders, kWheel.of(rules));
    }
    if (const auto betting = fields.take("betting_seconds")) {
        settings.betting = readSeconds(*betting, kBetting, kBettingTime.of(rules));
    }
    if (const auto spin = fields.take("spin_seconds")) {
        settings.spin = readSeconds(*spin, kSpin, kSpinTime.of(rules));
    }
    if (const auto closing = fields.take("closing")) {
        settings.closing = readWord(*closing, kClosings, kBettingTime.of(rules));
    }
    readLimits(fields, settings);
    readHouseRules(fields, settings);
    fields.refuseTheRest();
    if (const std::optional<roulette::BadSetting> bad = roulette::firstBadSetting(settings)) {
        throw BadFile{{fieldPath(table->path(), std::string(bad->setting)), 0, 0, reasonFor(*bad)}};
    }
    return settings;
}

// R9: what a value-less chip may be worth. Where chips have a value of their own, nothing hangs on it.
std::optional<Money> readChipValue(const Node& node, const Settings& table) {
    const Money value = node.amount();
    if (table.rules != RuleSet::casino || table.chips == roulette::Chips::cash) {
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
        if (content.table.individual && !players.empty()) {
            item.refuse("an individual wheel has one player (O4)");
        }
        if (players.size() == roulette::kColours) {
            item.refuse("there are no more than " + std::to_string(roulette::kColours) + " colours (R8)");
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
            item.refuse("the wheel has no " + inQuotes(text) + inBrackets(kWheel.of(table.rules)));
        }
        pockets.push_back(*pocket);
    }
    return pockets;
}

} // namespace

void readRoulette(Fields& file, RuleSet rules, Scenario& scenario) {
    RouletteContent content;
    content.table = readTable(file.take("table"), rules);
    readPlayers(file.need("players"), content, scenario.players);
    if (const std::optional<Node> outcome = file.take("outcome")) {
        Fields fields(*outcome);
        if (const std::optional<Node> pockets = fields.take("pockets")) {
            content.pockets = readPockets(*pockets, content.table);
        }
        scenario.seed = readSeed(fields);
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
