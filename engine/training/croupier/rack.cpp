// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/rack.h"

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

} // namespace mesaviva::croupier
