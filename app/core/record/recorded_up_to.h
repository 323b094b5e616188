// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"

#include <cstdint>

namespace mesaviva::app {

/// A moment of a table on record: right after this event.
struct RecordedUpTo {
    record::TableNumber table = 0;
    std::uint64_t seq = 0;

    friend bool operator==(const RecordedUpTo&, const RecordedUpTo&) = default;
};

} // namespace mesaviva::app
