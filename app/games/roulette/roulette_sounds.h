// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/event_sounds.h"

#include <array>

namespace mesaviva::app {

/// The sounds used only at roulette tables.
inline constexpr std::array kRouletteSounds = {
    SoundRow{"number_drawn", "pocket", 0.7},
    SoundRow{"bell", "bell", 0.7}, // M3.2.1
    SoundRow{"parol_placed", "stack", 0.7, SoundRow::For::somebody},
    SoundRow{"stake_restored", "chip", 0.6, SoundRow::For::somebody},
};

} // namespace mesaviva::app
