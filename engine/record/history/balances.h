// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window player's points after each recorded round (P37, O24, B50), for the history chart.
//
// The house page (house_page.h) stores the points together with the table event after which they were valid;
// the last value stored during a round is the balance after it. A round without a stored value is computed
// from the balance before and its own result. A value stored between two rounds of a table includes free
// points taken meanwhile; they are attributed to the next round.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mesaviva::record {

/// The points after one round.
struct Balance {
    RoundRow round; ///< a closed round
    Money after;    ///< the player's points after it
    Money given;    ///< free points received since the round before (P44, O31, B59)

    /// The points when the round began.
    Money before() const { return after - (round.returned - round.staked); }
};

/// The player's points over a whole record. Reads the whole record: use on a worker thread.
class Balances {
public:
    /// Reads the list of rounds and the house page. Throws Fault.
    explicit Balances(RecordReader& reader);

    /// Returns the balances after the rounds that match the filter, the oldest first.
    std::vector<Balance> of(const RoundFilter& filter) const;
    const std::vector<Balance>& all() const { return m_all; }

private:
    std::vector<Balance> m_all;
};

/// Returns `sum` + `more`, amounts from a record. Throws Fault if the result becomes too large; `sum` must be
/// a result of this function, and `more` no larger.
Money added(Money sum, Money more);

/// Selects at most `most` values (at least 4) for a chart: the first, the last, and the lowest and highest of
/// each of equal intervals. Returns ascending indexes into `values`.
std::vector<std::size_t> thinned(std::span<const Money> values, std::size_t most);

} // namespace mesaviva::record
