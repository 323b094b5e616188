// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mesaviva::players {

/// How much a simulated player likes to stake, within the table's limits and the wallet.
enum class StakeTaste : std::uint8_t {
    low,    ///< one or two times the minimum
    middle, ///< two to six times the minimum
    high,   ///< eight times the minimum up to the maximum
};

} // namespace mesaviva::players
