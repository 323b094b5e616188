// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/of_event.h"

#include "engine/scenario/same_value.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::lessons {

namespace {

using scenario::Json;

// What says when an event came and what it was proved by, and not what came.
constexpr std::array<std::string_view, 16> kNoResult{
    "settings", "seq",  "t",   "round",     "rules", "commitment", "seed",     "origin",
    "until",    "rest", "act", "set_aside", "given", "count",      "scripted", "rules_version"};

bool isResult(std::string_view field) { return std::ranges::find(kNoResult, field) == kNoResult.end(); }

bool isOfARound(const Json& event) { return event.value("round", std::uint64_t{0}) > 0; }

} // namespace

bool hasAll(const Json& event, const Json& wanted) {
    return std::ranges::all_of(wanted.items(), [&](const auto& field) {
        return event.contains(field.key()) && scenario::sameValue(event.at(field.key()), field.value());
    });
}

std::optional<Json> momentOf(std::span<const Json> events, std::optional<std::size_t> after,
                             std::size_t index) {
    const std::size_t first = after ? *after + 1 : 0;
    if (index >= events.size() || index < first || !isOfARound(events[index])) {
        return std::nullopt;
    }
    const Json& event = events[index];
    Json moment{{"event", event.at("event")}};
    // Events that a note would stand at instead.
    const auto others = [&](const Json& fields) {
        return std::count_if(events.begin() + static_cast<std::ptrdiff_t>(first),
                             events.begin() + static_cast<std::ptrdiff_t>(index),
                             [&](const Json& other) { return isOfARound(other) && hasAll(other, fields); });
    };
    auto left = others(moment);
    const auto tell = [&](const std::string& field) {
        if (left == 0 || !event.contains(field)) {
            return;
        }
        Json more = moment;
        more[field] = event.at(field);
        if (const auto fewer = others(more); fewer < left) {
            moment = std::move(more);
            left = fewer;
        }
    };
    for (const auto& field : event.items()) {
        if (isResult(field.key()) && !field.value().is_structured() && field.key() != "event") {
            tell(field.key());
        }
    }
    for (const char* const field : {"numbers", "round", "seq"}) {
        tell(field);
    }
    return moment;
}

std::vector<std::size_t> placesOf(std::span<const Json> events, const Json& notes) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < events.size() && places.size() < notes.size(); ++i) {
        const Json& note = notes[places.size()];
        if (isOfARound(events[i]) && note.contains("at") && hasAll(events[i], note.at("at"))) {
            places.push_back(i);
        }
    }
    return places;
}

Json expectationOf(const Json& event) {
    Json expected{{"event", event.at("event")}};
    for (const auto& field : event.items()) {
        if (isResult(field.key())) {
            expected[field.key()] = field.value();
        }
    }
    return expected;
}

} // namespace mesaviva::lessons
