// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/share.h"

namespace mesaviva::scenario {

/// Makes a file of a round of poker as shareRound() does; throws record::Fault.
Result<std::string, NotShared> sharePokerRound(record::RecordReader& reader, const record::TableRow& table,
                                               const record::RoundId& id, const Title& title);

} // namespace mesaviva::scenario
