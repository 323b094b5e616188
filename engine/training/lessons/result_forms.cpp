// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/result_forms.h"

#include "engine/games/games.h"
#include "engine/record/money_fields.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/training/lessons/result_fields.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

namespace {

// By a game's place among all; the last one of none, which is empty.
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
