// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mesaviva {

/// A player at one table, numbered from 0 in the order of admission. Names are the driver's business.
using PlayerId = std::uint8_t;

/// No player: the dealer, an empty seat.
inline constexpr PlayerId kNobody = 0xFF;

/// The most players that one table ever admits.
inline constexpr PlayerId kMostPlayers = 64;

} // namespace mesaviva
