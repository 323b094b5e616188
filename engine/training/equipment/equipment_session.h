// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions at real equipment: the inspection of the wheel, and the numbers entered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::equipment {

/// What is checked before a wheel's first spin.
enum class WheelCheck : std::uint8_t {
    ball,     ///< whole, clean, of the right size; a spare is ready
    level,    ///< the wheel stands level
    rotation, ///< it turns freely, without noise or drag
    layout,   ///< numbers on the wheel and on the cloth agree, including 0 and 00
    sign,     ///< limits and the rule for 0 and 00 on the sign agree with the table
};
inline constexpr std::size_t kWheelChecks = 5;
/// The key: `ball`.
std::string_view name(WheelCheck check);

/// A complete inspection of a wheel.
struct Inspection {
    std::string signer;  ///< name or initials; at most kLongestName bytes
    std::int64_t at = 0; ///< seconds since 1970, UTC

    friend bool operator==(const Inspection&, const Inspection&) = default;
};

/// One session at real equipment.
struct EquipmentSession {
    static constexpr std::size_t kLongestName = 120;

    std::int64_t at = 0;                  ///< when it began: seconds since 1970, UTC
    std::string game;                     ///< `roulette`
    std::string place;                    ///< the table: `pt-804-2015/38`
    std::string wheel;                    ///< the house's name for it; may be empty
    std::int64_t table = 0;               ///< its number in the record; 0 if it is in none
    std::optional<Inspection> inspection; ///< of the wheel
    std::int64_t numbers = 0;             ///< how many were entered; read only, never written

    friend bool operator==(const EquipmentSession&, const EquipmentSession&) = default;
};

/// The number of pockets of a session's wheel, from its place: 37 or 38.
int pocketsOf(const std::string& place);

} // namespace mesaviva::equipment
