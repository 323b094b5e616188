// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A trainee's shift as a croupier, with its faults by rule.
#pragma once

#include "engine/training/croupier/score_sheet.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// The number of faults of one kind under one rule.
struct FaultCount {
    FaultKind kind = FaultKind::order;
    std::string rule; ///< empty if none
    int count = 0;

    friend bool operator==(const FaultCount&, const FaultCount&) = default;
};

/// The faults of a sheet by kind and rule, the most frequent first.
std::vector<FaultCount> countsOf(const ScoreSheet& sheet);

/// One shift at the table.
struct Shift {
    std::int64_t at = 0; ///< when it ended: seconds since 1970, UTC
    std::string game;    ///< `roulette`
    std::string table;   ///< the table: `pt-894-2002/colour`
    int level = 0;
    bool atOnce = true; ///< faults were reported at once
    int rounds = 0;
    int actions = 0;
    int clean = 0; ///< actions that were right at once
    int payments = 0;
    std::int64_t paymentTime = 0; ///< milliseconds for all payments
    std::int64_t time = 0;        ///< milliseconds for all actions
    std::int64_t length = 0;      ///< milliseconds for which the table was open; 0: not measured
    int hints = 0;
    PlantedCount faultsPlanted{}; ///< where the program worked; else empty
    std::vector<FaultCount> faults;

    int faultCount() const;
    /// Whether the program worked and the trainee looked for its faults.
    bool isWatched() const { return game.ends_with("_watched"); }
    friend bool operator==(const Shift&, const Shift&) = default;
};

} // namespace mesaviva::croupier
