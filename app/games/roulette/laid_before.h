// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/events.h"

#include <optional>
#include <utility>
#include <variant>

namespace mesaviva::app {

/// What of such a stake lay there before the stakes were disturbed, from what was put down and taken up
/// before then (R29). `events` are those of the round in their order, and `isIt` tells the one that puts it
/// back; nothing where the round's events are not known.
template <class Events, class IsIt>
std::optional<Money> laidBefore(const Events& events, const roulette::StakeRestored& restored,
                                const IsIt& isIt) {
    const auto isSame = [&](PlayerId player, const roulette::Stake& stake) {
        return player == restored.player && stake.spot == restored.stake.spot &&
               stake.group == restored.stake.group;
    };
    Money lies;
    std::optional<Money> before;
    for (const auto& one : events) {
        if (isIt(one)) {
            return before;
        }
        if (const auto* const staked = std::get_if<roulette::Staked>(&one.event)) {
            lies += isSame(staked->player, staked->stake) ? staked->stake.amount : Money{};
        } else if (const auto* const taken = std::get_if<roulette::StakeTakenBack>(&one.event)) {
            lies += isSame(taken->player, taken->stake) ? -taken->stake.amount : Money{};
        } else if (std::holds_alternative<roulette::StakesDisturbed>(one.event)) {
            before = std::exchange(lies, Money{});
        } else if (const auto* const back = std::get_if<roulette::StakeRestored>(&one.event)) {
            lies += isSame(back->player, back->stake) ? back->stake.amount : Money{}; // for the next time
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::app
