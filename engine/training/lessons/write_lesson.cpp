// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/write_lesson.h"

#include "engine/record/fields/parse_json.h"
#include "engine/training/lessons/step_forms.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
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

namespace {

using scenario::Json;

constexpr std::size_t kWidest = 112;
constexpr std::size_t kIndent = 2;
constexpr int kDeepestInALine = 2;

int depthOf(const Json& value) {
    int deepest = 0;
    if (value.is_structured()) {
        for (const Json& part : value) {
            deepest = std::max(deepest, depthOf(part));
        }
        return deepest + 1;
    }
    return 0;
}

std::string inALine(const Json& value) {
    if (!value.is_structured()) {
        return record::jsonText(value);
    }
    std::string line;
    for (const auto& part : value.items()) {
        line += line.empty() ? "" : ", ";
        line += value.is_object() ? record::jsonText(Json(part.key())) + ": " : std::string();
        line += inALine(part.value());
    }
    return value.is_array() ? '[' + line + ']' : '{' + line + '}';
}

void append(std::string& text, const Json& value, std::size_t indent, std::size_t used) {
    if (!value.is_structured() || value.empty()) {
        text += inALine(value);
        return;
    }
    if (indent > 0 && depthOf(value) <= kDeepestInALine) {
        const std::string line = inALine(value);
        if (used + line.size() <= kWidest) {
            text += line;
            return;
        }
    }
    const std::string margin(indent + kIndent, ' ');
    text += value.is_array() ? '[' : '{';
    bool isFirst = true;
    for (const auto& part : value.items()) {
        text += isFirst ? "\n" : ",\n";
        isFirst = false;
        std::string key = value.is_object() ? record::jsonText(Json(part.key())) + ": " : std::string();
        text += margin + key;
        append(text, part.value(), indent + kIndent, margin.size() + key.size());
    }
    text += '\n' + std::string(indent, ' ') + (value.is_array() ? ']' : '}');
}

} // namespace

std::string write(const Json& lesson) {
    std::string text;
    append(text, lesson, 0, 0);
    return text + '\n';
}

} // namespace mesaviva::lessons
