// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/scenario/read_parts.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mesaviva::scenario {

namespace {

using namespace roulette;
using Players = std::vector<scenario::Player>;

constexpr std::int64_t kMostChips = 1'000'000'000;

Pocket readNumber(const Node& node) {
    const std::string text = node.text();
    const std::optional<Pocket> pocket = pocketFrom(text);
    if (!pocket) {
        node.refuse(FileProblem::no_number, {inQuotes(text)});
    }
    return *pocket;
}

Numbers readNumbers(const Node& list) {
    Numbers numbers;
    for (const Node& item : list.items()) {
        const Pocket pocket = readNumber(item);
        if (numbers.has(pocket)) {
            item.refuse(FileProblem::given_twice);
        }
        numbers.add(pocket);
    }
    return numbers;
}

ChanceKind readChance(const Node& node) {
    const std::string text = node.text();
    const std::optional<ChanceKind> kind = chanceFrom(text);
    if (!kind) {
        node.refuse(FileProblem::no_chance_called, {inQuotes(text)});
    }
    return *kind;
}

// The number of places of a chance that can be given by index; 0: none.
int indexedPlaces(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::dozen:
    case ChanceKind::column: return 3;
    case ChanceKind::double_dozen:
    case ChanceKind::double_column: return 2;
    default: return 0;
    }
}

// The spot of a stake as given in the file; the table checks whether it exists.
Spot readSpot(Fields& fields) {
    Spot spot;
    spot.kind = readChance(fields.need("chance"));
    const int most = indexedPlaces(spot.kind);
    if (most > 0 && fields.has("index")) {
        const Node index = fields.need("index");
        if (fields.has("numbers")) {
            index.refuse(FileProblem::index_and_numbers);
        }
        spot.numbers = Layout::boxNumbers(spot.kind, static_cast<int>(index.whole(1, most)));
    } else if (isEvenChance(spot.kind) && !fields.has("numbers")) {
        spot.numbers = Layout::evenNumbers(spot.kind);
    } else {
        spot.numbers = readNumbers(fields.need("numbers"));
    }
    return spot;
}

Series readSeries(const Node& node) {
    const std::string text = node.text();
    const std::optional<Series> series = seriesFrom(text);
    if (!series) {
        node.refuse(FileProblem::no_series_called, {inQuotes(text), "grande, zero, pequena, vadios"}, "R25a");
    }
    return *series;
}

// The number of chips on a number with its neighbours.
int readChips(const Node& node) {
    const auto chips = static_cast<int>(node.whole(3, 7, "R25b"));
    if (chips % 2 == 0) {
        node.refuse(FileProblem::not_neighbour_chips, {}, "R25b");
    }
    return chips;
}

using CommandReader = Command (*)(Fields&, PlayerId, const Layout&);

Command readStake(Fields& fields, PlayerId player, const Layout&) {
    const Spot spot = readSpot(fields);
    return PlaceStake{player, spot.kind, spot.numbers, fields.need("amount").amount()};
}

Command readSeriesStake(Fields& fields, PlayerId player, const Layout&) {
    const Series series = readSeries(fields.need("name"));
    return PlaceSeries{player, series, fields.need("chip").amount()};
}

Command readNeighbours(Fields& fields, PlayerId player, const Layout&) {
    const Pocket number = readNumber(fields.need("number"));
    const int chips = readChips(fields.need("chips"));
    return PlaceNeighbours{player, number, chips, fields.need("chip").amount()};
}

Command readParol(Fields& fields, PlayerId player, const Layout&) {
    const std::optional<Node> series = fields.take("name");
    return PlaceParol{player, series ? std::optional(readSeries(*series)) : std::nullopt};
}

Command readMove(Fields& fields, PlayerId player, const Layout& layout) {
    const auto place = [&](const Spot& spot) {
        return layout.find(spot.kind, spot.numbers).value_or(kNoSpot);
    };
    const SpotId from = place(readSpot(fields));
    Fields to(fields.need("to"));
    const SpotId target = place(readSpot(to));
    to.refuseTheRest();
    return MoveStake{player, from, target};
}

// A group by its name or number, else the stake on a spot.
Command readTake(Fields& fields, PlayerId player, const Layout& layout) {
    if (fields.has("name")) {
        return TakeUp{player, kNoSpot, Group(readSeries(fields.need("name")))};
    }
    if (fields.has("number")) {
        const Pocket number = readNumber(fields.need("number"));
        return TakeUp{player, kNoSpot, Group(number, readChips(fields.need("chips")))};
    }
    const Spot spot = readSpot(fields);
    return TakeUp{player, layout.find(spot.kind, spot.numbers).value_or(kNoSpot), {}};
}

