// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/players/bingo_habits.h"

#include <algorithm>

namespace mesaviva::players {

namespace {

constexpr std::uint32_t kLeastAttendance = 70;
constexpr std::uint32_t kMostAttendance = 95;

// 0 to 99, spread over the members; each kind of habit has its own mixing factor.
std::uint32_t percentile(std::uint32_t member, std::uint32_t factor) { return (member * factor >> 8U) % 100; }

} // namespace

BingoHabit habitOf(std::uint32_t member) {
    const std::uint32_t place = percentile(member, 2'654'435'761U);
    return place < 35 ? BingoHabit::cautious : place < 85 ? BingoHabit::regular : BingoHabit::eager;
}

BuyingTime buyingTimeOf(std::uint32_t member) {
    const std::uint32_t place = percentile(member, 2'246'822'519U);
    return place < 45 ? BuyingTime::early : place < 80 ? BuyingTime::anytime : BuyingTime::late;
}

std::uint32_t attendance(RandomStream& chance) {
    return kLeastAttendance + chance.below(kMostAttendance - kLeastAttendance + 1);
}

std::uint32_t cardsFor(BingoHabit habit, std::uint32_t most, RandomStream& chance) {
    switch (habit) {
    case BingoHabit::cautious: return 1 + chance.below(std::min<std::uint32_t>(most, 2));
    case BingoHabit::regular: {
        const std::uint32_t strips = std::min<std::uint32_t>(most / kStrip, 2);
        return strips == 0 ? most : kStrip * (1 + chance.below(strips));
    }
    case BingoHabit::eager: return most - chance.below(most / 2 + 1);
    }
    return 1;
}

std::uint32_t slotFor(BuyingTime time, std::uint32_t slots, RandomStream& chance) {
    const std::uint32_t one = chance.below(slots);
    if (time == BuyingTime::anytime) {
        return one;
    }
    const std::uint32_t other = chance.below(slots);
    return time == BuyingTime::early ? std::min(one, other) : std::max(one, other);
}

} // namespace mesaviva::players
