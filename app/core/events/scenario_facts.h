// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/reading_facts.h"
#include "app/core/text/texts.h"
#include "engine/scenario/scenario.h"
#include "engine/table/listeners.h"

#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Returns the name of a player in a scenario; empty for simulated players.
using NameOfPlayer = std::function<QString(PlayerId player)>;

/// Plays a scenario to its end and collects the facts to compare. `fill` returns whether an event is compared
/// and fills in its fact: bool(event, nameOf, fact).
template <class Runner, class Fill>
std::vector<ReadingFact> collectFacts(scenario::Scenario played, const Fill& fill) {
    std::vector<ReadingFact> facts;
    Runner runner(std::move(played));
    const NameOfPlayer nameOf = [&](PlayerId player) {
        return player == kNobody ? QString() : QString::fromStdString(runner.playerName(player));
    };
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        ReadingFact fact;
        if (fill(entry.event, nameOf, fact)) {
            fact.rule = firstOf(Runner::Game::rulesOf(entry.event, runner.state().settings));
            facts.push_back(std::move(fact));
        }
    });
    runner.run();
    return facts;
}

} // namespace mesaviva::app
