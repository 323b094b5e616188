// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainee/trainee_figures.h"

#include <string>

namespace mesaviva::trainee {

/// All that a trainee has done as comma-separated values: a head, then a line for each session, shift and
/// test in the order of time (UTC). `what` is `drill`, `table` or `test`; times in seconds with a point;
/// `by_rule` holds faults as CroupierBook::csv() has them; what does not apply is empty. Names are quoted
/// where need be.
std::string csvOf(const TraineePast& past);

} // namespace mesaviva::trainee
