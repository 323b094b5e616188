// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/scenario/strict_json.h"

#include <array>
#include <cstdint>
#include <string>

namespace mesaviva::scenario {

/// Formats a scenario file: one line for each field, player, step and expectation.
std::string fileText(const Json& file);

/// An amount, one cent less and one cent more; amounts that nobody can request become zero.
constexpr std::array<Money, 3> amountsNear(Money amount) {
    if (amount < Money{-1} || amount > kLargestAmount + Money{1}) {
        return {};
    }
    return {amount, amount - Money{1}, amount + Money{1}};
}

/// Milliseconds as a file's seconds.
Json secondsOf(std::int64_t milliseconds);

} // namespace mesaviva::scenario
