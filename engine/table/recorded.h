// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

#include <cstdint>

namespace mesaviva {

/// An event with its place in the table's history.
template <class Event>
struct Recorded {
    std::uint64_t seq = 0;   ///< counts up by one, from 1
    Instant at;              ///< the table's time; never decreases
    std::uint64_t round = 0; ///< the round it belongs to, 0 before the first one
    Event event;
};

} // namespace mesaviva
