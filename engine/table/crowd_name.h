// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva {

/// What names of the crowd's members begin with; a member's number follows.
inline constexpr std::string_view kCrowdPrefix = "crowd:";

/// The name of the crowd's n-th member, from 1: `crowd:n`.
std::string crowdName(std::uint32_t member);

/// The member that is called so, if any.
std::optional<std::uint32_t> crowdMember(std::string_view name);

} // namespace mesaviva
