// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mesaviva {

/// A player at one table, numbered from 0 in the order of admission. The driver knows the names.
using PlayerId = std::uint8_t;

/// No player: the dealer, an empty seat.
inline constexpr PlayerId kNobody = 0xFF;

/// The maximum number of players that one table admits in its lifetime.
inline constexpr PlayerId kMostPlayers = 64;

} // namespace mesaviva
