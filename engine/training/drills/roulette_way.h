// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest way to a payment, as croupiers work it out in their heads.
//
// 35 to 1: halve, times seven, add a nought; an odd chip adds 35. 17 to 1: as many stacks of twenty, less
// three times the chips. 11 to 1: ten times and once more. 8 to 1: double three times. 5 to 1: halve and add
// a nought; an odd chip adds 5. Several stakes are added chance by chance, and the sum is proved by 36: with
// its stakes, every chance pays 36 divided by its numbers; subtract all chips (O13, R27, M7).
#pragma once

#include "engine/training/drills/roulette_tasks.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::drills {

/// How a product is worked out.
enum class Trick : std::uint8_t {
    halve_seven_nought, ///< 35: half, seven times that, ten times that, the odd chip's part
    stacks_less_three,  ///< 17: twenty times, three times
    tens_and_once,      ///< 11: ten times
    double_thrice,      ///< 8: twice, four times
    halve_nought,       ///< 5: half, ten times that, the odd chip's part
    twice_and_once,     ///< 3: twice
    twice,              ///< 2
    once,               ///< 1
    half,               ///< 1/2, also half of an even chance that zero leaves
};

/// The winnings of all stakes of one chance.
struct WayPart {
    roulette::ChanceKind kind = roulette::ChanceKind::straight;
    roulette::Odds odds;
    std::int64_t chips = 0; ///< winning chips on that chance
    std::int64_t paid = 0;  ///< their payment, in chips
    Trick trick = Trick::once;
    std::vector<std::int64_t> steps; ///< intermediate results, in the trick's order

    friend bool operator==(const WayPart&, const WayPart&) = default;
};

/// The proof over 36.
struct Proof36 {
    std::int64_t gross = 0; ///< winnings and stakes
    std::int64_t chips = 0; ///< all winning chips

    friend bool operator==(const Proof36&, const Proof36&) = default;
};

/// The way to a payment: its parts add up to the sum.
struct PaymentWay {
    std::vector<WayPart> parts; ///< in the order of payment, straight ups first
    std::int64_t total = 0;
    std::optional<Proof36> proof; ///< where two chances or more pay whole multiples and no stake is a group

    friend bool operator==(const PaymentWay&, const PaymentWay&) = default;
};

/// How `chips` chips are paid at these odds.
WayPart wayOf(roulette::ChanceKind kind, roulette::Odds odds, std::int64_t chips);

/// How the stakes of a task are paid.
PaymentWay wayOf(const PaymentTask& task);

/// What one stack of a task is paid, in chips.
struct StackPaid {
    roulette::SpotId spot = roulette::kNoSpot;
    std::int64_t chips = 0;
    roulette::Odds odds;
    std::int64_t paid = 0; ///< 0: it has lost

    friend bool operator==(const StackPaid&, const StackPaid&) = default;
};

/// What each stack of a task is paid, by place, each once; together they are the payment.
std::vector<StackPaid> stacksOf(const PaymentTask& task);

/// What a number of chips is worth: whole stacks of twenty, and the remaining chips.
struct ValueWay {
    std::int64_t stacks = 0;
    std::int64_t rest = 0;
    Money inStacks;
    Money inRest;

    friend bool operator==(const ValueWay&, const ValueWay&) = default;
};

/// How `chips` chips are counted out in cash.
ValueWay valueOf(std::int64_t chips, Money chip);

} // namespace mesaviva::drills
