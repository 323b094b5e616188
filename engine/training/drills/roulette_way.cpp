// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/roulette_way.h"

#include "engine/games/roulette/settlement.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

Trick trickFor(roulette::Odds odds) {
    if (odds.denominator == 2) {
        return Trick::half;
    }
    switch (odds.numerator) {
    case 35: return Trick::halve_seven_nought;
    case 17: return Trick::stacks_less_three;
    case 11: return Trick::tens_and_once;
    case 8: return Trick::double_thrice;
    case 5: return Trick::halve_nought;
    case 3: return Trick::twice_and_once;
    case 2: return Trick::twice;
    default: return Trick::once;
    }
}

std::vector<std::int64_t> stepsOf(Trick trick, std::int64_t chips) {
    const std::int64_t half = chips / 2;
    switch (trick) {
    case Trick::halve_seven_nought: return {half, 7 * half, 70 * half, chips % 2 * 35};
    case Trick::stacks_less_three: return {20 * chips, 3 * chips};
    case Trick::tens_and_once: return {10 * chips};
    case Trick::double_thrice: return {2 * chips, 4 * chips};
    case Trick::halve_nought: return {half, 10 * half, chips % 2 * 5};
    case Trick::twice_and_once: return {2 * chips};
    case Trick::twice:
    case Trick::once:
    case Trick::half: return {};
    }
    return {};
}

std::optional<Proof36> proofOf(const PaymentTask& task, const PaymentWay& way) {
    const bool grouped =
        std::ranges::any_of(task.stakes, [](const roulette::Stake& stake) { return !stake.group.isNone(); });
    if (grouped || way.parts.size() < 2) {
        return std::nullopt;
    }
    Proof36 proof;
    for (const WayPart& part : way.parts) {
        if (part.odds.denominator != 1) {
            return std::nullopt;
        }
        proof.gross += part.chips * (part.odds.numerator + 1);
        proof.chips += part.chips;
    }
    return proof;
}

} // namespace

WayPart wayOf(roulette::ChanceKind kind, roulette::Odds odds, std::int64_t chips) {
    const Trick trick = trickFor(odds);
    return {kind, odds, chips, chips * odds.numerator / odds.denominator, trick, stepsOf(trick, chips)};
}

PaymentWay wayOf(const PaymentTask& task) {
    const roulette::State state(task.settings);
    PaymentWay way;
    if (task.kept) {
        const std::int64_t chips = task.stakes.front().amount.cents / task.chip.cents;
        way.parts.push_back(wayOf(task.settings.layout()[task.stakes.front().spot].kind, {1, 2}, chips));
        way.total = way.parts.front().paid;
        return way;
    }
    for (std::size_t kind = 0; kind < roulette::kChanceKinds; ++kind) {
        std::int64_t chips = 0;
        for (const roulette::Stake& stake : task.stakes) {
            const bool counted = static_cast<std::size_t>(task.settings.layout()[stake.spot].kind) == kind &&
                                 roulette::winningsOf(state, stake, task.drawn) > Money{};
            chips += counted ? stake.amount.cents / task.chip.cents : 0;
        }
        if (chips > 0) {
            const auto chance = static_cast<roulette::ChanceKind>(kind);
            way.parts.push_back(wayOf(chance, task.settings.terms(chance).odds.value, chips));
            way.total += way.parts.back().paid;
        }
    }
    way.proof = proofOf(task, way);
    return way;
}

std::vector<StackPaid> stacksOf(const PaymentTask& task) {
    const roulette::State state(task.settings);
    std::vector<StackPaid> stacks;
    for (const roulette::Stake& stake : task.stakes) {
        const auto same = std::ranges::find(stacks, stake.spot, &StackPaid::spot);
        StackPaid& stack = same != stacks.end() ? *same : stacks.emplace_back();
        const std::int64_t chips = stake.amount.cents / task.chip.cents;
        stack.spot = stake.spot;
        stack.chips += chips;
        stack.odds = task.kept ? roulette::Odds{1, 2}
                               : task.settings.terms(task.settings.layout()[stake.spot].kind).odds.value;
        stack.paid +=
            task.kept ? chips / 2 : roulette::winningsOf(state, stake, task.drawn).cents / task.chip.cents;
    }
    std::ranges::sort(stacks, {}, &StackPaid::spot);
    return stacks;
}

ValueWay valueOf(std::int64_t chips, Money chip) {
    const std::int64_t stacks = chips / kStack;
    const std::int64_t rest = chips % kStack;
    return {stacks, rest, chip * (stacks * kStack), chip * rest};
}

} // namespace mesaviva::drills
