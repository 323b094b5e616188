// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/wide_number.h"

namespace mesaviva {

/// An exact value that is not negative, in lowest terms; its numerator may be as wide as a square of cents.
struct WideFraction {
    WideNumber numerator;
    std::int64_t denominator = 1;

    /// The nearest that a floating-point number comes to it.
    constexpr double value() const { return numerator.value() / static_cast<double>(denominator); }

    friend constexpr bool operator==(const WideFraction&, const WideFraction&) = default;
};

} // namespace mesaviva
