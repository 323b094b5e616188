// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions at real equipment, in a file of its own: who has inspected the wheel and when, which table of the
// record it was, and the numbers that were entered, by wheel, from one session to the next.
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

/// What is looked at before a wheel's first spin.
enum class WheelCheck : std::uint8_t {
    ball,     ///< whole, clean, of the right size; a second one lies ready
    level,    ///< the wheel stands level
    rotation, ///< it turns freely, without noise or drag
    layout,   ///< numbers on the wheel and on the cloth agree, also on 0 and 00
    sign,     ///< limits and the rule for 0 and 00 on the table's sign agree with the table
};
inline constexpr std::size_t kWheelChecks = 5;
/// The key: `ball`.
std::string_view name(WheelCheck check);

/// An inspection of a wheel, all of whose checks were made.
struct Inspection {
    std::string signer;  ///< name or initials; at most kLongestName bytes
    std::int64_t at = 0; ///< seconds since 1970, UTC

    friend bool operator==(const Inspection&, const Inspection&) = default;
};

/// One time at real equipment.
struct EquipmentSession {
    static constexpr std::size_t kLongestName = 120;

    std::int64_t at = 0;                  ///< when it began: seconds since 1970, UTC
    std::string game;                     ///< `roulette`
    std::string place;                    ///< which table: `pt-804-2015/38`
    std::string wheel;                    ///< what the house calls it; empty: it does not say
    std::int64_t table = 0;               ///< its number in the record; 0: it is on none
    std::optional<Inspection> inspection; ///< of a wheel
    std::int64_t numbers = 0;             ///< how many were entered; not written, only read

    friend bool operator==(const EquipmentSession&, const EquipmentSession&) = default;
};

/// The file. It is opened for each wish and closed again, so that any thread may ask; one at a time. Nothing
/// comes out of it, and nothing goes in, while it can't be read or written: then false or nothing is
/// returned.
class EquipmentBook {
public:
    /// `most` sessions are kept: the oldest go.
    explicit EquipmentBook(std::filesystem::path file, std::int64_t most = 2'000)
        : m_file(std::move(file)),
          m_most(most) {}

    /// Adds a session; its number. The folder must be there.
    std::optional<std::int64_t> begin(const EquipmentSession& session) const;
    /// A number of the wheel (37: 00) was entered, and has counted, in a session.
    bool addNumber(std::int64_t session, int pocket) const;
    /// How often each number has come on a wheel of that name and that many pockets, in all sessions.
    std::optional<NumberCounts> counts(const std::string& wheel, int pockets) const;
    /// All sessions, the oldest first; none where there is no file yet.
    std::optional<std::vector<EquipmentSession>> read() const;
    /// Forgets everything.
    bool forget() const;

private:
    std::filesystem::path m_file;
    std::int64_t m_most;
};

/// How many pockets the wheel of a session's place has: 37 or 38.
int pocketsOf(const std::string& place);

} // namespace mesaviva::equipment
