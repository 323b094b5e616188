// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/step_forms.h"

#include "engine/games/games.h"
#include "engine/record/fields/money_fields.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/training/lessons/game_forms.h"
#include "engine/training/lessons/part_of_game.h"
#include "engine/training/lessons/result_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::lessons {

namespace {

using scenario::Json;
using K = FieldKind;

const GameForms* formsOf(std::string_view game) {
    return partOfGame<GameForms>(
        game, []<class Game>() -> const GameForms& { return gameForms<Game>(); }, Games{});
}

std::string gameOf(const Json& scenario) { return scenario.value("game", std::string()); }

std::string firstPlayer(const Json& scenario) {
    const Json players = scenario.value("players", Json::array());
    return players.empty() || !players.front().is_object() || !players.front().contains("id") ||
                   !players.front().at("id").is_string()
               ? std::string()
               : players.front().at("id").get<std::string>();
}

// The usual stake at that table.
std::int64_t usualAmount(const Json& scenario) {
    const Json table = scenario.value("table", Json::object());
    const bool isGiven = table.contains("minimum") && table.at("minimum").is_number_integer();
    const GameForms* const forms = formsOf(gameOf(scenario));
    return isGiven ? table.at("minimum").get<std::int64_t>() : forms != nullptr ? forms->usualAmount : 0;
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

Json valueFor(const Json& scenario, const FormField& field, std::string_view action) {
    switch (field.kind) {
    case K::player: return firstPlayer(scenario);
    case K::amount: return usualAmount(scenario);
    case K::word: return std::string(field.words.front());
    case K::pocket: return "17";
    case K::whole: return field.name == "chips" ? 5 : 1;
    default: return std::string(action);
    }
}

// Player and time come first.
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

std::span<const Action> actionsOf(std::string_view game) {
    const GameForms* const forms = formsOf(game);
    return forms != nullptr ? forms->actions : std::span<const Action>();
}

std::span<const FormField> fieldsOf(std::string_view game, std::string_view action) {
    const auto actions = actionsOf(game);
    const auto found = std::ranges::find(actions, action, &Action::name);
    return found == actions.end() ? std::span<const FormField>() : found->fields;
}

std::span<const FormField> playerForm(std::string_view game) {
    const GameForms* const forms = formsOf(game);
    return forms != nullptr ? forms->player : std::span<const FormField>();
}

std::vector<FormField> tableForm(std::string_view game, std::string_view rules) {
    const GameForms* const forms = formsOf(game);
    return forms != nullptr ? forms->table(rules) : std::vector<FormField>();
}

Json newStep(const Json& scenario, std::string_view action) {
    Json step = Json::object();
    if (scenario.value("steps", Json::array()).empty()) {
        step["at"] = 1;
    }
    return withAction(scenario, step, action);
}

Json withAction(const Json& scenario, const Json& step, std::string_view action) {
    Json result = begun(step);
    const auto fields = fieldsOf(gameOf(scenario), action);
    const auto takesPlayer = std::ranges::find(fields, std::string_view("player"), &FormField::name);
    if (takesPlayer == fields.end() || takesPlayer->optional) {
        result.erase("player");
    } else if (!result.contains("player")) {
        result["player"] = firstPlayer(scenario);
    }
    result["do"] = std::string(action);
    for (const FormField& field : fields) {
        if (field.optional || field.name == "player" || field.name.find('/') != std::string_view::npos) {
            continue;
        }
        if (field.name == "chance") {
            putChance(result, field.words.front());
        } else {
            result[std::string(field.name)] = valueFor(scenario, field, action);
        }
    }
    if (action == "move") {
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

namespace {

// Indexed by the game's position among all games; the last, empty entry is for an unknown game.
template <class... Game>
std::array<std::vector<ResultField>, sizeof...(Game) + 1> fieldsOfAll(GameList<Game...>) {
    return {resultFields<Game>()..., {}};
}

bool isMoney(std::string_view game, std::string_view event, std::string_view field) {
    const scenario::GameScenarios* const played = scenario::scenariosOf(game);
    return played != nullptr && std::ranges::any_of(played->money(), [&](const record::MoneyField& money) {
               return money.event == event && money.path == field;
           });
}

} // namespace

FormField resultForm(std::string_view game, std::string_view event, std::string_view field) {
    static const auto kFields = fieldsOfAll(Games{});
    const std::vector<ResultField>& fields = kFields[placeAmongGames(game)];
    const auto found = std::ranges::find_if(fields, [&](const ResultField& one) {
        return one.field == field && (one.event.empty() || one.event == event);
    });
    if (found != fields.end()) {
        return {field, found->kind, true, found->words};
    }
    if (field == "player") {
        return {field, FieldKind::player, true, {}};
    }
    return {field, isMoney(game, event, field) ? FieldKind::amount : FieldKind::name, true};
}

} // namespace mesaviva::lessons
