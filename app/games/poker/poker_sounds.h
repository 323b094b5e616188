// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/event_sounds.h"

#include <array>

namespace mesaviva::app {

/// The sounds used only at poker tables.
inline constexpr std::array kPokerSounds = {
    SoundRow{"round_opened", "shuffle", 0.5},
    SoundRow{"card_burnt", "card", 0.7},
    SoundRow{"card_dealt", "card", 0.7},
    SoundRow{"card_revealed", "flip", 0.8},
    SoundRow{"dealer_qualified", "flip", 0.5},
    SoundRow{"decision_extended", "attention", 0.6},
    SoundRow{"folded", "card", 0.8, SoundRow::For::somebody},
};

} // namespace mesaviva::app
