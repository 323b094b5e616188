// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/chip_values.h"

#include <array>

namespace mesaviva::app {

namespace {

// From 1 cent to 1000 euros; every amount can be laid with them.
constexpr std::array<qint64, 14> kChips = {1,   5,     10,    20,    50,     100,    200,
                                           500, 1'000, 2'500, 5'000, 10'000, 50'000, 100'000};
constexpr qsizetype kChipsOffered = 5;

} // namespace

QVariantList fittingChips(Money smallest, Money largest) {
    QVariantList values;
    for (const qint64 chip : kChips) {
        if (chip >= smallest.cents && chip <= largest.cents && values.size() < kChipsOffered) {
            values.append(chip);
        }
    }
    if (values.isEmpty()) {
        values.append(static_cast<qint64>(smallest.cents));
    }
    return values;
}

} // namespace mesaviva::app
