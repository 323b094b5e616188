// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/roulette_hands.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

std::vector<RackChip> cashOf(const Settings& settings, std::optional<Money> chipValue) {
    std::vector<RackChip> cash = rackOf(settings, chipValue);
    std::erase_if(cash, [](const RackChip& chip) { return chip.chips > 0; });
    return cash;
}

// Only that regulation prescribes how a payment lies whose payments are announced by a rule of their own.
Rules layingRules(const Settings& settings) {
    const Rules& announced = settings.regulation().payment.announced;
    return announcesPayments(settings) && !announced.empty() ? Rules{*announced.begin()} : Rules{};
}

void lay(std::vector<LaidChips>& chips, const RackChip& pile, int count, bool spread) {
    if (count == 0) {
        return;
    }
    const auto same = std::ranges::find_if(
        chips, [&](const LaidChips& one) { return one.pile == pile && one.spread == spread; });
    if (same == chips.end()) {
        chips.push_back({pile, count, spread});
    } else {
        same->count += count;
    }
}

// What lies there, counted.
struct Counted {
    Money cash;
    std::int64_t cashPieces = 0;
    std::int64_t looseChips = 0; // of the colour, beside full stacks
    std::int64_t oddPieces = 0;  // what has to be spread
    bool oddStacked = false;     // some of it is not spread
    bool stackSpread = false;    // a full stack is
};

Counted countPieces(const Pay& pay, std::optional<Money> chipValue) {
    Counted counted;
    for (const LaidChips& laid : pay.chips) {
        const bool isStack = laid.pile.chips >= kChipsOfAStack;
        const bool isCash = laid.pile.chips == 0;
        if (isCash) {
            counted.cash += laid.pile.value * laid.count;
            counted.cashPieces += laid.count;
        } else if (!isStack) {
            counted.looseChips += std::int64_t{laid.pile.chips} * laid.count;
        }
        // Cash chips in place of stacks may lie as they like.
        const bool isOdd = isCash ? !chipValue || laid.pile.value < *chipValue : !isStack;
        if (isOdd) {
            counted.oddPieces += isCash ? laid.count : std::int64_t{laid.pile.chips} * laid.count;
            counted.oddStacked = counted.oddStacked || !laid.spread;
        }
        counted.stackSpread = counted.stackSpread || (isStack && laid.spread);
    }
    return counted;
}

} // namespace

std::vector<LaidChips> chipsFor(const Settings& settings, std::optional<Money> chipValue, Money sum) {
    std::vector<LaidChips> chips;
    Money rest = sum;
    if (chipValue && *chipValue > Money{}) {
        const std::int64_t count = sum.cents / chipValue->cents;
        const auto odd = static_cast<int>(count % kChipsOfAStack);
        lay(chips, {*chipValue * kChipsOfAStack, kChipsOfAStack}, static_cast<int>(count / kChipsOfAStack),
            false);
        lay(chips, {*chipValue * 5, 5}, odd / 5, true);
        lay(chips, {*chipValue, 1}, odd % 5, true);
        rest = sum - *chipValue * count;
    }
    for (const RackChip& chip : cut(cashOf(settings, chipValue), rest)) {
        lay(chips, chip, 1, true);
    }
    return chips;
}

std::vector<Fault> judgePieces(const Settings& settings, std::optional<Money> chipValue, const Pay& pay) {
    const Rules rules = layingRules(settings);
    std::vector<Fault> faults;
    const auto add = [&](FaultKind kind, const Rules& broken) {
        faults.push_back({kind, broken, pay.spot, pay.player, pay.sum, pay.sum});
    };
    if (pay.chips.empty()) {
        add(FaultKind::pieces, rules);
        return faults;
    }
    const Counted counted = countPieces(pay, chipValue);
    bool few = counted.cashPieces <=
               static_cast<std::int64_t>(cut(cashOf(settings, chipValue), counted.cash).size());
    if (chipValue && *chipValue > Money{}) {
        const Money broken{pay.sum.cents % chipValue->cents};
        const Money forStacks = counted.cash - broken;
        if (forStacks < Money{} || forStacks.cents % (chipValue->cents * kChipsOfAStack) != 0) {
            add(FaultKind::cash, {}); // a player stakes in the own colour: no rule says what it is paid in
        }
        few = few && counted.looseChips < kChipsOfAStack;
    }
    if (!few) {
        add(FaultKind::pieces, rules);
    }
    // A single chip lies as it lies.
    if (!rules.empty() && (counted.stackSpread || (counted.oddStacked && counted.oddPieces > 1))) {
        add(FaultKind::laid, rules);
    }
    return faults;
}

std::vector<SpotId> stacksToOpen(const State& state, const std::vector<Prize>& prizes) {
    std::vector<SpotId> spots;
    if (layingRules(state.settings).empty()) {
        return spots;
    }
    for (const Prize& prize : prizes) {
        const Player& player = state.players[prize.player];
        Money stake;
        for (const Stake& one : player.stakes) {
            stake += one.spot == prize.spot ? one.amount : Money{};
        }
        const std::int64_t chips =
            player.chipValue && *player.chipValue > Money{}
                ? (stake.cents + player.chipValue->cents - 1) / player.chipValue->cents
                : static_cast<std::int64_t>(cut(cashOf(state.settings, {}), stake).size());
        if (chips > 1) {
            spots.push_back(prize.spot);
        }
    }
    std::ranges::sort(spots);
    spots.erase(std::ranges::unique(spots).begin(), spots.end());
    return spots;
}

} // namespace mesaviva::croupier
