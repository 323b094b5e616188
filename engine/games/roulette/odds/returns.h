// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stakes bring in the long run, exactly: every pocket is as likely as any other, and settlement says
// what comes back in each (O13, O18, O19, R27-R29, M7, M8).
#pragma once

#include "engine/base/fraction.h"
#include "engine/base/money.h"
#include "engine/base/wide_fraction.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"

#include <cstdint>
#include <map>
#include <span>

namespace mesaviva::roulette {

/// Sums that can come back, each with the number of equally likely cases in which it does.
class Returns {
public:
    explicit Returns(Money staked) : m_staked(staked) {}

    void add(Money returned, std::int64_t cases) {
        m_cases[returned] += cases;
        m_all += cases;
    }

    /// What is put down at first.
    Money staked() const { return m_staked; }
    const std::map<Money, std::int64_t>& cases() const { return m_cases; }
    /// How many cases there are in all.
    std::int64_t allCases() const { return m_all; }

    /// What comes back in the mean, in cents.
    Fraction mean() const;
    /// How far it strays from that, in cents squared.
    WideFraction variance() const;
    /// What the house keeps of each cent staked.
    Fraction edge() const;

private:
    Money m_staked;
    std::map<Money, std::int64_t> m_cases;
    std::int64_t m_all = 0;
};

/// What these stakes bring at one spin, at a table with these settings; they lie as they are, whatever the
/// limits. At most 1,000 cases of kLargestAmount.
Returns returnsOf(const Settings& settings, std::span<const Stake> stakes);

/// What a series brings on which winnings and winning chips go again, up to `parols` times as long as it wins
/// (R28, I-R28): as many whole sets of chips as they and the series' maximum allow, the rest is paid. `chip`
/// is the value of one of its chips, at first and in whole multiples of `unit` afterwards. The table must
/// have series that are stakes of their own (R25); at most three parols.
Returns returnsOfParol(const Settings& settings, Series series, Money chip, Money unit, int parols);

} // namespace mesaviva::roulette
