// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainee/trainee_figures.h"

#include <string>

namespace mesaviva::trainee {

/// All of a trainee's work as comma-separated values: a header, then a line for each session, shift and test,
/// ordered by time (UTC). `what` is `drill`, `table` or `test`; times are in seconds with a decimal point;
/// `by_rule` lists faults as CroupierBook::csv() does; a field that does not apply is empty. Names are quoted
/// where necessary.
std::string csvOf(const TraineePast& past);

} // namespace mesaviva::trainee
