// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"
#include "engine/scenario/strict_json.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mesaviva::record {
struct MoneyField;
} // namespace mesaviva::record

namespace mesaviva::scenario {

class Fields;
struct RecordTo;

/// A game's functions for reading, running and sharing scenarios. Each is made from the game's trait
/// (PokerPlay or the like) in the game's own file, so that callers need not know the game.
struct GameScenarios {
    std::string_view key;                    ///< the value of `game` in the file
    std::span<const std::string_view> rules; ///< the values of `rules`
    std::span<const std::string_view> events;
    /// The fields of the game's events that are amounts.
    std::span<const record::MoneyField> (*money)();

    /// Reads the parts of a file in the game's own terms: table, players, outcome, steps. The file's rules
    /// must be read before. Throws BadFile.
    void (*read)(Fields& file, Scenario& scenario);
    /// Sorts lists of an expected event that are sets into the order of real events; null if the game has
    /// none.
    void (*sortExpected)(Json& expected) = nullptr;
    /// Plays a scenario of this game, as runCommand() does.
    int (*run)(Scenario scenario, std::ostream& out, std::ostream& err,
               const std::optional<RecordTo>& recordTo);
    /// Makes a file of a round of this game, as shareRound() does; throws record::Fault.
    Result<std::string, NotShared> (*share)(record::RecordReader& reader, const record::TableRow& table,
                                            const record::RoundId& id, const Title& title);
};

/// The functions of a game; instantiated in <game>_play.cpp.
template <class Game>
const GameScenarios& scenariosOf();

/// The functions of all games, in the order in which the interface lists them. Defined in
/// engine/games/games.cpp.
std::span<const GameScenarios* const> allScenarios();
/// The functions of the game with that key; null if there is none.
const GameScenarios* scenariosOf(std::string_view key);

/// Whether some game has an event of this name, so that a scenario can wait for it or expect it.
bool isEventName(std::string_view name);

} // namespace mesaviva::scenario
