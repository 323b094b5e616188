// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stores sessions at real equipment in a file of its own: the inspections of the wheel, the table of the
// record, and the numbers entered, grouped by wheel across sessions.
#pragma once

#include "engine/training/equipment/number_test.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

/// The file. Each call opens and closes it, so that any thread may call, one at a time. A call that can't
/// read or write the file returns false or nothing.
class EquipmentBook {
public:
    /// Stores at most `most` sessions; removes the oldest first.
    explicit EquipmentBook(std::filesystem::path file, std::int64_t most = 2'000)
        : m_file(std::move(file)),
          m_most(most) {}

    /// Adds a session and returns its number. The folder must exist.
    std::optional<std::int64_t> begin(const EquipmentSession& session) const;
    /// Adds a number that was entered and has counted in a session (37: 00).
    bool addNumber(std::int64_t session, int pocket) const;
    /// How often each number has come up on the wheel of that name and number of pockets, in all sessions.
    std::optional<NumberCounts> counts(const std::string& wheel, int pockets) const;
    /// All sessions, oldest first; empty where there is no file yet.
    std::optional<std::vector<EquipmentSession>> read() const;
    /// Deletes everything.
    bool forget() const;

private:
    std::filesystem::path m_file;
    std::int64_t m_most;
};

/// The number of pockets of a session's wheel, from its place: 37 or 38.
int pocketsOf(const std::string& place);

} // namespace mesaviva::equipment
