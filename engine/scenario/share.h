// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round on record as a scenario file, so that a player's odd round becomes a trainer's lesson.
//
// The file is played before it is given away: its round brings the events of the round on record, from
// `round_opened` to `round_closed`, each with the same fields, and nothing else. Only this a file can't hold,
// and it is not compared:
// - the place in the table's history: `seq`, `round`, `launch`; times are counted from the round's opening;
// - the proof: `commitment`, `seed`, `origin`, `scripted`, bingo's `set_aside` and `given`, since a file
// names
//   what chance has brought;
// - `rules_version`, which is this program's, as for all files;
// - `player_admitted`: the players of a file are known from the beginning;
// - what `session_ended` sums up of the whole session.
// Where anything else would be another, the round is not shared, and it is said why.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/round_row.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {
class RecordReader;
struct TableRow;
} // namespace mesaviva::record

namespace mesaviva::scenario {

/// What of a round a scenario file can't hold.
enum class ShareLimit : std::uint8_t {
    running,        ///< it is not closed yet: what comes would be given away
    settings,       ///< settings of the table that files don't have or don't take
    names,          ///< a player's name that files don't take
    arrivals,       ///< who has come, and where, in another way than players of a file can
    refusals,       ///< a wish that was refused, and what was wished is not on record and can't be told
    crowd,          ///< a simulated crowd that has bought otherwise than a file's crowd does
    dealer,         ///< a person dealt, by another clock than the table's
    moment,         ///< at one instant several things have happened in an order that steps can't give
    earlier_rounds, ///< what earlier rounds at the table have left behind has come into this one
    other,          ///< none of these, though another event comes
};

/// The limit's key, for instance `earlier_rounds`.
std::string_view name(ShareLimit limit);

/// Why a round is not shared.
struct NotShared {
    ShareLimit limit = ShareLimit::other;
    std::string detail; ///< which event or field it is, in English; may be empty

    friend bool operator==(const NotShared&, const NotShared&) = default;
};

/// Makes a scenario file of a round: settings, players with what they had, what chance has brought, each wish
/// at its moment, and what must come of it. Throws record::Fault where there is no such round or it can't be
/// read.
Result<std::string, NotShared> shareRound(record::RecordReader& reader, const record::RoundId& id,
                                          const Title& title);

} // namespace mesaviva::scenario
