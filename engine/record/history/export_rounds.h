// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/csv_text.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// How rounds are printed.
enum class ExportFormat : std::uint8_t {
    json, ///< one object, see assets/schema/mesaviva.rounds.json
    csv,  ///< one line for each stake, amounts in cents
};

/// Prints the rounds of a record that match a filter, with their tables' settings, as one object
/// (ExportFormat json). `tick` is called before each round and may throw, which ends it. Throws Fault.
void exportRounds(RecordReader& reader, const RoundFilter& filter, std::ostream& out,
                  const std::function<void()>& tick);

/// The columns of a spreadsheet of rounds, in order.
enum class SheetField : std::uint8_t {
    round, ///< "#9-2": spreadsheets would take 9-2 for a date
    table,
    number,
    game,
    rules,
    opened, ///< universal time
    closed,
    result,
    void_round,
    scripted,
    revenue, ///< what the house has kept of the round; on the round's first line
    sales,   ///< bingo, likewise
    prizes,  ///< bingo, likewise
    player,
    simulated,
    cards, ///< poker: the player's cards; bingo: how many
    staked,
    returned,
    net
};
inline constexpr std::size_t kSheetFields = 19;

/// What a spreadsheet says in the user's language.
struct SheetWords {
    std::array<std::string, kSheetFields> titles;
    std::string yes;
    std::string no;
    std::function<std::string(std::string_view game)> game;
    /// The result of a round (RoundRow::result).
    std::function<std::string(std::string_view game, std::string_view result)> result;
};

/// Prints the same rounds as a table for a spreadsheet: a line for each player with a stake, or one for a
/// round without any; amounts in points.
void exportSpreadsheet(RecordReader& reader, const RoundFilter& filter, const SheetWords& words,
                       CsvStyle style, std::ostream& out, const std::function<void()>& tick);

/// Prints all rounds of a record, or one of them, with every fact. Throws Fault.
void exportRecord(RecordReader& reader, const std::optional<RoundId>& round, ExportFormat format,
                  std::ostream& out);

} // namespace mesaviva::record
