// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/step_forms.h"

#include "engine/roulette/regulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::lessons {

namespace {

using scenario::Json;
using K = FieldKind;

constexpr std::array<std::string_view, 17> kChances{
    "straight", "split", "street", "corner", "line", "dozen", "column",  "double_dozen", "double_column",
    "even",     "odd",   "low",    "high",   "red",  "black", "sector9", "sector12"};
constexpr std::array<std::string_view, 4> kSeries{"grande", "zero", "pequena", "vadios"};
constexpr std::array<std::string_view, 3> kFaults{"system", "player_lost", "player_back"};
constexpr std::array<std::string_view, 9> kRouletteFaults{
    "system", "player_lost", "player_back",   "object_in_wheel", "stakes_disturbed",
    "ball",   "ball_out",    "ball_exchange", "dealer_change"};

constexpr FormField kPlayer{"player", K::player};
constexpr std::array kAlone{kPlayer};
constexpr std::array kFault{FormField{"kind", K::word, false, kFaults}, FormField{"player", K::player, true}};

constexpr std::array kSit{kPlayer, FormField{"seat", K::whole, true}};
constexpr std::array kAnte{kPlayer, FormField{"amount", K::amount}};
constexpr std::array kPokerDeeds{Deed{"ante", kAnte},  Deed{"bet", kAlone},      Deed{"fold", kAlone},
                                 Deed{"deal", kAlone}, Deed{"leave", kAlone},    Deed{"fault", kFault},
                                 Deed{"undo", kAlone}, Deed{"clear", kAlone},    Deed{"repeat", kAlone},
                                 Deed{"sit", kSit},    Deed{"allowance", kAlone}};

constexpr std::array kRouletteFault{FormField{"kind", K::word, false, kRouletteFaults},
                                    FormField{"player", K::player, true}};
constexpr std::array kStake{kPlayer, FormField{"chance", K::word, false, kChances},
                            FormField{"numbers", K::pockets, true}, FormField{"index", K::whole, true},
                            FormField{"amount", K::amount}};
constexpr std::array kSeriesStake{kPlayer, FormField{"name", K::word, false, kSeries},
                                  FormField{"chip", K::amount}};
constexpr std::array kNeighbours{kPlayer, FormField{"number", K::pocket}, FormField{"chips", K::whole},
                                 FormField{"chip", K::amount}};
constexpr std::array kParol{kPlayer, FormField{"name", K::word, true, kSeries}};
constexpr std::array kTake{kPlayer, FormField{"chance", K::word, false, kChances},
                           FormField{"numbers", K::pockets, true}, FormField{"index", K::whole, true}};
constexpr std::array kMove{kPlayer,
                           FormField{"chance", K::word, false, kChances},
                           FormField{"numbers", K::pockets, true},
                           FormField{"index", K::whole, true},
                           FormField{"to/chance", K::word, false, kChances},
                           FormField{"to/numbers", K::pockets, true},
                           FormField{"to/index", K::whole, true}};
constexpr std::array kJoinColour{kPlayer, FormField{"chip_value", K::amount, true}};
constexpr std::array kLeave{kPlayer, FormField{"keep", K::whole, true}};
constexpr std::array kRouletteDeeds{Deed{"stake", kStake},
                                    Deed{"series", kSeriesStake},
                                    Deed{"neighbours", kNeighbours},
                                    Deed{"parol", kParol},
                                    Deed{"spin", kAlone},
                                    Deed{"take", kTake},
                                    Deed{"undo", kAlone},
                                    Deed{"clear", kAlone},
                                    Deed{"repeat", kAlone},
                                    Deed{"double", kAlone},
                                    Deed{"move", kMove},
                                    Deed{"leave", kLeave},
                                    Deed{"fault", kRouletteFault},
                                    Deed{"join", kJoinColour},
                                    Deed{"allowance", kAlone},
                                    Deed{"present_chips", kAlone},
                                    Deed{"favourite", kAlone, false}};

constexpr std::array kBuy{kPlayer, FormField{"count", K::whole}};
constexpr std::array kMark{kPlayer, FormField{"number", K::whole}};
constexpr std::array kBingoDeeds{Deed{"buy", kBuy},     Deed{"mark", kMark},  Deed{"leave", kAlone},
                                 Deed{"fault", kFault}, Deed{"join", kAlone}, Deed{"allowance", kAlone}};

constexpr std::array kPokerPlayer{FormField{"id", K::name}, FormField{"seat", K::whole},
                                  FormField{"wallet", K::amount}};
constexpr std::array kRoulettePlayer{FormField{"id", K::name}, FormField{"wallet", K::amount},
                                     FormField{"chip_value", K::amount, true}};
constexpr std::array kBingoPlayer{FormField{"id", K::name}, FormField{"wallet", K::amount}};

constexpr std::array<std::string_view, 2> kSystemFailure{"settle_bets", "void_all"};
constexpr std::array kPokerTable{FormField{"individual", K::truth, true},
                                 FormField{"seats", K::whole, true},
                                 FormField{"minimum", K::amount, true},
                                 FormField{"maximum", K::amount, true},
                                 FormField{"betting_seconds", K::seconds, true},
                                 FormField{"decision_seconds", K::seconds, true},
                                 FormField{"extra_seconds", K::seconds, true},
                                 FormField{"card_seconds", K::seconds, true},
                                 FormField{"ace_high_straight", K::truth, true},
                                 FormField{"system_failure", K::word, true, kSystemFailure}};
constexpr std::array<std::string_view, 2> kOrders{"american", "french"};
constexpr std::array<std::string_view, 2> kClosings{"on_slowdown", "before_launch"};
constexpr std::array<std::string_view, 2> kPayments{"by_player", "by_chance"};
constexpr std::array<std::string_view, 3> kChips{"colour", "cash_on_even", "cash"};
constexpr std::array kRouletteTable{FormField{"individual", K::truth, true},
                                    FormField{"pockets", K::whole, true},
                                    FormField{"order", K::word, true, kOrders},
                                    FormField{"minimum", K::amount, true},
                                    FormField{"maximum", K::amount, true},
                                    FormField{"player_maximum", K::amount, true},
                                    FormField{"series_maximum", K::whole, true},
                                    FormField{"betting_seconds", K::seconds, true},
                                    FormField{"spin_seconds", K::seconds, true},
                                    FormField{"closing", K::word, true, kClosings},
                                    FormField{"payment_order", K::word, true, kPayments},
                                    FormField{"chips", K::word, true, kChips},
                                    FormField{"double_dozen", K::truth, true},
                                    FormField{"double_column", K::truth, true},
                                    FormField{"double_layout", K::truth, true},
                                    FormField{"series_shortcut", K::truth, true}};
constexpr std::array<std::string_view, 2> kSplits{"by_player", "by_card"};
constexpr std::array<std::string_view, 2> kRoundings{"down", "up"};
constexpr std::array kBingoTable{FormField{"variant", K::whole, true},
                                 FormField{"card_price", K::amount, true},
                                 FormField{"max_cards", K::whole, true},
                                 FormField{"sale_seconds", K::seconds, true},
                                 FormField{"draw_seconds", K::seconds, true},
                                 FormField{"prize_percent", K::percent, true},
                                 FormField{"prizes/line", K::whole, true},
                                 FormField{"prizes/two_lines", K::whole, true},
                                 FormField{"prizes/four_corners", K::whole, true},
                                 FormField{"prizes/column", K::whole, true},
                                 FormField{"prizes/bingo", K::whole, true},
                                 FormField{"split", K::word, true, kSplits},
                                 FormField{"rounding", K::word, true, kRoundings},
                                 FormField{"free_centre", K::truth, true},
                                 FormField{"symbols", K::truth, true},
                                 FormField{"jackpot/percent", K::percent, true},
                                 FormField{"jackpot/base", K::amount, true},
                                 FormField{"jackpot/within_balls", K::whole, true},
                                 FormField{"jackpot/value", K::amount, true},
                                 FormField{"crowd/players", K::whole, true},
                                 FormField{"crowd/cards", K::whole, true}};

// Whether a regulation of roulette leaves a setting to the house.
bool leaves(const roulette::Regulation& regulation, std::string_view setting) {
    using roulette::ChanceKind;
    const roulette::WheelTerms& wheel = regulation.wheel;
    const roulette::LimitTerms& limits = regulation.limits;
    const roulette::CourseTerms& course = regulation.course;
    const std::array<std::pair<std::string_view, bool>, 12> choices{{
        {"individual", wheel.individual.value},
        {"pockets", wheel.mostPockets.value > 37},
        {"order", wheel.frenchOrder.value},
        {"maximum", limits.houseMaximum.value > 0},
        {"player_maximum", limits.playerMaximum.value},
        {"series_maximum", limits.groups.value == roulette::Groups::booked},
        {"closing", course.closesBeforeLaunch.value && course.closesOnSlowdown.value},
        {"chips", wheel.cashChips.value},
        {"double_dozen", regulation[ChanceKind::double_dozen].optional.value},
        {"double_column", regulation[ChanceKind::double_column].optional.value},
        {"double_layout", wheel.doubleLayout.value},
        {"series_shortcut", limits.groups.value == roulette::Groups::shortcut},
    }};
    const auto* const found = std::ranges::find(choices, setting, [](const auto& one) { return one.first; });
    return found == choices.end() || found->second;
}

std::vector<FormField> rouletteTable(std::string_view rules) {
    const auto* const set =
        std::ranges::find(roulette::kRegulations, rules, [](const auto* each) { return each->name; });
    std::vector<FormField> fields;
    for (const FormField& field : kRouletteTable) {
        if (set == roulette::kRegulations.end() || leaves(**set, field.name)) {
            fields.push_back(field);
        }
    }
    return fields;
}

std::string gameOf(const Json& scenario) { return scenario.value("game", std::string()); }

std::string firstPlayer(const Json& scenario) {
    const Json players = scenario.value("players", Json::array());
    return players.empty() || !players.front().is_object() || !players.front().contains("id") ||
                   !players.front().at("id").is_string()
               ? std::string()
               : players.front().at("id").get<std::string>();
}

// What is usual to stake there.
std::int64_t usualAmount(const Json& scenario) {
    const Json table = scenario.value("table", Json::object());
    const bool isGiven = table.contains("minimum") && table.at("minimum").is_number_integer();
    return isGiven ? table.at("minimum").get<std::int64_t>() : gameOf(scenario) == "poker" ? 500 : 100;
}

Json firstNumbers(std::string_view chance) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kFirst{
        {{"straight", "17"},
         {"split", "17 20"},
         {"street", "16 17 18"},
         {"corner", "16 17 19 20"},
         {"line", "13 14 15 16 17 18"},
         {"sector9", "6 21 33 16 4 23 35 14 2"},
         {"sector12", "1 3 5 13 15 17 20 22 24 32 34 36"}}};
    const auto* const found = std::ranges::find(kFirst, chance, [](const auto& one) { return one.first; });
    Json numbers = Json::array();
    if (found == kFirst.end()) {
        return numbers;
    }
    std::string_view rest = found->second;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        numbers.push_back(std::string(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return numbers;
}

void putChance(Json& step, std::string_view chance) {
    step["chance"] = std::string(chance);
    const bool hasIndex =
        chance == "dozen" || chance == "column" || chance == "double_dozen" || chance == "double_column";
    if (hasIndex) {
        step["index"] = 1;
    } else if (Json numbers = firstNumbers(chance); !numbers.empty()) {
        step["numbers"] = std::move(numbers);
    }
}

Json valueFor(const Json& scenario, const FormField& field, std::string_view deed) {
    switch (field.kind) {
    case K::player: return firstPlayer(scenario);
    case K::amount: return usualAmount(scenario);
    case K::word: return std::string(field.words.front());
    case K::pocket: return "17";
    case K::whole: return field.name == "chips" ? 5 : 1;
    default: return std::string(deed);
    }
}

// Who and when come first.
Json begun(const Json& step) {
    Json result = Json::object();
    for (const char* const name : {"comment", "at", "when", "player"}) {
        if (step.contains(name)) {
            result[name] = step.at(name);
        }
    }
    return result;
}

} // namespace

std::span<const Deed> deedsOf(std::string_view game) {
    return game == "poker"      ? std::span<const Deed>(kPokerDeeds)
           : game == "roulette" ? std::span<const Deed>(kRouletteDeeds)
           : game == "bingo"    ? std::span<const Deed>(kBingoDeeds)
                                : std::span<const Deed>();
}

std::span<const FormField> fieldsOf(std::string_view game, std::string_view deed) {
    const auto deeds = deedsOf(game);
    const auto found = std::ranges::find(deeds, deed, &Deed::name);
    return found == deeds.end() ? std::span<const FormField>() : found->fields;
}

std::span<const FormField> playerForm(std::string_view game) {
    return game == "poker"      ? std::span<const FormField>(kPokerPlayer)
           : game == "roulette" ? std::span<const FormField>(kRoulettePlayer)
                                : std::span<const FormField>(kBingoPlayer);
}

std::vector<FormField> tableForm(std::string_view game, std::string_view rules) {
    if (game == "roulette") {
        return rouletteTable(rules);
    }
    const auto fields =
        game == "poker" ? std::span<const FormField>(kPokerTable) : std::span<const FormField>(kBingoTable);
    return {fields.begin(), fields.end()};
}

Json newStep(const Json& scenario, std::string_view deed) {
    Json step = Json::object();
    if (scenario.value("steps", Json::array()).empty()) {
        step["at"] = 1;
    }
    return withDeed(scenario, step, deed);
}

Json withDeed(const Json& scenario, const Json& step, std::string_view deed) {
    Json result = begun(step);
    const auto fields = fieldsOf(gameOf(scenario), deed);
    const auto takesPlayer = std::ranges::find(fields, std::string_view("player"), &FormField::name);
    if (takesPlayer == fields.end() || takesPlayer->optional) {
        result.erase("player");
    } else if (!result.contains("player")) {
        result["player"] = firstPlayer(scenario);
    }
    result["do"] = std::string(deed);
    for (const FormField& field : fields) {
        if (field.optional || field.name == "player" || field.name.find('/') != std::string_view::npos) {
            continue;
        }
        if (field.name == "chance") {
            putChance(result, field.words.front());
        } else {
            result[std::string(field.name)] = valueFor(scenario, field, deed);
        }
    }
    if (deed == "move") {
        result["to"] = Json::object();
        putChance(result["to"], "red");
    }
    return result;
}

Json withChance(const Json& step, std::string_view chance) {
    Json result = Json::object();
    for (const auto& field : step.items()) {
        if (field.key() == "chance") {
            putChance(result, chance);
        } else if (field.key() != "numbers" && field.key() != "index") {
            result[field.key()] = field.value();
        }
    }
    return result;
}

Json withTiming(const Json& step, const Json& at, const Json& when) {
    Json result = Json::object();
    if (step.contains("comment")) {
        result["comment"] = step.at("comment");
    }
    if (!at.is_null()) {
        result["at"] = at;
    } else if (!when.is_null()) {
        result["when"] = when;
    }
    for (const auto& field : step.items()) {
        if (field.key() != "at" && field.key() != "when" && field.key() != "comment") {
            result[field.key()] = field.value();
        }
    }
    return result;
}

} // namespace mesaviva::lessons
