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

/// One session of a real player at a recorded table, from sitting down to its end (P39, O26, B52). Derived
/// from the table's events and rounds.
struct Visit {
    TableNumber table = 0;
    std::string game;
    std::uint64_t firstRound = 0; ///< first and last round of the table during the session
    std::uint64_t lastRound = 0;
    WallTime began;
    WallTime ended;           ///< time of the last known round while it runs, or if the program was killed
    bool isOver = false;      ///< its end is recorded
    std::uint32_t rounds = 0; ///< rounds with a stake
    Money staked;
    Money returned;

    Money net() const { return returned - staked; }
    friend bool operator==(const Visit&, const Visit&) = default;
};

/// A page of visits, and where the next one begins.
struct VisitPage {
    std::vector<Visit> visits;
    TableNumber next = 0; ///< table at which the next page begins; 0: there are no more
};

/// Returns visits of at least one round, the newest table first and its newest visit first, starting at table
/// `from` (0: the newest). A page has at least `most` visits if there are enough, and never splits a table.
/// Of the filter, game, table and dates (of sitting down) apply. Reads all events of the page's tables: use
/// on a worker thread. Throws Fault.
VisitPage visits(RecordReader& reader, const RoundFilter& filter, std::size_t most, TableNumber from = 0);

} // namespace mesaviva::record
