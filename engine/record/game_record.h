// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What engine/record does with the tables of one game, found at run time by the game's key. Each game makes
// its own (game_record_of.h); engine/games/games.cpp lists them.
#pragma once

#include "engine/record/cut_off.h"
#include "engine/record/recall.h"
#include "engine/record/reconciliation.h"
#include "engine/record/table_check.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace mesaviva::record {

struct GameReturned;
struct OutcomeWay;

/// One game's part in reading records.
struct GameRecord {
    std::string_view key; ///< the game's, as tables on record name it
    /// How the outcome of a round comes from its seed.
    const OutcomeWay& (*outcome)();
    /// What was returned at its tables.
    const GameReturned& (*returned)();
    /// Checks a table; see TableCheck.
    std::unique_ptr<TableCheck> (*check)(const TableRow& table, const Digest& opening, Verification& counts);
    /// As Recall: all rounds of a table, or one of them; returns whether there was any.
    bool (*recall)(RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
                   const Recall::Taker& giveTable, const Recall::Taker& giveRound);
    /// As reconcile().
    TableReconciliation (*reconcile)(RecordReader& reader, const TableRow& table, const Progress& progress);
    /// What a `settled` event says of a hand that was cut off undecided; null where the game has no such.
    std::optional<CutOff> (*cutOffAt)(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                      WallTime wall, std::string_view fields) = nullptr;
};

/// That of one game, in the game's own file (<game>_on_record.cpp).
template <class Game>
const GameRecord& gameRecord();

/// All games, in the order in which they are named to people. Defined in engine/games/games.cpp.
std::span<const GameRecord* const> recordedGames();

/// The place in that list of the game with that key, from 0 on; behind all others where there is none.
std::size_t placeOfGame(std::string_view key);
/// The game with that key; null where there is none.
const GameRecord* findGameRecord(std::string_view key);
/// The same; throws Fault where there is none.
const GameRecord& gameRecord(std::string_view key);

} // namespace mesaviva::record