// Several stakes in one action.
Command readFavourite(Fields& fields, PlayerId player, const Layout& layout) {
    PlaceAll all{player, {}};
    for (const Node& item : fields.need("stakes").items()) {
        Fields parts(item);
        const Spot spot = readSpot(parts);
        Stake& stake = all.stakes.emplace_back();
        stake.spot = layout.find(spot.kind, spot.numbers).value_or(kNoSpot);
        stake.amount = parts.need("amount").amount();
        if (const std::optional<Node> node = parts.take("group")) {
            Fields group(*node);
            if (const std::optional<Node> number = group.take("neighbours")) {
                const Pocket pocket = readNumber(*number);
                stake.group = Group(pocket, readChips(group.need("chips")));
            } else {
                stake.group = Group(readSeries(group.need("series")));
            }
            group.refuseTheRest();
        }
        parts.refuseTheRest();
    }
    return all;
}

Command readJoin(Fields& fields, PlayerId player, const Layout&) {
    const std::optional<Node> value = fields.take("chip_value");
    return Join{player, value ? std::optional(value->amount()) : std::nullopt};
}

Command readLeave(Fields& fields, PlayerId player, const Layout&) {
    const std::optional<Node> keep = fields.take("keep");
    return Leave{player, keep ? keep->whole(0, kMostChips) : 0};
}

// Commands that only need the player.
template <class Plain>
Command readPlain(Fields&, PlayerId player, const Layout&) {
    return Plain{player};
}

constexpr std::array<std::pair<std::string_view, CommandReader>, 17> kActions{{
    {"join", readJoin},
    {"stake", readStake},
    {"series", readSeriesStake},
    {"neighbours", readNeighbours},
    {"favourite", readFavourite},
    {"parol", readParol},
    {"move", readMove},
    {"take", readTake},
    {"undo", readPlain<Undo>},
    {"clear", readPlain<Clear>},
    {"repeat", readPlain<Repeat>},
    {"double", readPlain<Double>},
    {"spin", readPlain<Spin>},
    {"leave", readLeave},
    {"allowance", readPlain<TakeAllowance>},
    {"contribute",
     [](Fields& fields, PlayerId player, const Layout&) -> Command {
         return readContribution(fields, player);
     }},
    {"present_chips", readPlain<PresentChips>},
}};

Command readFault(Fields& fields, const Players& players) {
    const Node node = fields.need("kind");
    const std::string kind = node.text();
    if (kind == "system") {
        return FailSystem{};
    }
    if (kind == "player_lost") {
        return LosePlayer{playerOf(fields, players)};
    }
    if (kind == "player_back") {
        return RestorePlayer{playerOf(fields, players)};
    }
    if (kind == "object_in_wheel") {
        return DropObject{};
    }
    if (kind == "stakes_disturbed") {
        return DisturbStakes{};
    }
    if (kind == "ball" || kind == "ball_out") { // R18: a defect, a break, or its loss
        return FailBall{};
    }
    if (kind == "ball_exchange") {
        return ExchangeBall{};
    }
    if (kind == "dealer_change") {
        return ChangeDealer{};
    }
    node.refuse(FileProblem::no_such_fault,
                {"roulette", inQuotes(kind),
                 "system, player_lost, player_back, object_in_wheel, stakes_disturbed, ball, ball_out, "
                 "ball_exchange, dealer_change"});
}

} // namespace

roulette::Command readRouletteStep(Fields& fields, const Layout& layout, const Players& players) {
    const Node node = fields.need("do");
    const std::string action = node.text();
    if (action == "fault") {
        return readFault(fields, players);
    }
    std::string all;
    for (const auto& [word, read] : kActions) {
        if (word == action) {
            return read(fields, playerOf(fields, players), layout);
        }
        all += std::string(word) + ", ";
    }
    node.refuse(FileProblem::no_such_action, {"roulette", inQuotes(action), all + "fault"});
}

