// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"

namespace mesaviva::roulette {

/// Variation for the display: numbers within bounds from a round's `look` stream.
class LookDraw {
public:
    explicit LookDraw(RandomStream look) : m_look(look) {}

    /// A number from `low` to below `high`.
    double between(double low, double high) {
        constexpr std::uint32_t kSteps = 1U << 24U;
        return low + (high - low) * (static_cast<double>(m_look.below(kSteps)) / kSteps);
    }
    /// True with a probability of `percent` in 100.
    bool happens(std::uint32_t percent) { return m_look.below(100) < percent; }

private:
    RandomStream m_look;
};

} // namespace mesaviva::roulette
