// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/record/round_link.h"
#include "engine/scenario/share.h"
#include "engine/study/study.h"

#include <cstdint>

namespace mesaviva::record {
class RecordReader;
} // namespace mesaviva::record

namespace mesaviva::study {

/// A round of a record for a study, without picture and notes, or why a file can't hold it. Throws
/// record::Fault if there is no such round or it can't be read.
Result<Round, scenario::NotShared> roundOf(record::RecordReader& reader, const record::RoundId& id,
                                           const scenario::Title& title);

/// The number of a record's event within its round, from 1, in a study's scenario: `player_admitted` does not
/// count, as a scenario's players are known from the beginning. Throws record::Fault.
std::int64_t eventOf(record::RecordReader& reader, const record::RoundLink& moment);

} // namespace mesaviva::study
