// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/other_way.h"

#include "engine/games/poker/scenario/poker_content.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
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

// When decisions open in a round, and the steps taken from then until it closes.
struct Opened {
    Instant at;
    std::size_t first = 0;
    std::size_t end = 0;
};

std::optional<Opened> openedIn(const scenario::Scenario& played, std::uint64_t round) {
    scenario::PokerRunner runner(played);
    std::optional<Opened> opened;
    bool isClosed = false;
    const Subscription subscription = runner.listen([&](const scenario::PokerRunner::Entry& entry) {
        isClosed = isClosed || entry.round > round;
        if (entry.round != round) {
            return;
        }
        if (!opened && std::holds_alternative<poker::DecisionOpened>(entry.event)) {
            opened = Opened{entry.at, runner.stepsTaken(), runner.stepsTaken()};
        }
        if (opened) {
            opened->end = runner.stepsTaken();
        }
        isClosed = isClosed || std::holds_alternative<poker::RoundClosed>(entry.event);
    });
    while (!isClosed && !runner.isOver()) {
        runner.advanceTo(*runner.nextDue());
    }
    return opened;
}

// Makes the player decide as soon as decisions are open, before anything else happens.
scenario::Scenario decided(const scenario::Scenario& played, const Opened& opened, PlayerId player,
                           bool continues) {
    auto content = played.content.as<scenario::PokerContent>();
    auto& steps = content.steps;
    // A step timed by a removed one takes over its time.
    for (std::size_t i = opened.first, end = opened.end; i < end && i < steps.size();) {
        if (!isDecisionOf(steps[i], player)) {
            ++i;
            continue;
        }
        if (i + 1 < steps.size() && steps[i + 1].when.empty() && !steps[i + 1].at) {
            steps[i + 1].when = steps[i].when;
            steps[i + 1].at = steps[i].at;
        }
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
        --end;
    }
    const auto first = steps.begin() + static_cast<std::ptrdiff_t>(std::min(opened.first, steps.size()));
    if (first != steps.end() && first->when == kDecision) {
        first->when.clear();
    }
    poker::Command decision = poker::Fold{player};
    if (continues) {
        decision = poker::Bet{player};
    }
    steps.insert(first, PokerStep{opened.at, {}, std::move(decision)});
    scenario::Scenario result = played;
    result.digest.clear();
    result.content = std::move(content);
    result.expectations.clear();
    return result;
}

std::optional<Way> wayOf(const EventRun& run, const std::string& player, std::uint64_t round) {
    Way way;
    for (const auto& event : run.events) {
        if (event.at("round").get<std::uint64_t>() != round ||
            event.value("player", std::string()) != player) {
            continue;
        }
        const auto& name = event.at("event").get_ref<const std::string&>();
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

std::optional<OtherWay> otherWay(const scenario::Scenario& scenario, const EventRun& run,
                                 const std::string& player, std::uint64_t round) {
    const auto& players = scenario.players;
    const auto who = std::ranges::find(players, player, &scenario::Player::id);
    const std::optional<Way> taken = wayOf(run, player, round);
    if (who == players.end() || !taken || scenario.game() != "poker") {
        return std::nullopt;
    }
    const std::optional<Opened> opened = openedIn(scenario, round);
    if (!opened) {
        return std::nullopt;
    }
    scenario::Scenario changed =
        decided(scenario, *opened, static_cast<PlayerId>(who - players.begin()), !taken->continued);
    const std::optional<Way> other = wayOf(runEvents(changed), player, round);
    if (!other || other->continued == taken->continued) {
        return std::nullopt;
    }
    return OtherWay{*taken, *other, std::move(changed)};
}

} // namespace mesaviva::lessons
