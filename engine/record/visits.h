// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::record {

/// One session of who is not simulated at a table on record, from sitting down to its end (P39, O26, B52). It
/// follows from the table's events and its rounds.
struct Visit {
    TableNumber table = 0;
    std::string game;
    std::uint64_t firstRound = 0; ///< the first and the last round of the table in its course
    std::uint64_t lastRound = 0;
    WallTime began;
    WallTime ended;           ///< while it goes on, and where the program was killed: of the last round known
    bool isOver = false;      ///< the end is on record
    std::uint32_t rounds = 0; ///< rounds with a stake
    Money staked;
    Money returned;

    Money net() const { return returned - staked; }
    friend bool operator==(const Visit&, const Visit&) = default;
};

/// Some of the visits, and where to go on.
struct VisitPage {
    std::vector<Visit> visits;
    TableNumber next = 0; ///< of the table where the next page begins; 0: there are no more
};

/// Visits of at least one round, the newest table first; at each table the newest visit first. From the table
/// `from` on (0: from the newest); a page has `most` of them and as many more as its last table has. Of the
/// filter count the game, the table, and the dates, which are those of sitting down. It reads all events of
/// the page's tables: not for a thread that shows something. Throws Fault.
VisitPage visits(RecordReader& reader, const RoundFilter& filter, std::size_t most, TableNumber from = 0);

} // namespace mesaviva::record
