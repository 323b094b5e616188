// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/event_sounds.h"

#include <array>

namespace mesaviva::app {

/// The sounds used only at bingo rooms.
inline constexpr std::array kBingoSounds = {
    SoundRow{"ball_drawn", "machine", 0.4}, // the balls tumble
    SoundRow{"ball_drawn", "tube", 0.5},    // a ball comes down the tube
    SoundRow{"number_marked", "mark", 0.7, SoundRow::For::oneself},
    SoundRow{"card_sold", "card", 0.6, SoundRow::For::oneself},
    SoundRow{"one_to_go", "attention", 0.5, SoundRow::For::oneself},
    SoundRow{"prize_won", "win", 0.7, SoundRow::For::oneself},
};

} // namespace mesaviva::app
