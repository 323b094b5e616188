// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/chip_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <vector>

namespace mesaviva::app {

namespace {

// From 1 cent to 1000 points; every amount can be paid with them.
constexpr std::array<qint64, 14> kChips = {1,   5,     10,    20,    50,     100,    200,
                                           500, 1'000, 2'500, 5'000, 10'000, 50'000, 100'000};
constexpr std::size_t kChipsOffered = 5;

} // namespace

QVariantList fittingChips(Money smallest, Money largest) {
    std::vector<qint64> fitting;
    std::copy_if(kChips.begin(), kChips.end(), std::back_inserter(fitting),
                 [&](qint64 chip) { return chip >= smallest.cents && chip <= largest.cents; });
    QVariantList values;
    if (fitting.size() <= kChipsOffered) {
        for (const qint64 chip : fitting) {
            values.append(chip);
        }
    } else {
        // Each a similar multiple of the one before; the smaller of two equal choices, so that small amounts
        // are possible.
        const double span =
            std::log(static_cast<double>(fitting.back()) / static_cast<double>(fitting.front()));
        std::size_t next = 0;
        for (std::size_t i = 0; i < kChipsOffered; ++i) {
            const double wanted = static_cast<double>(fitting.front()) *
                                  std::exp(span * static_cast<double>(i) / (kChipsOffered - 1));
            const auto off = [&](std::size_t at) {
                return std::abs(std::log(static_cast<double>(fitting[at]) / wanted));
            };
            const std::size_t last = fitting.size() - (kChipsOffered - i);
            while (next < last && off(next + 1) < off(next) - 1e-9) {
                ++next;
            }
            values.append(fitting[next++]);
        }
    }
    if (values.isEmpty()) {
        values.append(static_cast<qint64>(smallest.cents));
    }
    return values;
}

} // namespace mesaviva::app
