// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/editor_run.h"

#include "engine/training/lessons/event_run.h"

#include <algorithm>
#include <cctype>

namespace mesaviva::app {

namespace {

constexpr std::size_t kMostCompared = 200; ///< maximum expectations compared with the events

// The index in "expect[3]: ..."; nothing if the error is about something else.
std::optional<std::size_t> placeIn(const std::string& complaint, const std::string& list) {
    if (!complaint.starts_with(list + '[')) {
        return std::nullopt;
    }
    std::size_t place = 0;
    for (std::size_t i = list.size() + 1; i < complaint.size() && complaint[i] >= '0' && complaint[i] <= '9';
         ++i) {
        place = place * 10 + static_cast<std::size_t>(complaint[i] - '0');
    }
    return place;
}

std::vector<bool> expectedOf(const std::vector<scenario::Json>& events, const scenario::Json& expect) {
    std::vector<bool> met(events.size(), false);
    std::size_t compared = 0;
    for (const scenario::Json& one : expect) {
        if (!one.contains("event") || ++compared > kMostCompared) {
            continue;
        }
        scenario::Json fields = one;
        fields.erase("count");
        fields.erase("comment");
        for (std::size_t i = 0; i < events.size(); ++i) {
            met[i] = met[i] || lessons::hasAll(events[i], fields);
        }
    }
    return met;
}

} // namespace

EditorRun runOf(const lessons::LessonDocument& document, const std::atomic<bool>* stop) {
    EditorRun result;
    result.problem = document.problem();
    const auto scenario = document.scenario();
    if (!scenario) {
        result.problem = scenario.error();
        return result;
    }
    lessons::RunBounds bounds;
    bounds.stop = stop;
    lessons::EventRun run = lessons::runEvents(*scenario, bounds);
    if (stop && stop->load()) {
        return result;
    }
    result.tooMuch = run.tooMuch;
    if (run.tooMuch && !result.problem) {
        result.problem = scenario::FileError{"scenario", 0, 0, run.complaints.front()};
    }
    for (const std::string& complaint : run.complaints) {
        if (const auto place = placeIn(complaint, "expect")) {
            result.unmet.insert(*place);
        } else if (const auto step = placeIn(complaint, "steps")) {
            result.untaken.insert(*step);
        }
    }
    result.events = std::move(run.events);
    const scenario::Json none = scenario::Json::array();
    const scenario::Json& lesson = document.json();
    result.notes = lessons::placesOf(result.events, lesson.value("notes", none));
    result.expected = expectedOf(result.events, lesson.at("scenario").value("expect", none));
    return result;
}

} // namespace mesaviva::app
