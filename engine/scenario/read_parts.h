// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of read() that the files of all games need; those of a game are in read_<game>.h. They throw
// BadFile at the first thing that is refused.
#pragma once

#include "engine/scenario/node.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/step.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

struct GameScenarios;

/// `id` and `wallet` of a player who follows those before.
Player readPlayer(Fields& fields, const std::vector<Player>& before);
/// The player that a field names.
PlayerId readPlayerName(const Node& name, const std::vector<Player>& players);
/// The player that `player` names.
PlayerId playerOf(Fields& fields, const std::vector<Player>& players);
/// The seeds of an outcome, as far as it has them: of all rounds, and of the first one alone.
void readSeeds(Fields& outcome, Scenario& scenario);
/// A limit of the table in cents; the reason ends with the rule's id.
Money readLimit(const Node& node, std::string_view rule);

/// The name of an event that some game has.
std::string readEventName(const Node& node);

/// When a step is taken.
struct Timing {
    std::optional<Instant> at;
    std::string when;
};
Timing readTiming(Fields& step);

/// The steps in their order; `readCommand` makes a command of what is left of a step's fields.
template <class Command, class ReadCommand>
std::vector<Step<Command>> readSteps(const Node& list, const ReadCommand& readCommand) {
    std::vector<Step<Command>> steps;
    for (const Node& item : list.items()) {
        Fields fields(item);
        Timing timing = readTiming(fields);
        steps.push_back({timing.at, std::move(timing.when), readCommand(fields)});
        fields.refuseTheRest();
    }
    return steps;
}

/// What must come of a scenario of this game.
std::vector<Expectation> readExpectations(const Node& expect, const std::vector<Player>& players,
                                          const GameScenarios& game);

} // namespace mesaviva::scenario
