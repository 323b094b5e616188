// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <cstdint>

namespace mesaviva::bingo {

/// The crowd's members are numbered from 1 to this at most.
inline constexpr std::uint32_t kMostMembers = 1'000'000;

/// Who has bought a card: a player at the table, or a member of the simulated crowd.
struct Owner {
    PlayerId player = kNobody;
    std::uint32_t member = 0; ///< of the crowd, from 1; meaningful for kNobody only

    bool isCrowd() const { return player == kNobody; }
    friend constexpr auto operator<=>(const Owner&, const Owner&) = default;
};

/// What one member of the crowd buys at a time.
struct CrowdPurchase {
    std::uint32_t member = 0; ///< from 1
    std::uint32_t cards = 1;

    friend bool operator==(const CrowdPurchase&, const CrowdPurchase&) = default;
};

} // namespace mesaviva::bingo
