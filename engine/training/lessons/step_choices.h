// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game defines so that steps of its scenarios can be replaced. Included by the file that
// instantiates it for that game, and by decision_fork.cpp.
#pragma once

#include "engine/record/fields/player_names.h"
#include "engine/table/listeners.h"
#include "engine/training/lessons/decision_fork.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::lessons {

/// The decisions in the steps of one game's scenarios.
struct StepChoices {
    std::string_view game;
    std::vector<DecisionPoint> (*points)(const scenario::Scenario& scenario, std::uint64_t from);
    /// The same scenario with a step replaced; null: left out. Nothing where there is no such step.
    std::optional<scenario::Scenario> (*with)(const scenario::Scenario& scenario, std::size_t step,
                                              const scenario::Json& other);
};

/// Implements StepChoices. `Choices` has `Runner`, the game's GameRunner; `others(command, settings)`, the
/// commands that the player might have sent instead (nothing: no decision; leaving it out is always possible
/// as well); `brought(event, command)`, whether the event shows that the table has accepted the command;
/// `toJson(command, names, settings)` and `fromJson(json, ids, settings)`.
template <class Choices>
class StepsOf {
public:
    using Runner = typename Choices::Runner;
    using Content = typename Runner::Content;

    static std::vector<DecisionPoint> points(const scenario::Scenario& scenario, std::uint64_t from) {
        std::vector<DecisionPoint> points;
        const auto& content = scenario.content.as<Content>();
        Runner runner(scenario);
        const record::PlayerNames names = runner.playerNames();
        std::size_t known = 0;
        std::size_t position = 0;
        const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
            position += entry.round >= from ? 1U : 0U;
            const std::size_t taken = runner.stepsTaken();
            if (taken <= known) {
                return;
            }
            const auto& command = content.steps[taken - 1].command;
            if (!Choices::brought(entry.event, command)) {
                return;
            }
            known = taken;
            if (entry.round < from) {
                return;
            }
            const auto others = Choices::others(command, content.table);
            if (!others) {
                return;
            }
            DecisionPoint point{taken - 1, entry.round, position, {}, {}, {}};
            point.taken = Choices::toJson(command, names, content.table);
            point.player = point.taken.value("player", std::string());
            point.others.emplace_back(nullptr);
            for (const auto& other : *others) {
                if (!(other == command)) {
                    point.others.push_back(Choices::toJson(other, names, content.table));
                }
            }
            points.push_back(std::move(point));
        });
        runner.run();
        return points;
    }

    static std::optional<scenario::Scenario> with(const scenario::Scenario& scenario, std::size_t step,
                                                  const scenario::Json& other) {
        auto content = scenario.content.as<Content>();
        auto& steps = content.steps;
        if (step >= steps.size()) {
            return std::nullopt;
        }
        if (other.is_null()) {
            // A step timed by the removed one takes over its time; one that waited for an event after it
            // would now match an earlier event, so fix its time.
            if (step + 1 < steps.size() && steps[step + 1].when.empty() && !steps[step + 1].at) {
                steps[step + 1].when = steps[step].when;
                steps[step + 1].at = steps[step].at;
            } else if (step + 1 < steps.size() && !steps[step + 1].when.empty()) {
                if (const auto at = takenAt(scenario, step + 1)) {
                    steps[step + 1].when.clear();
                    steps[step + 1].at = at;
                }
            }
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(step));
        } else {
            const auto ids = [&](std::string_view id) -> std::optional<PlayerId> {
                const auto found = std::ranges::find(scenario.players, id, &scenario::Player::id);
                return found == scenario.players.end()
                           ? std::nullopt
                           : std::optional(static_cast<PlayerId>(found - scenario.players.begin()));
            };
            auto command = Choices::fromJson(other, ids, content.table);
            if (!command) {
                return std::nullopt;
            }
            steps[step].command = std::move(*command);
        }
        scenario::Scenario result = scenario;
        result.digest.clear();
        result.content = std::move(content);
        result.expectations.clear();
        return result;
    }

    // When a step is taken in the unchanged scenario; nothing if it never is.
    static std::optional<Instant> takenAt(const scenario::Scenario& scenario, std::size_t step) {
        std::optional<Instant> at;
        Runner runner(scenario);
        const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
            if (!at && runner.stepsTaken() > step) {
                at = entry.at;
            }
        });
        runner.run();
        return at;
    }

    static constexpr StepChoices choices() { return {Runner::Game::kKey, &points, &with}; }
};

/// Defined for each game in its own file (<game>_step_choices.cpp).
template <class Game>
const StepChoices& stepChoices();

} // namespace mesaviva::lessons
