// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/new_lesson.h"

#include "engine/training/lessons/step_forms.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace mesaviva::lessons {

namespace {

using scenario::Json;

constexpr const char* kFirstPlayer = "ana";
constexpr std::int64_t kWallet = 100'000;

Json frame(Json title) {
    Json lesson;
    lesson["format"] = "mesaviva.lesson/1";
    lesson["title"] = std::move(title);
    lesson["aim"] = Json{{"pt", ""}, {"en", ""}};
    lesson["level"] = 1;
    lesson["notes"] = Json::array();
    return lesson;
}

} // namespace

Json newLesson(std::string_view game, std::string_view rules) {
    Json lesson = frame(Json{{"pt", ""}, {"en", ""}});
    Json player;
    player["id"] = kFirstPlayer;
    const auto form = playerForm(game);
    if (std::ranges::find(form, std::string_view("seat"), &FormField::name) != form.end()) {
        player["seat"] = 1;
    }
    player["wallet"] = kWallet;
    Json scenario;
    scenario["format"] = "mesaviva.scenario/1";
    scenario["game"] = std::string(game);
    scenario["rules"] = std::string(rules);
    scenario["table"] = Json::object();
    scenario["players"] = Json::array({player});
    scenario["outcome"] = Json::object();
    scenario["steps"] = Json::array();
    scenario["expect"] = Json::array();
    lesson["scenario"] = std::move(scenario);
    return lesson;
}

Json lessonOf(const Json& scenario) {
    const Json title = scenario.value("title", Json::object());
    const auto words = [&](const char* language, const char* other) {
        const std::string own = title.value(language, std::string());
        return own.empty() ? title.value(other, std::string()) : own;
    };
    Json lesson = frame(Json{{"pt", words("pt", "en")}, {"en", words("en", "pt")}});
    lesson["scenario"] = scenario;
    return lesson;
}

} // namespace mesaviva::lessons
