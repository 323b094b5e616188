// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a round on record into a scenario file, so that a player's unusual round can become a trainer's
// lesson.
//
// The file is played before it is returned: its round must have the events of the round on record, from
// `round_opened` to `round_closed`, with the same fields and no others. A file can't hold the following, so
// these are not compared:
// - the position in the table's history: `seq`, `round`, `launch`; times count from the round's opening;
// - the proof: `commitment`, `seed`, `origin`, `scripted`, bingo's `set_aside` and `given`, as a file names
//   the results of chance;
// - `rules_version`, which is this program's, as in all files, and at a table of an earlier edition the rules
//   that a refusal cites;
// - `injected_by`: the faults of a file are its own;
// - `player_admitted`: the players of a file are known from the beginning;
// - the totals of the whole session in `session_ended`.
//
// If anything else differs, the round is not shared, and the reason is returned.
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/rows.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

class RecordReader;
struct TableRow;

} // namespace mesaviva::record

namespace mesaviva::scenario {

/// What prevents a round from becoming a scenario file.
enum class ShareLimit : std::uint8_t {
    running,        ///< the round is not closed: a file would reveal its results
    settings,       ///< table settings that files lack or refuse
    names,          ///< a player's name that files refuse
    arrivals,       ///< a player arrived in a way or place that files can't express
    refusals,       ///< a refused request whose content is not on record
    crowd,          ///< a simulated crowd bought differently from a file's crowd
    dealer,         ///< a person dealt, by another clock than the table's
    moment,         ///< events of one instant in an order that steps can't produce
    earlier_rounds, ///< effects of earlier rounds at the table
    other,          ///< another event differs, for an unknown reason
};

/// The key, for instance `earlier_rounds`.
std::string_view name(ShareLimit limit);

/// Why a round is not shared.
struct NotShared {
    ShareLimit limit = ShareLimit::other;
    std::string place{};              ///< the event or field; may be empty
    std::optional<FileError> error{}; ///< why a file can't have it, if that is the cause

    friend bool operator==(const NotShared&, const NotShared&) = default;
};

/// Makes a scenario file of a round: settings, players with their balances, results of chance, requests at
/// their times, and expectations. Throws record::Fault if there is no such round or it can't be read.
Result<std::string, NotShared> shareRound(record::RecordReader& reader, const record::RoundId& id,
                                          const Title& title);

/// Formats a scenario file: one line for each field, player, step and expectation.
std::string fileText(const Json& file);

/// An amount, one cent less and one cent more; amounts that nobody can request become zero.
constexpr std::array<Money, 3> amountsNear(Money amount) {
    if (amount < Money{-1} || amount > kLargestAmount + Money{1}) {
        return {};
    }
    return {amount, amount - Money{1}, amount + Money{1}};
}

/// Milliseconds as a file's seconds.
Json secondsOf(std::int64_t milliseconds);

} // namespace mesaviva::scenario
