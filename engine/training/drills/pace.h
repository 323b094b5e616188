// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace mesaviva::drills {

/// How quickly an answer was given.
enum class Pace : std::uint8_t {
    fast,  ///< in less than 60 % of the target
    usual, ///< between
    slow,  ///< in more than 150 % of the target
};

/// The default target for a sum: five seconds.
inline constexpr std::int64_t kUsualTarget = 5'000;

/// The pace of an answer that took `taken` at the school's target `target`, both in milliseconds.
constexpr Pace paceOf(std::int64_t taken, std::int64_t target) {
    constexpr std::int64_t kFastPercent = 60;
    constexpr std::int64_t kSlowPercent = 150;
    if (100 * taken < kFastPercent * target) {
        return Pace::fast;
    }
    return 100 * taken > kSlowPercent * target ? Pace::slow : Pace::usual;
}

/// The key: `fast`, `usual`, `slow`.
constexpr std::string_view name(Pace pace) {
    return pace == Pace::fast ? "fast" : pace == Pace::usual ? "usual" : "slow";
}

} // namespace mesaviva::drills
