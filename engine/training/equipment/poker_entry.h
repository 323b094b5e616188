// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/state.h"
#include "engine/training/equipment/entry.h"

#include <optional>

namespace mesaviva::equipment {

/// Why a card can't be entered as the next one of the deal; nothing if it can.
std::optional<RefusedEntry> refusalOf(const poker::State& state, poker::Card card);
/// Why no card at all can be entered now; nothing if one can.
std::optional<RefusedEntry> refusalNow(const poker::State& state);

/// The place of the next card of a deal (P19a-c).
struct CardPlace {
    bool burnt = false;
    PlayerId player = kNobody; ///< kNobody: the dealer's, or burnt
    int seat = 0;              ///< 1 to 7; 0: the dealer's
    int nth = 0;               ///< position in its hand, from 1
    bool faceUp = false;       ///< the dealer's last card, and the burnt one

    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};
/// The place of the next card; nothing while no card is dealt.
std::optional<CardPlace> nextPlace(const poker::State& state);

} // namespace mesaviva::equipment
