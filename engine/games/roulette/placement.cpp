// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/placement.h"

#include <algorithm>
#include <numeric>

namespace mesaviva::roulette {

namespace {

Refusal refusal(RefusalReason reason, Rules rules, Money limit, Money amount, const Room& room,
                RefusalCause cause = CommonCause::none) {
    return {reason, rules, limit, room.below(amount), room.above(amount), cause};
}

} // namespace

Money Room::below(Money amount) const {
    const std::int64_t top = std::min(amount, most).cents;
    const Money fits{top > 0 ? top / step * step : 0};
    return fits >= least ? fits : Money{};
}

Money Room::above(Money amount) const {
    const std::int64_t bottom = std::max({amount.cents, least.cents, step});
    if (bottom > most.cents) {
        return {};
    }
    const Money fits{(bottom + step - 1) / step * step};
    return fits <= most ? fits : Money{};
}

std::int64_t stepOf(const Settings& settings, const Player& player, ChanceKind kind) {
    const std::int64_t half = settings.terms(kind).halved.value ? 2 : 1;
    return settings.takesColourChipsOnly(kind) && player.chipValue ? std::lcm(half, player.chipValue->cents)
                                                                   : half;
}

Room roomFor(const State& state, PlayerId player, SpotId spot) {
    const Settings& settings = state.settings;
    const ChanceKind kind = state.layout()[spot].kind;
    const Player& who = state.players[player];
    const Money placed = staked(who, spot);
    Room room{settings.minimumOf(kind) - placed, settings.maximumOf(kind) - placed,
              stepOf(settings, who, kind)};
    if (settings.playerMaximum) {
        room.most = std::min(room.most, *settings.playerMaximum - who.staked);
    }
    room.most = std::min(room.most, state.wallet(player));
    return room;
}

Room roomForParts(const State& state, PlayerId player, const std::vector<Part>& parts, Group group) {
    const Settings& settings = state.settings;
    const Player& who = state.players[player];
    Room room{Money{}, state.wallet(player), 1};
    if (settings.playerMaximum) {
        room.most = std::min(room.most, *settings.playerMaximum - who.staked);
    }
    if (!group.isNone()) {
        room.most = std::min(room.most, settings.groupMaximum() - stakedOn(who, group));
    }
    std::int64_t chips = 0;
    for (const Part& part : parts) {
        chips += part.chips;
    }
    room.most.cents /= chips;
    if (!group.isNone()) {
        room.step = settings.groupChipStep(chips).cents;
    }
    for (const Part& part : parts) {
        const ChanceKind kind = state.layout()[part.spot].kind;
        const Money placed = staked(who, part.spot, group);
        const std::int64_t missing = (settings.minimumOf(kind) - placed).cents;
        room.least = std::max(room.least, Money{(missing + part.chips - 1) / part.chips});
        if (group.isNone()) {
            room.most = std::min(room.most, Money{(settings.maximumOf(kind) - placed).cents / part.chips});
        }
        room.step = std::lcm(room.step, stepOf(settings, who, kind));
    }
    return room;
}

Money Placement::added(SpotId spot, Group group) const {
    Money total;
    for (const Stake& stake : m_added) {
        total += stake.spot == spot && stake.group == group ? stake.amount : Money{};
    }
    return total;
}

Money Placement::addedTo(Group group) const {
    Money total;
    for (const Stake& stake : m_added) {
        total += stake.group == group ? stake.amount : Money{};
    }
    return total;
}

Money Placement::addedInAll() const {
    Money total;
    for (const Stake& stake : m_added) {
        total += stake.amount;
    }
    return total;
}

std::optional<Refusal> Placement::add(const Stake& stake) {
    std::optional<Refusal> refusal = refusalOf(stake);
    if (!refusal) {
        m_added.push_back(stake);
    }
    return refusal;
}

std::optional<Refusal> Placement::refusalOfGroups() const {
    const Settings& settings = m_state->settings;
    for (const Stake& stake : m_added) {
        if (!stake.group.isNone() && addedTo(stake.group).cents % settings.groupStep().cents != 0) {
            return Refusal{OwnReason::not_whole_chips,
                           settings.regulation().limits.groupMaximum.rules,
                           settings.groupStep(),
                           {},
                           {},
                           OwnCause::series_multiples};
        }
    }
    return std::nullopt;
}

std::optional<Refusal> Placement::refusalOf(const Stake& stake) const {
    const Settings& settings = m_state->settings;
    const Player& player = m_state->players[m_player];
    const ChanceKind kind = m_state->layout()[stake.spot].kind;
    const ChanceTerms& terms = settings.terms(kind);
    if (!offers(settings, stake.spot)) {
        return Refusal{CommonReason::not_offered, offers(settings, kind)
                                                      ? settings.regulation().limits.zeroCombinations.rules
                                                      : terms.optional.rules};
    }

    const Money placed = staked(player, stake.spot, stake.group) + added(stake.spot, stake.group);
    const Money inAll = addedInAll();
    const Money points = m_state->wallet(m_player) - inAll;
    const Money minimum = settings.minimumOf(kind);
    const Money maximum = settings.maximumOf(kind);
    Room room{minimum - placed, maximum - placed, stepOf(settings, player, kind)};
    if (!stake.group.isNone()) {
        room.most = settings.groupMaximum() - stakedOn(player, stake.group) - addedTo(stake.group);
    }
    const Money groupOrSpotMost = room.most;
    Money ofPlayer = kLargestAmount;
    if (settings.playerMaximum) {
        ofPlayer = *settings.playerMaximum - player.staked - inAll;
    }
    room.most = std::min({room.most, ofPlayer, points});

    const Money amount = stake.amount;
    if (amount <= Money{} || amount < room.least) {
        return refusal(CommonReason::below_minimum, terms.minimum, minimum, amount, room);
    }
    if (amount > groupOrSpotMost) {
        const LimitTerms& limits = settings.regulation().limits;
        return stake.group.isNone()
                   ? refusal(CommonReason::above_maximum, terms.maximum.rules, maximum, amount, room)
                   : refusal(CommonReason::above_maximum, limits.groupMaximum.rules, settings.groupMaximum(),
                             amount, room);
    }
    if (amount > ofPlayer) {
        return refusal(CommonReason::above_maximum, settings.regulation().limits.playerMaximum.rules,
                       *settings.playerMaximum, amount, room, OwnCause::player_maximum);
    }
    if (settings.takesColourChipsOnly(kind) && player.chipValue &&
        amount.cents % player.chipValue->cents != 0) {
        return refusal(OwnReason::not_whole_chips, {"R7"_rule, "R9"_rule}, *player.chipValue, amount, room);
    }
    if (amount.cents % room.step != 0) {
        return refusal(OwnReason::half_cent, terms.halved.rules, Money{}, amount, room);
    }
    if (amount > points) {
        return refusal(CommonReason::not_enough_points, settings.regulation().limits.points, points, amount,
                       room);
    }
    return std::nullopt;
}

} // namespace mesaviva::roulette
