// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of read(), a file each. They throw BadFile at the first thing that is refused.
#pragma once

#include "engine/scenario/node.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

/// Everything of a poker file that is in poker's terms: table, players, outcome, steps.
void readPoker(Fields& file, Scenario& scenario);
/// The same of a roulette file, whose rules are already known.
void readRoulette(Fields& file, roulette::RuleSet rules, Scenario& scenario);

/// The same of a bingo file.
void readBingo(Fields& file, Scenario& scenario);
/// The `table` of a bingo file, crowd and all; the default where it is left out.
void readBingoTable(const std::optional<Node>& table, BingoContent& content);

/// B15: refuses given cards with the same numbers that are for one sale, as the steps are timed; `cards` is
/// where the file has them.
void refuseCardsTwiceInASale(const Node& cards, const std::vector<Player>& players,
                             const BingoContent& content);

/// What a step of poker does; `content` has the seats.
poker::Command readPokerCommand(Fields& fields, const PokerContent& content,
                                const std::vector<Player>& players);
/// What a step of roulette does.
roulette::Command readRouletteCommand(Fields& fields, const roulette::Layout& layout,
                                      const std::vector<Player>& players);
/// What a step of bingo does.
bingo::Command readBingoCommand(Fields& fields, const std::vector<Player>& players);

/// `id` and `wallet` of a player who follows those before.
Player readPlayer(Fields& fields, const std::vector<Player>& before);
/// The player that a field names.
PlayerId readPlayerName(const Node& name, const std::vector<Player>& players);
/// The player that `player` names.
PlayerId playerOf(Fields& fields, const std::vector<Player>& players);
/// The seed of an outcome, if it has one.
std::optional<Seed> readSeed(Fields& outcome);
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

std::vector<Expectation> readExpectations(const Node& expect, const std::vector<Player>& players);

} // namespace mesaviva::scenario
