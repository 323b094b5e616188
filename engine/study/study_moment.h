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

/// A round of a record as a study has it, without picture and notes, or what of it a file can't hold. Throws
/// record::Fault where there is no such round or it can't be read.
Result<Round, scenario::NotShared> roundOf(record::RecordReader& reader, const record::RoundId& id,
                                           const scenario::Title& title);

/// Which event of its round, from 1, a moment of a record is in a study's scenario: its players are known
/// from the beginning, so that no `player_admitted` counts. Throws record::Fault.
std::int64_t eventOf(record::RecordReader& reader, const record::RoundLink& moment);

} // namespace mesaviva::study
