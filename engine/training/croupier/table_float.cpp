// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/table_float.h"

#include "engine/base/random_stream.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>

namespace mesaviva::croupier {

namespace {

// Usual values of chips. Any amount that the first value divides can be made up from them.
constexpr std::array<std::int64_t, 14> kValues = {1,   5,     10,    20,    50,     100,    200,
                                                  500, 1'000, 2'500, 5'000, 10'000, 50'000, 100'000};
constexpr std::size_t kMostKinds = 8;
constexpr std::size_t kCashWithColour = 5;
constexpr std::array kStacks = {1, 5, 20};

// The largest chip that divides the least part of a prize.
std::size_t firstValue(Money least) {
    std::size_t from = 0;
    for (std::size_t i = 0; i < kValues.size(); ++i) {
        if (kValues[i] <= least.cents && least.cents % kValues[i] == 0) {
            from = i;
        }
    }
    return from;
}

void addValues(std::vector<RackChip>& rack, std::size_t from, std::size_t kinds) {
    for (std::size_t i = from; i < kValues.size() && i < from + kinds; ++i) {
        rack.push_back({Money{kValues[i]}, 0});
    }
}

} // namespace

std::vector<RackChip> rackFrom(Money least) {
    std::vector<RackChip> rack;
    addValues(rack, firstValue(least), kMostKinds);
    return rack;
}

Money leastPartOf(const roulette::Settings& settings) {
    const Money least = std::ranges::min(settings.minimum, {}, &Money::cents);
    return Money{std::max<std::int64_t>(1, least.cents / 2)};
}

std::vector<RackChip> rackOf(const roulette::Settings& settings, std::optional<Money> chipValue) {
    std::vector<RackChip> rack;
    if (chipValue) {
        for (const int chips : kStacks) {
            rack.push_back({*chipValue * chips, chips});
        }
    }
    addValues(rack, firstValue(leastPartOf(settings)), chipValue ? kCashWithColour : kMostKinds);
    return rack;
}

std::vector<RackChip> cut(const std::vector<RackChip>& rack, Money sum) {
    std::vector<RackChip> sorted = rack;
    std::ranges::stable_sort(sorted, std::greater<>(), [](const RackChip& chip) { return chip.value.cents; });
    std::vector<RackChip> chips;
    for (const RackChip& chip : sorted) {
        while (chip.value > Money{} && chip.value <= sum && chips.size() < 10'000) {
            chips.push_back(chip);
            sum = sum - chip.value;
        }
    }
    return chips;
}

namespace {

// The least number of chips in a pile, and the range above it.
constexpr std::uint32_t kLeastChips = 20;
constexpr std::uint32_t kMoreChips = 21;
// One opening in two and one closing in three differ, by at most three chips of one pile.
constexpr std::uint32_t kOpeningsToOne = 2;
constexpr std::uint32_t kClosingsToOne = 3;
constexpr std::uint32_t kMostMissing = 3;

Balance balanceOf(Money sum, Money must) {
    return sum == must ? Balance::agrees : sum > must ? Balance::over : Balance::below;
}

} // namespace

TableFloat::TableFloat(Money least, bool mayDiffer, const Seed& seed) : m_seed(seed), m_mayDiffer(mayDiffer) {
    RandomStream chance(seed, "float");
    for (const RackChip& chip : rackFrom(least)) {
        m_piles.push_back({chip.value, static_cast<int>(kLeastChips + chance.below(kMoreChips))});
    }
    m_opening = sum();
    m_sheet = m_opening - planted(false);
}

Money TableFloat::planted(bool closing) {
    RandomStream chance(m_seed, closing ? "closing" : "opening");
    if (!m_mayDiffer || chance.below(closing ? kClosingsToOne : kOpeningsToOne) != 0) {
        return {};
    }
    // One of the lower half of the piles: nobody overlooks a plaque.
    const FloatPile& pile = m_piles[chance.below(static_cast<std::uint32_t>((m_piles.size() + 1) / 2))];
    const Money sum = pile.value * static_cast<std::int64_t>(1 + chance.below(kMostMissing));
    return chance.below(2) == 0 ? sum : -sum;
}

void TableFloat::close(Money taken, Money paid, Money overpaid, const CageFlow& cage) {
    m_closing = true;
    m_cage = cage;
    m_taken = taken;
    m_paid = paid;
    const Money planted = this->planted(true);
    const Money change = taken - paid - overpaid - cage.dropped + cage.filled - cage.credited + planted;
    const Money least = {m_opening.cents / 4};
    const Money left = m_opening + change;
    if (left < least) { // a rack never runs empty
        const std::int64_t fills = (least - left).cents / m_opening.cents + 1;
        m_fill = m_opening * fills;
    }
    const Money moved = change + m_fill;
    if (moved < Money{}) {
        take(-moved);
    } else {
        put(moved);
    }
}

Money TableFloat::sum() const {
    Money sum;
    for (const FloatPile& pile : m_piles) {
        sum += pile.sum();
    }
    return sum;
}

Money TableFloat::mustBe() const {
    return m_closing ? m_opening + fill() + m_taken - m_paid - drop() - credit() : m_sheet;
}

// Adds a sum in few chips, the largest first.
void TableFloat::put(Money sum) {
    std::for_each(m_piles.rbegin(), m_piles.rend(), [&sum](FloatPile& pile) {
        const std::int64_t chips = sum.cents / pile.value.cents;
        pile.chips += static_cast<int>(chips);
        sum -= pile.value * chips;
    });
}

// Takes a sum; what the piles can't give exactly is changed from a larger chip.
void TableFloat::take(Money sum) {
    std::for_each(m_piles.rbegin(), m_piles.rend(), [&sum](FloatPile& pile) {
        const std::int64_t chips = std::min<std::int64_t>(sum.cents / pile.value.cents, pile.chips);
        pile.chips -= static_cast<int>(chips);
        sum -= pile.value * chips;
    });
    while (sum > Money{}) {
        const auto larger = std::ranges::find_if(
            m_piles, [&](const FloatPile& pile) { return pile.chips > 0 && pile.value > sum; });
        if (larger == m_piles.end()) {
            return;
        }
        --larger->chips;
        const Money change = larger->value - sum;
        sum = {};
        put(change);
    }
}

FloatCount TableFloat::right() const {
    return {sum(), m_closing ? std::optional(mustBe()) : std::nullopt, balanceOf(sum(), mustBe())};
}

std::vector<Fault> TableFloat::judge(const FloatCount& count) const {
    std::vector<Fault> faults;
    const auto add = [&](FaultKind kind, Money due, Money given) {
        Fault fault{kind};
        fault.due = due;
        fault.given = given;
        faults.push_back(fault);
    };
    if (count.counted != sum()) {
        add(FaultKind::counted, sum(), count.counted);
    }
    const Money must = count.reckoned.value_or(mustBe());
    if (must != mustBe()) {
        add(FaultKind::reckoned, mustBe(), must);
    }
    // A slip in one sum is one fault: the conclusion may follow from what was stated or from what is there.
    if (count.balance != balanceOf(count.counted, must) && count.balance != balanceOf(sum(), mustBe())) {
        add(FaultKind::balance, must, count.counted);
    }
    return faults;
}

Money overpaidOn(const ScoreSheet& sheet) {
    Money sum;
    for (const Mark& mark : sheet.marks()) {
        for (const Fault& fault : mark.faults) {
            if (mark.done && (fault.kind == FaultKind::sum || fault.kind == FaultKind::handed)) {
                sum += fault.given - fault.due;
            }
        }
    }
    return sum;
}

} // namespace mesaviva::croupier
