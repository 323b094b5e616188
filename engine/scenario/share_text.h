// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/scenario/strict_json.h"

#include <array>
#include <cstdint>
#include <string>

namespace mesaviva::scenario {

/// A scenario file as people write one: a line for each field, and one for each player, step and expectation.
std::string fileText(const Json& file);

/// An amount and its neighbours, a cent less and a cent more; what nobody can wish is left at nothing.
constexpr std::array<Money, 3> amountsNear(Money amount) {
    if (amount < Money{-1} || amount > kLargestAmount + Money{1}) {
        return {};
    }
    return {amount, amount - Money{1}, amount + Money{1}};
}

/// Milliseconds as the seconds that files have.
Json secondsOf(std::int64_t milliseconds);

} // namespace mesaviva::scenario
