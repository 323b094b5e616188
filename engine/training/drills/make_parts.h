// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers shared by the games' makers of tasks.
#pragma once

#include "engine/base/random_stream.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

namespace mesaviva::drills {

using Subjects = std::vector<std::string>;

/// A random item of a list that is not empty, each equally likely.
template <class List>
decltype(auto) oneOf(const List& list, RandomStream& chance) {
    return list[chance.below(static_cast<std::uint32_t>(std::size(list)))];
}

/// A random whole number from `from` to `to`, each equally likely.
inline std::int64_t between(std::int64_t from, std::int64_t to, RandomStream& chance) {
    return from + static_cast<std::int64_t>(chance.below(static_cast<std::uint32_t>(to - from + 1)));
}

} // namespace mesaviva::drills
