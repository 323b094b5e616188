// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/other_way.h"

#include "engine/lessons/event_run.h"
#include "engine/scenario/poker_content.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::lessons {

namespace {

using PokerStep = scenario::Step<poker::Command>;

constexpr const char* kDecision = "decision_opened";

bool isDecisionOf(const PokerStep& step, PlayerId player) {
    const auto* const bet = std::get_if<poker::Bet>(&step.command);
    const auto* const fold = std::get_if<poker::Fold>(&step.command);
    return (bet && bet->player == player) || (fold && fold->player == player);
}

// The player decides so as soon as decisions are open, before anybody else does anything.
scenario::Scenario decided(const scenario::Scenario& played, PlayerId player, bool continues) {
    auto content = played.content.as<scenario::PokerContent>();
    auto& steps = content.steps;
    // A step that took its time from one that goes takes it over.
    for (std::size_t i = 0; i < steps.size();) {
        if (!isDecisionOf(steps[i], player)) {
            ++i;
            continue;
        }
        if (i + 1 < steps.size() && steps[i + 1].when.empty() && !steps[i + 1].at) {
            steps[i + 1].when = steps[i].when;
            steps[i + 1].at = steps[i].at;
        }
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
    }
    const auto first = std::ranges::find(steps, kDecision, &PokerStep::when);
    if (first != steps.end()) {
        first->when.clear();
    }
    poker::Command decision = poker::Fold{player};
    if (continues) {
        decision = poker::Bet{player};
    }
    steps.insert(first, PokerStep{std::nullopt, kDecision, std::move(decision)});
    scenario::Scenario result = played;
    result.digest.clear();
    result.content = std::move(content);
    result.expectations.clear();
    return result;
}

std::optional<Way> wayOf(const scenario::Scenario& played, const std::string& player) {
    Way way;
    for (const auto& event : runEvents(played).events) {
        const auto& name = event.at("event").get_ref<const std::string&>();
        if (event.value("player", std::string()) != player) {
            continue;
        }
        if (name == "staked" && event.value("box", std::string()) == "bet") {
            way.continued = true;
        } else if (name == "settled") {
            way.staked = Money{event.at("staked").get<std::int64_t>()};
            way.returned = Money{event.at("returned").get<std::int64_t>()};
            return way;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<OtherWay> otherWay(const Lesson& lesson, std::size_t note) {
    if (note >= lesson.notes.size() || !lesson.notes[note].odds) {
        return std::nullopt;
    }
    const std::string& name = *lesson.notes[note].odds;
    const auto& players = lesson.scenario.players;
    const auto player = std::ranges::find(players, name, &scenario::Player::id);
    const std::optional<Way> taken = wayOf(lesson.scenario, name);
    if (player == players.end() || !taken) {
        return std::nullopt;
    }
    scenario::Scenario scenario =
        decided(lesson.scenario, static_cast<PlayerId>(player - players.begin()), !taken->continued);
    const std::optional<Way> other = wayOf(scenario, name);
    if (!other || other->continued == taken->continued) {
        return std::nullopt;
    }
    return OtherWay{*taken, *other, std::move(scenario)};
}

} // namespace mesaviva::lessons
