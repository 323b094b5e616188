// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bingo cards for tests, without a room.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/cards/card.h"
#endif

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace mesaviva::kit {

/// Returns the random stream that makes the cards of a round; each number gives another stream.
inline RandomStream cardStream(std::uint64_t number) {
    return {roundSeed(Seed{}, number), stream_name::kOutcome};
}

/// Returns a card with these cells, row by row; 0 is a blank.
inline bingo::Card face(std::span<const int> boxes) {
    bingo::Card card;
    std::ranges::transform(boxes, card.cells.begin(), [](int box) { return static_cast<bingo::Ball>(box); });
    return card;
}
inline bingo::Card face(const std::vector<int>& boxes) { return face(std::span(boxes)); }

} // namespace mesaviva::kit
