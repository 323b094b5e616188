// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/odds/returns.h"

#include "engine/base/check.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <vector>

namespace mesaviva::roulette {

namespace {

constexpr int kMostParols = 3; // 37 to the fourth power are two million cases

/// a * b + sum, or nothing if it exceeds 63 bits; no number may be negative.
std::optional<std::int64_t> productAdded(std::int64_t a, std::int64_t b, std::int64_t sum) {
    const bool fits = a == 0 || b <= (std::numeric_limits<std::int64_t>::max() - sum) / a;
    return fits ? std::optional(a * b + sum) : std::nullopt;
}

/// `factor` must not be negative.
WideNumber product(const WideNumber& number, std::int64_t factor) {
    const std::optional<WideNumber> all = number.product(static_cast<std::uint64_t>(factor));
    check(all.has_value(), "returns too far apart for their squares");
    return *all;
}

/// Reduces the fraction to lowest terms.
void reduce(WideNumber& numerator, std::int64_t& denominator) {
    WideNumber whole = numerator;
    const std::uint64_t rest = whole.divide(static_cast<std::uint64_t>(denominator));
    const std::int64_t common = std::gcd(static_cast<std::int64_t>(rest), denominator);
    numerator.divide(static_cast<std::uint64_t>(common));
    denominator /= common;
}

Money returned(const State& table, std::span<const Stake> stakes, Pocket drawn) {
    Money sum;
    for (const Stake& stake : stakes) {
        sum += remainingOf(table, stake, drawn) + winningsOf(table, stake, drawn);
    }
    return sum;
}

std::vector<Stake> stakesOn(const Settings& settings, Series series, Money chip) {
    const std::optional<std::vector<Part>> parts = partsOf(series, settings.layout());
    check(groupsAreBooked(settings) && parts, "the table has no such series");
    std::vector<Stake> stakes;
    for (const Part& part : *parts) {
        stakes.push_back({part.spot, Group(series), chip * part.chips});
    }
    return stakes;
}

/// Follows one series from win to win.
class Parols {
public:
    Parols(const Settings& settings, Series series, Money unit)
        : m_table(settings),
          m_series(series),
          m_unit{std::lcm(unit.cents, settings.groupChipStep(chipsOf(series)).cents)} {}

    /// Adds the results of chips of this value, with `cases` times as many cases; `aside` is already paid.
    void follow(Money chip, int parols, Money aside, std::int64_t cases, Returns& returns) const {
        const Settings& settings = m_table.settings;
        const std::vector<Stake> stakes = stakesOn(settings, m_series, chip);
        const int chips = chipsOf(m_series);
        for (int i = 0; i < settings.pockets; ++i) {
            const Money won = returned(m_table, stakes, Pocket(i));
            const Money allowed = std::min(won, settings.groupMaximum());
            const Money again{allowed.cents / chips / m_unit.cents * m_unit.cents};
            if (parols == 0 || again == Money{}) {
                returns.add(aside + won, cases * casesOf(settings, parols));
            } else {
                follow(again, parols - 1, aside + won - again * chips, cases, returns);
            }
        }
    }

private:
    /// The number of cases represented by the spins that are no longer played.
    static std::int64_t casesOf(const Settings& settings, int spins) {
        std::int64_t cases = 1;
        for (int i = 0; i < spins; ++i) {
            cases *= settings.pockets;
        }
        return cases;
    }

    State m_table;
    Series m_series;
    Money m_unit;
};

} // namespace

Fraction Returns::mean() const {
    std::int64_t sum = 0;
    for (const auto& [amount, cases] : m_cases) {
        const std::optional<std::int64_t> more = productAdded(amount.cents, cases, sum);
        check(more.has_value(), "returns beyond what can be added up");
        sum = *more;
    }
    return Fraction::of(sum, m_all);
}

WideFraction Returns::variance() const {
    // In units of the greatest common divisor of all sums: (n times the sum of squares, minus the square of
    // the sum) over n squared.
    std::int64_t unit = 0;
    for (const auto& [amount, cases] : m_cases) {
        unit = std::gcd(unit, amount.cents);
    }
    if (unit == 0) {
        return {};
    }
    std::int64_t sum = 0;
    WideNumber squares;
    for (const auto& [amount, cases] : m_cases) {
        const std::int64_t units = amount.cents / unit;
        const std::optional<std::int64_t> more = productAdded(units, cases, sum);
        check(more.has_value(), "returns beyond what can be added up");
        sum = *more;
        WideNumber square;
        square.addSquare(units);
        squares += product(square, cases);
    }
    WideNumber ofSum;
    ofSum.addSquare(sum);
    WideNumber spread = product(squares, m_all);
    spread -= ofSum;
    WideFraction variance{spread, m_all * m_all};
    reduce(variance.numerator, variance.denominator);
    for (int i = 0; i < 2; ++i) { // from units squared to cents squared
        const std::int64_t common = std::gcd(unit, variance.denominator);
        variance = {product(variance.numerator, unit / common), variance.denominator / common};
    }
    return variance;
}

Fraction Returns::edge() const {
    check(m_staked > Money{}, "nothing is staked");
    const Fraction back = mean();
    const std::int64_t common = std::gcd(back.numerator, m_staked.cents);
    // One minus returned / staked.
    const std::optional<std::int64_t> whole = productAdded(m_staked.cents / common, back.denominator, 0);
    check(whole.has_value(), "an edge beyond what can be written");
    return Fraction::of(*whole - back.numerator / common, *whole);
}

Returns returnsOf(const Settings& settings, std::span<const Stake> stakes) {
    const State table(settings);
    Money staked;
    for (const Stake& stake : stakes) {
        staked += stake.amount;
    }
    Returns returns(staked);
    for (int i = 0; i < settings.pockets; ++i) {
        returns.add(returned(table, stakes, Pocket(i)), 1);
    }
    return returns;
}

Returns returnsOfParol(const Settings& settings, Series series, Money chip, Money unit, int parols) {
    check(parols >= 0 && parols <= kMostParols, "parols out of range");
    check(chip > Money{} && unit > Money{}, "chips without a value");
    Returns returns(chip * chipsOf(series));
    Parols(settings, series, unit).follow(chip, parols, Money{}, 1, returns);
    return returns;
}

} // namespace mesaviva::roulette
