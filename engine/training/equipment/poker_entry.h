// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/state.h"
#include "engine/training/equipment/entry.h"

#include <optional>

namespace mesaviva::equipment {

/// Whether a card may be entered, as the next one of the deal.
std::optional<RefusedEntry> refusalOf(const poker::State& state, poker::Card card);
/// The same for whatever is entered: why nothing can be now.
std::optional<RefusedEntry> refusalNow(const poker::State& state);

/// Where the next card of a deal goes (P19a-c).
struct CardPlace {
    bool burnt = false;
    PlayerId player = kNobody; ///< kNobody: the dealer, or burnt
    int seat = 0;              ///< 1 to 7; 0: the dealer's
    int nth = 0;               ///< of its hand, from 1
    bool faceUp = false;       ///< the dealer's last one, and the burnt one

    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};
/// Nothing while no card is dealt.
std::optional<CardPlace> nextPlace(const poker::State& state);

} // namespace mesaviva::equipment
