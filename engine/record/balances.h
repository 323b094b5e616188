// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// This player's points after each round on record (P37, O24, B50), for a picture of how they went.
//
// The record keeps the points on the house's page (house_page.h), each time with the table's event after
// which they were so; the last ones noted in the course of a round are those after it. A round without such a
// note follows from the points before and its own result. What was noted between a round and the table's next
// has free points in it that were taken meanwhile: they count for whichever round comes next.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mesaviva::record {

/// The points after one round.
struct Balance {
    RoundRow round; ///< it is over
    Money after;    ///< this player's points
    Money given;    ///< that came since the round before and in no round: free points (P44, O31, B59)

    /// The points when it began.
    Money before() const { return after - (round.returned - round.staked); }
};

/// The points of a record's player. It reads as much as there is: not for a thread that shows something.
class Balances {
public:
    /// Reads the whole list of rounds and the house's page. Throws Fault.
    explicit Balances(RecordReader& reader);

    /// Those after the rounds of the filter, the oldest first.
    std::vector<Balance> of(const RoundFilter& filter) const;
    const std::vector<Balance>& all() const { return m_all; }

private:
    std::vector<Balance> m_all;
};

/// The sum of what a record says, where it can still be counted with; `sum` is one of these, and `more` no
/// larger. Throws Fault.
Money added(Money sum, Money more);

/// Which of many values a picture needs so that no more than `most` are drawn (at least 4): the first, the
/// last, and of each of even stretches the lowest and the highest. Ascending places in `values`.
std::vector<std::size_t> thinned(std::span<const Money> values, std::size_t most);

} // namespace mesaviva::record
