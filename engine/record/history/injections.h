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

/// Sets RoundRow::injected according to the events of each round. A round whose events can't be read is left
/// as it is: a check of the record names it.
void markInjected(RecordReader& reader, RoundRow& round);
void markInjected(RecordReader& reader, std::vector<RoundRow>& rounds);

} // namespace mesaviva::record
