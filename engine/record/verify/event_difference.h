// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"

#include <string>

namespace mesaviva::record {

/// The difference between an event and the expected one.
struct Difference {
    std::string field; ///< for instance `stakes.0.returned`
    std::string what;  ///< actual and expected value, in English
};

/// Returns the first difference of two events that are not equal.
Difference differenceOf(const EventRow& found, const EventRow& expected);

} // namespace mesaviva::record
