// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/event_run.h"

#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace mesaviva::lessons {

namespace {

using scenario::FileProblem;

// Thrown to leave the running scenario at its bounds.
struct TooMuch {};

// Parses events line by line.
class EventLines final : public std::streambuf {
public:
    EventLines(std::vector<scenario::Json>& events, const RunBounds& bounds)
        : m_events(events),
          m_bounds(bounds) {}

protected:
    int_type overflow(int_type sign) override {
        if (sign == traits_type::eof()) {
            return 0;
        }
        take(static_cast<char>(sign));
        return sign;
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        for (const char sign : std::string_view(text, static_cast<std::size_t>(count))) {
            take(sign);
        }
        return count;
    }

private:
    void take(char sign) {
        const bool isStopped = m_bounds.stop != nullptr && m_bounds.stop->load(std::memory_order_relaxed);
        if (isStopped || ++m_bytes > m_bounds.bytes || m_events.size() >= m_bounds.events) {
            throw TooMuch{};
        }
        if (sign != '\n') {
            m_line += sign;
            return;
        }
        m_events.push_back(scenario::Json::parse(m_line));
        m_line.clear();
    }

    std::vector<scenario::Json>& m_events;
    RunBounds m_bounds;
    std::size_t m_bytes = 0;
    std::string m_line;
};

} // namespace

EventRun runEvents(const scenario::Scenario& scenario, const RunBounds& bounds) {
    EventRun run;
    EventLines lines(run.events, bounds);
    std::ostream out(&lines);
    out.exceptions(std::ios::badbit); // so that an exception of the stream buffer ends the run
    scenario::RunReport report;
    report.error = [&](const scenario::FileError& error) { run.complaints.push_back(error); };
    report.unmet = [&](const scenario::Unmet& unmet, const scenario::Scenario&) {
        run.complaints.push_back(
            scenario::errorAt(scenario::itemPath("expect", unmet.place), FileProblem::not_met));
    };
    try {
        const auto end = scenario::scenariosOf(scenario.game())->run(scenario, out, report, std::nullopt);
        run.met = end == scenario::RunEnd::met;
    } catch (const TooMuch&) {
        run.tooMuch = true;
        run.complaints.push_back(
            scenario::errorAt("scenario", FileProblem::too_many_events, {std::to_string(bounds.events)}));
    }
    return run;
}

namespace {

using scenario::Json;

// Fields about the time and the proof of an event rather than its result.
constexpr std::array<std::string_view, 17> kNoResult{
    "settings", "seq", "t",         "round", "rules", "commitment", "seed",          "origin",     "until",
    "rest",     "act", "set_aside", "given", "count", "scripted",   "rules_version", "injected_by"};

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
    // Earlier events that match these fields, where the note would be placed instead.
    const auto others = [&](const Json& fields) {
        return std::count_if(events.begin() + static_cast<std::ptrdiff_t>(first),
                             events.begin() + static_cast<std::ptrdiff_t>(index),
                             [&](const Json& other) { return isOfARound(other) && hasAll(other, fields); });
    };
    auto left = others(moment);
    const auto addField = [&](const std::string& field) {
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
            addField(field.key());
        }
    }
    for (const char* const field : {"numbers", "round", "seq"}) {
        addField(field);
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
