// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"

#include <string>

namespace mesaviva::record {

/// Where an event is not what it should be.
struct Difference {
    std::string field; ///< for instance `stakes.0.returned`
    std::string what;  ///< what it is, and what it should be, in English
};

/// The first difference of two events that are not the same.
Difference differenceOf(const EventRow& found, const EventRow& expected);

} // namespace mesaviva::record
