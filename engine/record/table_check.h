// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/house_check.h"
#include "engine/record/round_row.h"
#include "engine/record/rows_ahead.h"
#include "engine/record/verify.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace mesaviva::record {

/// Plays one table's record again, event by event, and finds the first that the rules would not have brought.
class TableCheck {
public:
    virtual ~TableCheck() = default;

    /// The events that the house's page names, see HouseWatch; before check().
    virtual void setMoments(std::span<const std::uint64_t> moments) = 0;
    /// What the table has said of the house's accounts; once, after check().
    virtual TableAccounts takeAccounts() = 0;
    /// The first thing that is wrong, if anything, up to the end of round `last`; without one up to the end
    /// of the table. `progress` is called after each round with how many events it had.
    virtual std::optional<Finding> check(RowsAhead& rows, const std::optional<std::uint64_t>& last,
                                         const std::function<void(std::size_t)>& progress) = 0;
    /// The rounds as the list must have them, in their order; after check().
    virtual const std::vector<RoundRow>& rounds() const = 0;
    /// The commitment of the round that runs, where one does; after check().
    virtual std::optional<Digest> openCommitment() const = 0;
};

} // namespace mesaviva::record
