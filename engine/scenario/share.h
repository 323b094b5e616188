// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round on record as a scenario file, so that a player's odd round becomes a trainer's lesson. The file is
// run before it is given away, so that what is said of it is so.
//
// The events are the same but for what a table of its own can't have: the round is the first one there and
// opens at second 0; chance is given card by card, number by number, ball by ball, and is marked so
// (`origin`, `scripted`), over another seed with another commitment.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/record_reader.h"
#include "engine/record/round_row.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::scenario {

/// What of a round a scenario file can't hold.
enum class ShareLimit : std::uint8_t {
    running,        ///< it is not closed yet: what comes would be given away
    crowd,          ///< the simulated crowd's cards, which come from the round's own seed
    refusals,       ///< wishes that were refused: what was wished is not on record
    arrivals,       ///< who came to the table while the round ran
    house,          ///< settings of the table that files don't have
    names,          ///< a player's name that files don't take
    earlier_rounds, ///< what earlier rounds at the table have left behind and this one was played with
};

/// The limit's key, for instance `earlier_rounds`.
std::string_view name(ShareLimit limit);

/// A round as a scenario file.
struct SharedRound {
    std::string file;               ///< empty where there can be none
    std::vector<ShareLimit> limits; ///< none: running the file brings the same events
    std::string difference;         ///< the first event that is another then, in English; for developers

    bool isSame() const { return !file.empty() && limits.empty(); }
};

/// Makes a scenario of a closed round: settings, players with what they had, what chance has brought, each
/// wish at its moment, and what must come of it. Fails where there is no such round or it can't be read.
Result<SharedRound, record::Fault> shareRound(record::RecordReader& reader, const record::RoundId& id,
                                              const Title& title);

} // namespace mesaviva::scenario
