// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest way to a sum, as croupiers do it in their heads.
//
// 35 times: halve, times seven, add a nought; an odd chip is 35 more. 17 times: so many stacks of twenty,
// less three times the chips. 11 times: ten times and once more. 8 times: double three times. 5 times: halve
// and add a nought; an odd chip is 5 more. Several stakes are added up chance by chance; the sum is proved
// over 36: with its stakes every chance gives 36 divided by its numbers, less all chips (O13, R27, M7).
#pragma once

#include "engine/training/drills/roulette_tasks.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::drills {

/// How a product is found.
enum class Trick : std::uint8_t {
    halve_seven_nought, ///< 35: half, seven times that, ten times that, what the odd chip adds
    stacks_less_three,  ///< 17: twenty times, three times
    tens_and_once,      ///< 11: ten times
    double_thrice,      ///< 8: twice, four times
    halve_nought,       ///< 5: half, ten times that, what the odd chip adds
    twice_and_once,     ///< 3: twice
    twice,              ///< 2
    once,               ///< 1
    half,               ///< 1/2, and half of an even chance that zero leaves
};

/// The winnings of all stakes of one chance.
struct WayPart {
    roulette::ChanceKind kind = roulette::ChanceKind::straight;
    roulette::Odds odds;
    std::int64_t chips = 0; ///< of that chance that win
    std::int64_t paid = 0;  ///< for them, in chips
    Trick trick = Trick::once;
    std::vector<std::int64_t> steps; ///< what is found on the way, in the trick's order

    friend bool operator==(const WayPart&, const WayPart&) = default;
};

/// The proof over 36.
struct Proof36 {
    std::int64_t gross = 0; ///< with the stakes
    std::int64_t chips = 0; ///< all winning chips

    friend bool operator==(const Proof36&, const Proof36&) = default;
};

/// A payment's way: the parts add up to the sum.
struct PaymentWay {
    std::vector<WayPart> parts; ///< in the order of paying straight ups first
    std::int64_t total = 0;
    std::optional<Proof36> proof; ///< where two chances or more pay whole multiples, and no group lies

    friend bool operator==(const PaymentWay&, const PaymentWay&) = default;
};

/// How so many chips are paid at these odds.
WayPart wayOf(roulette::ChanceKind kind, roulette::Odds odds, std::int64_t chips);

/// How the stakes of a task are paid.
PaymentWay wayOf(const PaymentTask& task);

/// What chips of a value come to: whole stacks of twenty, and the chips beside them.
struct ValueWay {
    std::int64_t stacks = 0;
    std::int64_t rest = 0;
    Money inStacks;
    Money inRest;

    friend bool operator==(const ValueWay&, const ValueWay&) = default;
};

/// How so many chips are counted out in cash.
ValueWay valueOf(std::int64_t chips, Money chip);

} // namespace mesaviva::drills
