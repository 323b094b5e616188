// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva {

/// A player at one table, numbered from 0 in the order of admission. The driver knows the names.
using PlayerId = std::uint8_t;

/// No player: the dealer, an empty seat.
inline constexpr PlayerId kNobody = 0xFF;

/// The maximum number of players that one table admits in its lifetime.
inline constexpr PlayerId kMostPlayers = 64;

/// Prefix of the names of crowd members; the member's number follows.
inline constexpr std::string_view kCrowdPrefix = "crowd:";

/// Returns the name of crowd member n, from 1: `crowd:n`.
std::string crowdName(std::uint32_t member);

/// Returns the number of the crowd member with this name, if it is one.
std::optional<std::uint32_t> crowdMember(std::string_view name);

} // namespace mesaviva

namespace mesaviva::players {

/// How much a simulated player likes to stake, within the table's limits and the wallet.
enum class StakeTaste : std::uint8_t {
    low,    ///< one or two times the minimum
    middle, ///< two to six times the minimum
    high,   ///< eight times the minimum up to the maximum
};

} // namespace mesaviva::players
