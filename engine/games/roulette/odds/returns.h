// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The exact long-run result of stakes: all pockets are equally likely, and settlement gives the return for
// each (O13, O18, O19, R27-R29, M7, M8).
#pragma once

#include "engine/base/exact_number.h"
#include "engine/base/money.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <cstdint>
#include <map>
#include <span>

namespace mesaviva::roulette {

/// Possible returns, each with its number of equally likely cases.
class Returns {
public:
    explicit Returns(Money staked) : m_staked(staked) {}

    void add(Money returned, std::int64_t cases) {
        m_cases[returned] += cases;
        m_all += cases;
    }

    /// The initial stake.
    Money staked() const { return m_staked; }
    const std::map<Money, std::int64_t>& cases() const { return m_cases; }
    /// The total number of cases.
    std::int64_t allCases() const { return m_all; }

    /// The mean return, in cents.
    Fraction mean() const;
    /// The variance of the return, in cents squared.
    WideFraction variance() const;
    /// The house edge: the expected loss per cent staked.
    Fraction edge() const;

private:
    Money m_staked;
    std::map<Money, std::int64_t> m_cases;
    std::int64_t m_all = 0;
};

/// The returns of these stakes in one spin, at a table with these settings, without checking the limits. At
/// most 1,000 cases of kLargestAmount.
Returns returnsOf(const Settings& settings, std::span<const Stake> stakes);

/// The returns of a series whose winnings and winning chips are staked again, up to `parols` times while it
/// wins (R28, I-R28): as many whole sets of chips as they and the series' maximum allow; the rest is paid.
/// `chip` is the initial value of one of its chips, afterwards whole multiples of `unit`. The table must have
/// series as stakes of their own (R25); at most three parols.
Returns returnsOfParol(const Settings& settings, Series series, Money chip, Money unit, int parols);

} // namespace mesaviva::roulette