void sortRouletteNumbers(Json& expected) {
    for (const auto& item : expected.items()) {
        Json& inner = item.value();
        if (item.key() != "numbers" || !inner.is_array()) {
            if (inner.is_structured()) {
                sortRouletteNumbers(inner);
            }
            continue;
        }
        const auto rank = [](const Json& number) {
            const auto pocket = number.is_string() ? roulette::pocketFrom(number.get<std::string>())
                                                   : std::optional<roulette::Pocket>();
            return pocket == roulette::kDoubleZero ? 0.5 : pocket ? double(pocket->index()) : 99.0;
        };
        std::stable_sort(inner.begin(), inner.end(),
                         [&](const Json& a, const Json& b) { return rank(a) < rank(b); });
    }
}

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
constexpr Words<roulette::SeriesMultiples, 2> kSeriesMultiples{
    {{"house_maximum", roulette::SeriesMultiples::house_maximum},
     {"stakes", roulette::SeriesMultiples::stakes}}};
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
    node.refuse(FileProblem::none_of, {inQuotes(text), all}, rule);
}

Duration readSeconds(const Node& node, Seconds bounds, std::string_view rule) {
    const Duration length = node.duration(rule);
    if (length < std::chrono::seconds(bounds.least) || length > std::chrono::seconds(bounds.most)) {
        node.refuse(FileProblem::not_seconds_from,
                    {std::to_string(bounds.least), std::to_string(bounds.most)}, rule);
    }
    return length;
}

Money readMinimum(const Node& node, const roulette::ChanceTerms& chance) {
    const std::string_view rule = textOf(chance.minimum);
    const Money amount = readLimit(node, rule);
    if (amount == Money{}) {
        node.refuse(FileProblem::less_than_cent, {}, rule);
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
            minimum->refuse(FileProblem::no_chance_of_rules, {}, textOf(chance.known.rules));
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
        const std::string_view rule = textOf(settings.regulation().limits.houseMaximum.rules);
        if (settings.regulation().limits.houseMaximum.value == 0) {
            maximum->refuse(FileProblem::maximum_of_rules, {}, rule);
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
    if (const auto multiples = fields.take("series_multiples")) {
        settings.seriesMultiples =
            readWord(*multiples, kSeriesMultiples, ruleOfSetting(settings, "series_multiples"));
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
        settings.payment = readWord(*order, kPaymentOrders, ruleOfSetting(settings, "payment_order"));
    }
}

FileProblem problemOf(const BadSetting& bad, const Settings& settings) {
    if (bad.setting == "pockets") {
        return FileProblem::wheel_of_37;
    }
    if (bad.setting == "individual") {
        return FileProblem::no_individual_wheel;
    }
    if (bad.setting == "closing") {
        return settings.closing == roulette::Closing::on_slowdown ? FileProblem::closed_before_launch
                                                                  : FileProblem::open_until_slowdown;
    }
    const bool isMaximum = bad.setting == "maximum" || (bad.setting == "player_maximum" &&
                                                        settings.regulation().limits.playerMaximum.value);
    if (isMaximum) {
        return FileProblem::below_minimum;
    }
    if (bad.setting == "series_maximum") {
        return FileProblem::not_series_maximum;
    }
    return FileProblem::not_left_by_these_rules;
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
        settings.closing = readWord(*closing, kClosings, ruleOfSetting(settings, "closing"));
    }
    readLimits(fields, settings);
    readHouseRules(fields, settings);
    fields.refuseTheRest();
    if (const std::optional<BadSetting> bad = roulette::firstBadSetting(settings)) {
        throw BadFile{errorAt(fieldPath(table->path(), std::string(bad->setting)), problemOf(*bad, settings),
                              {}, bad->rule.text())};
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
        node.refuse(FileProblem::not_chip_value, {std::to_string(unit.cents), std::to_string(most.cents)},
                    "R9");
    }
    return value;
}

void readPlayers(const Node& list, RouletteContent& content, std::vector<Player>& players) {
    for (const Node& item : list.items()) {
        if (content.table.individual && !players.empty()) {
            item.refuse(FileProblem::one_player_wheel, {}, ruleOfSetting(content.table, "individual"));
        }
        if (players.size() == roulette::kColours) {
            item.refuse(
                content.table.hasColourChips() ? FileProblem::too_many_colours : FileProblem::too_many_places,
                {std::to_string(roulette::kColours)}, textOf(content.table.regulation().sessions.places));
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
            item.refuse(FileProblem::not_on_wheel, {inQuotes(text)},
                        textOf(table.regulation().wheel.mostPockets.rules));
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
            return readRouletteStep(fields, content.table.layout(), scenario.players);
        });
    }
    scenario.content = std::move(content);
}

} // namespace mesaviva::scenario
