// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Why a record file can't be read or written.
enum class FaultKind : std::uint8_t {
    missing,    ///< there is no such file
    foreign,    ///< a file of another kind
    newer,      ///< written by a later version of the program
    damaged,    ///< a record, but truncated or not as it was written
    locked,     ///< another program writes to it
    read_only,  ///< file or folder can't be written to
    disk_full,  ///< no room is left
    unreadable, ///< the system gives another reason
    silent,     ///< its device does not answer
    unfinished, ///< a change to it was cut off; what belongs to that lies beside it and is not taken in
};

/// The kind's key, for instance `damaged`.
std::string_view name(FaultKind kind);

/// What is wrong with a record file, and in which words the system or SQLite says so (English).
struct Fault {
    FaultKind kind = FaultKind::unreadable;
    std::string detail;

    friend bool operator==(const Fault&, const Fault&) = default;
};

} // namespace mesaviva::record
