// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/round_row.h"

#include <QString>

namespace mesaviva::app {

/// A round's id and date in the current language: "Round 3-12 · 22/11/26 21:30".
QString roundTitle(const record::RoundId& round, record::WallTime opened);

} // namespace mesaviva::app
