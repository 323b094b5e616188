// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the simulated crowd of a bingo room buys: how many cards, and when.
//
// Cautious members buy one or two cards. Regulars buy strips of six, as bingo 90's cards are printed. Eager
// ones buy half of their limit or more. Many buy as soon as the sale opens, some wait until it is nearly
// over. A member never changes habits; nothing is remembered from round to round.
#pragma once

#include "engine/base/random_stream.h"

#include <cstdint>

namespace mesaviva::players {

/// How many cards a member likes to have.
enum class BingoHabit : std::uint8_t { cautious, regular, eager };

/// When a member buys.
enum class BuyingTime : std::uint8_t { early, anytime, late };

/// The number of cards in a strip.
inline constexpr std::uint32_t kStrip = 6;

/// The habits of the crowd's n-th member, from 1; constant.
BingoHabit habitOf(std::uint32_t member);
BuyingTime buyingTimeOf(std::uint32_t member);

/// The percentage of a room's crowd that takes part in one round: 70 to 95.
std::uint32_t attendance(RandomStream& chance);

/// How many cards such a member buys, from 1 to `most`, which must not be 0.
std::uint32_t cardsFor(BingoHabit habit, std::uint32_t most, RandomStream& chance);

/// The part of the sale, of `slots` equal ones, in which such a member buys, from 0; `slots` must not be 0.
std::uint32_t slotFor(BuyingTime time, std::uint32_t slots, RandomStream& chance);

} // namespace mesaviva::players
