// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_row.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace mesaviva::record {

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
