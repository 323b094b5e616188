// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_row.h"
#include "engine/record/verify/house_check.h"
#include "engine/record/verify/rows_ahead.h"
#include "engine/record/verify/verify.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace mesaviva::record {

/// Replays one table's record event by event, and finds the first event that does not follow from the rules.
class TableCheck {
public:
    virtual ~TableCheck() = default;

    /// Sets the events that the house page names, see HouseWatch; before check().
    virtual void setMoments(std::span<const std::uint64_t> moments) = 0;
    /// Returns what the table says about the house accounts; once, after check().
    virtual TableAccounts takeAccounts() = 0;
    /// Returns the first error, if any, up to the end of round `last` (nothing: up to the end of the table).
    /// Calls `progress` after each round with its number of events.
    virtual std::optional<Finding> check(RowsAhead& rows, const std::optional<std::uint64_t>& last,
                                         const std::function<void(std::size_t)>& progress) = 0;
    /// Returns the expected list of rounds, in order; after check().
    virtual const std::vector<RoundRow>& rounds() const = 0;
    /// Returns the commitment of the running round, if any; after check().
    virtual std::optional<Digest> openCommitment() const = 0;
};

} // namespace mesaviva::record
