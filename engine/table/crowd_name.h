// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva {

/// Prefix of the names of crowd members; the member's number follows.
inline constexpr std::string_view kCrowdPrefix = "crowd:";

/// Returns the name of crowd member n, from 1: `crowd:n`.
std::string crowdName(std::uint32_t member);

/// Returns the number of the crowd member with this name, if it is one.
std::optional<std::uint32_t> crowdMember(std::string_view name);

} // namespace mesaviva
