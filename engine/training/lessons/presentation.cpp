// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/presentation.h"

#include "engine/training/lessons/event_run.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::lessons {

namespace {

using scenario::Json;

// Events at which the presentation always stops.
constexpr std::array<std::string_view, 8> kAlways{"betting_closed", "decision_opened", "dealer_qualified",
                                                  "number_drawn",   "spin_void",       "sale_closed",
                                                  "prize_won",      "round_void"};
constexpr std::string_view kOneToGo = "one_to_go";
constexpr std::string_view kSettled = "settled";
constexpr std::string_view kDecisionsOpen = "decision_opened";

std::string_view nameOf(const Json& event) { return event.at("event").get_ref<const std::string&>(); }

std::uint64_t roundOf(const Json& event) { return event.at("round").get<std::uint64_t>(); }

// Whether no earlier event of the round announces that the same prize is near.
bool isFirstOneToGo(const std::vector<Json>& events, std::size_t place) {
    const Json& event = events[place];
    return std::none_of(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(place),
                        [&event](const Json& before) {
                            return nameOf(before) == kOneToGo && roundOf(before) == roundOf(event) &&
                                   before.value("kind", Json()) == event.value("kind", Json());
                        });
}

bool isLastSettlement(const std::vector<Json>& events, std::size_t place) {
    return std::none_of(events.begin() + static_cast<std::ptrdiff_t>(place) + 1, events.end(),
                        [&](const Json& after) {
                            return nameOf(after) == kSettled && roundOf(after) == roundOf(events[place]);
                        });
}

// Indices of the events that the file expects, each at its first occurrence; settlements are handled by
// isStop().
std::set<std::size_t> expectedPlaces(const scenario::Scenario& scenario, const std::vector<Json>& events,
                                     std::uint64_t from) {
    std::set<std::size_t> places;
    for (const scenario::Expectation& expectation : scenario.expectations) {
        const auto* const expected = std::get_if<scenario::ExpectedEvent>(&expectation);
        if (expected == nullptr || nameOf(*expected->fields) == kSettled) {
            continue;
        }
        const auto found = std::ranges::find_if(events, [&](const Json& event) {
            return roundOf(event) >= from && hasAll(event, *expected->fields);
        });
        if (found != events.end()) {
            places.insert(static_cast<std::size_t>(found - events.begin()));
        }
    }
    return places;
}

// The players who have been dealt cards in the round so far, in the file's order.
std::vector<std::string> handsAt(const scenario::Scenario& scenario, const std::vector<Json>& events,
                                 std::size_t place) {
    std::vector<std::string> players;
    for (const scenario::Player& player : scenario.players) {
        const bool isIn = std::any_of(
            events.begin(), events.begin() + static_cast<std::ptrdiff_t>(place), [&](const Json& event) {
                return nameOf(event) == "card_dealt" && roundOf(event) == roundOf(events[place]) &&
                       event.at("to") == player.id;
            });
        if (isIn) {
            players.push_back(player.id);
        }
    }
    return players;
}

// P20: the player has folded or continued.
bool isDecision(const Json& event) {
    return nameOf(event) == "folded" ||
           (nameOf(event) == "staked" && event.value("box", std::string()) == "bet");
}

Note stopAt(const Json& event) {
    Json at{{"event", event.at("event")}, {"seq", event.at("seq")}};
    return {std::make_shared<const Json>(std::move(at)), {}, std::nullopt, {}};
}

bool isStop(const std::vector<Json>& events, std::size_t place) {
    const std::string_view name = nameOf(events[place]);
    return std::ranges::find(kAlways, name) != kAlways.end() ||
           (name == kOneToGo && isFirstOneToGo(events, place)) ||
           (name == kSettled && isLastSettlement(events, place));
}

} // namespace

Presentation presentationOf(scenario::Scenario scenario, std::uint64_t from) {
    scenario::Title& title = scenario.title;
    title.pt = title.pt.empty() ? title.en : title.pt;
    title.en = title.en.empty() ? title.pt : title.en;
    if (!scenario.seed) {
        scenario.seed = Seed{};
    }
    Presentation result;
    result.run = runEvents(scenario);
    Lesson& lesson = result.lesson;
    lesson.title = title;
    lesson.from = from;
    const std::vector<Json>& events = result.run.events;
    const std::set<std::size_t> expected = expectedPlaces(scenario, events, from);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (roundOf(events[i]) < from || (!isStop(events, i) && !expected.contains(i))) {
            continue;
        }
        Note note = stopAt(events[i]);
        if (nameOf(events[i]) == kDecisionsOpen) {
            note.odds = handsAt(scenario, events, i);
        } else if (isDecision(events[i])) {
            note.odds = {events[i].at("player").get<std::string>()};
        }
        lesson.notes.push_back(std::move(note));
    }
    lesson.scenario = std::move(scenario);
    return result;
}

} // namespace mesaviva::lessons
