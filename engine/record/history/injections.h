// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/table/injected_by.h"

#include <vector>

namespace mesaviva::record {

/// Returns who injected faults in a round according to its events, each once, in order; empty: nobody, or the
/// record is from before events say so. Throws Fault for an invalid event.
std::vector<InjectedBy> injectorsOf(RecordReader& reader, const RoundRow& round);

} // namespace mesaviva::record
