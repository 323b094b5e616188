// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What has come back to those who staked, beside what had to be expected.
//
// Every round on record says what was staked where. Over the pockets of its wheel, each as likely as any
// other, the table's settlement says what that had to bring in the mean, and how far it strays. Rounds do not
// depend on each other, so that means and squares of deviations add up. The band is Bernstein's: for a sum
// with variance V of which no part strays further than b, and L = ln 200, it reaches
// bL/3 + sqrt((bL/3)^2 + 2VL) to either side. What is fair lies in it at least 99 times in 100, after one
// round as after a million; a normal band would not hold where little was staked.
//
// Only roulette: what comes back at poker hangs on how it is played, and at bingo on the cards of others.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify.h"
#include "engine/roulette/settings.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::record {

/// What was staked on something, what came back, and what had to be expected.
struct Returned {
    std::optional<TableNumber> table;           ///< at one table; else at all
    std::optional<roulette::RuleSet> rules;     ///< the table's; or at all tables of that regulation
    std::optional<roulette::ChanceKind> chance; ///< on one chance; else on all
    std::uint64_t rounds = 0;                   ///< in which something was staked on it
    Money staked;
    Money returned;
    double expected = 0; ///< cents
    double variance = 0; ///< cents squared
    double furthest = 0; ///< how far one round can stray, in cents

    /// How far to either side of what is expected the band reaches, in cents.
    double reach() const;
    /// It lies in its band.
    bool isInside() const;
};

/// From when on rounds count.
struct ReturnedSince {
    std::optional<WallTime> from; ///< nothing: all of them
};

/// What came back at roulette in all, by regulation, by table (the newest ones) and by chance, for everybody
/// who staked. Void rounds and scripted ones do not count. What is empty is left out. Throws Fault.
std::vector<Returned> returnedAtRoulette(RecordReader& reader, const ReturnedSince& since,
                                         const Progress& progress = {});

} // namespace mesaviva::record
