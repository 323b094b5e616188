// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What engine/record does with the tables of one game, found at run time by the game's key. Each game creates
// its own (game_record_of.h); engine/games/games.cpp lists them.
#pragma once

#include "engine/record/finding.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace mesaviva::record {

class RecordReader;
class TableCheck;
struct CutOff;
struct GameReturned;
struct OutcomeMethod;
struct TableReconciliation;
struct Verification;

/// One game's functions for reading records.
struct GameRecord {
    std::string_view key; ///< the game's key in the list of tables
    /// How a round's outcome is computed from its seed.
    const OutcomeMethod& (*outcome)();
    /// How returns at its tables are added up.
    const GameReturned& (*returned)();
    /// Creates a check for one table; see TableCheck.
    std::unique_ptr<TableCheck> (*check)(const TableRow& table, const Digest& opening, Verification& counts);
    /// Recalls all rounds of a table or one of them (see Recall); returns whether there was any.
    bool (*recall)(RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
                   const std::function<void(const nlohmann::ordered_json&)>& onTable,
                   const std::function<void(const nlohmann::ordered_json&)>& onRound);
    /// See reconcile().
    TableReconciliation (*reconcile)(RecordReader& reader, const TableRow& table, const Progress& progress);
    /// Returns the cut-off hand that a `settled` event describes, if it does; null: the game has no such
    /// hands.
    std::optional<CutOff> (*cutOffAt)(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                      WallTime wall, std::string_view fields) = nullptr;
};

/// The functions of one game, defined in <game>_on_record.cpp.
template <class Game>
const GameRecord& gameRecord();

/// All games, in display order. Defined in engine/games/games.cpp.
std::span<const GameRecord* const> recordedGames();

/// Returns the index of the game with this key in recordedGames(); its size if there is none.
std::size_t placeOfGame(std::string_view key);
/// Returns the game with this key; null if there is none.
const GameRecord* findGameRecord(std::string_view key);
/// Returns the game with this key. Throws Fault if there is none.
const GameRecord& gameRecord(std::string_view key);

} // namespace mesaviva::record
