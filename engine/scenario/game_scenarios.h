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

/// What reading and running a scenario must know of its game. A game's own is made of its trait (PokerPlay or
/// the like) in its own file, so that whoever asks for it here need not know the game.
struct GameScenarios {
    std::string_view key;                    ///< what `game` says in the file
    std::span<const std::string_view> rules; ///< what `rules` may say
    std::span<const std::string_view> events;
    /// The fields of those that are amounts.
    std::span<const record::MoneyField> (*money)();

    /// Reads all of a file that is in the game's own terms: table, players, outcome, steps. The file's rules
    /// are known by then. Throws BadFile.
    void (*read)(Fields& file, Scenario& scenario);
    /// Puts lists in an expected event that are sets into the order in which events have them; null: there
    /// are none.
    void (*sortExpected)(Json& expected) = nullptr;
    /// Plays a scenario of this game as runCommand() does.
    int (*run)(Scenario scenario, std::ostream& out, std::ostream& err,
               const std::optional<RecordTo>& recordTo);
    /// Makes a file of a round of this game as shareRound() does; throws record::Fault.
    Result<std::string, NotShared> (*share)(record::RecordReader& reader, const record::TableRow& table,
                                            const record::RoundId& id, const Title& title);
};

/// What must be known of this game; instantiated in <game>_play.cpp.
template <class Game>
const GameScenarios& scenariosOf();

/// What must be known of each game, in the order in which games are named to people. Defined in
/// engine/games/games.cpp.
std::span<const GameScenarios* const> allScenarios();
/// The game of that key; null: there is none.
const GameScenarios* scenariosOf(std::string_view key);

} // namespace mesaviva::scenario
