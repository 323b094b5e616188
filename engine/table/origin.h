// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mesaviva {

/// Where an outcome comes from: the round's seed, or a scenario or human dealer (then the round is
/// `scripted`).
enum class Origin : std::uint8_t { seed, script };

} // namespace mesaviva
