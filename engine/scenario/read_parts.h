// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of read() shared by all games; a game's own parts are in its read_<game>.h. They throw BadFile at
// the first error.
#pragma once

#include "engine/scenario/node.h"
#include "engine/scenario/scenario.h"
#include "engine/table/contribution.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

struct GameScenarios;

/// A name of 1 to 64 printable characters; an error names the rule.
std::string readName(const Node& node, std::string_view rule = {});
/// Reads `id` and `wallet` of the next player; `before` are the players so far.
Player readPlayer(Fields& fields, const std::vector<Player>& before);
/// The player named by a value.
PlayerId readPlayerName(const Node& name, const std::vector<Player>& players);
/// The player named by the field `player`.
PlayerId playerOf(Fields& fields, const std::vector<Player>& players);
/// Reads the seeds of an outcome, if any: that of all rounds, and that of the first round alone.
void readSeeds(Fields& outcome, Scenario& scenario);
/// Reads the seed of a player's contribution.
common::ContributeSeed readContribution(Fields& step, PlayerId player);
/// A limit of the table in cents; an error names the rule.
Money readLimit(const Node& node, std::string_view rule);

/// The name of an event; refuses one that no game has.
std::string readEventName(const Node& node);

/// When a step is taken.
struct Timing {
    std::optional<Instant> at;
    std::string when;
};
Timing readTiming(Fields& step);

/// Reads the steps in order; `readCommand` makes a command of a step's remaining fields.
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

/// Reads the expectations of a scenario of this game.
std::vector<Expectation> readExpectations(const Node& expect, const std::vector<Player>& players,
                                          const GameScenarios& game);

} // namespace mesaviva::scenario
