// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a record: the file as such, or the first error found in it.
#pragma once

#include "engine/record/rows.h"

#include <cstdint>
#include <functional>
#include <optional>
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

/// The first error found in a record.
struct Finding {
    std::optional<RoundId>
        round;             ///< round number 0: before the table's first round; nothing: the file as a whole
    std::uint64_t seq = 0; ///< sequence number of the event; 0: no event
    std::string event;     ///< its kind
    std::string field;     ///< for instance `stakes.0.returned`; empty: the whole event
    std::string what;      ///< in English

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Returns the finding as one line of text.
std::string textOf(const Finding& finding);

/// Progress in events. Called regularly on the verifying thread; may throw to cancel, and the exception
/// propagates.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

} // namespace mesaviva::record
