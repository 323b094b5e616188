// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Why a record file cannot be read or written.
enum class FaultKind : std::uint8_t {
    missing,    ///< there is no such file
    foreign,    ///< another kind of file
    newer,      ///< written by a later version of the program
    damaged,    ///< a record, but truncated or altered
    locked,     ///< another program is writing to it
    read_only,  ///< file or folder is not writable
    disk_full,  ///< no space is left
    unreadable, ///< another error from the system
    silent,     ///< the device does not answer
    unfinished, ///< a change was cut off; its journal is still there and was not applied
};

/// Returns the kind's key, for instance `damaged`.
std::string_view name(FaultKind kind);

/// What is wrong with a record file, with the system's or SQLite's message (English).
struct Fault {
    FaultKind kind = FaultKind::unreadable;
    std::string detail;

    friend bool operator==(const Fault&, const Fault&) = default;
};

} // namespace mesaviva::record
