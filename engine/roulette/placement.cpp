// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette/placement.h"

#include <algorithm>
#include <numeric>

namespace mesaviva::roulette {

namespace {

bool chipsAreCounted(const Settings& settings, ChanceKind kind) {
    if (settings.rules != RuleSet::casino || settings.chips == Chips::cash) {
        return false;
    }
    return settings.chips == Chips::colour || !isEvenChance(kind); // R15a
}

Rules minimumRules(const Settings& settings, ChanceKind kind) {
    switch (settings.rules) {
    case RuleSet::online: return {"O10"_rule};
    case RuleSet::casino: return isEvenChance(kind) ? Rules{"R34b"_rule} : Rules{"R34a"_rule};
    case RuleSet::macau: return {"M9"_rule};
    }
    return {};
}

Rules maximumRules(const Settings& settings, ChanceKind kind) {
    switch (settings.rules) {
    case RuleSet::online: return {"O11"_rule, "O10"_rule};
    case RuleSet::casino:
        return kind == ChanceKind::corner ? Rules{"R34a"_rule, "I-R34"_rule}
               : isEvenChance(kind)       ? Rules{"R34b"_rule}
                                          : Rules{"R34a"_rule};
    case RuleSet::macau: return {"M9"_rule};
    }
    return {};
}

Rules halfRules(const Settings& settings, ChanceKind kind) {
    if (settings.rules == RuleSet::online) {
        return {"I-cent"_rule, "O13a"_rule};
    }
    return isEvenChance(kind) ? Rules{"I-cent"_rule, "R29"_rule, "R27b"_rule}
                              : Rules{"I-cent"_rule, "R27a"_rule};
}

Rules pointsRules(RuleSet rules) {
    switch (rules) {
    case RuleSet::online: return {"O30"_rule};
    case RuleSet::casino: return {"R12"_rule};
    case RuleSet::macau: return {"M3.1"_rule};
    }
    return {};
}

Refusal refusal(RefusalReason reason, Rules rules, Money limit, Money amount, const Room& room) {
    return {reason, rules, limit, room.below(amount), room.above(amount)};
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

bool mayBeHalved(RuleSet rules, ChanceKind kind) {
    return kind == ChanceKind::double_dozen || kind == ChanceKind::double_column ||
           (rules == RuleSet::casino && isEvenChance(kind));
}

std::int64_t stepOf(const Settings& settings, const Player& player, ChanceKind kind) {
    const std::int64_t half = mayBeHalved(settings.rules, kind) ? 2 : 1;
    return chipsAreCounted(settings, kind) && player.chipValue ? std::lcm(half, player.chipValue->cents)
                                                               : half;
}

Room roomFor(const State& state, PlayerId player, SpotId spot) {
    const Settings& settings = state.settings;
    const ChanceKind kind = state.layout()[spot].kind;
    const Player& who = state.players[player];
    const Money lies = staked(who, spot);
    Room room{settings.minimumOf(kind) - lies, settings.maximumOf(kind) - lies, stepOf(settings, who, kind)};
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
    for (const Part& part : parts) {
        const ChanceKind kind = state.layout()[part.spot].kind;
        const Money lies = staked(who, part.spot, group);
        const std::int64_t missing = (settings.minimumOf(kind) - lies).cents;
        room.least = std::max(room.least, Money{(missing + part.chips - 1) / part.chips});
        if (group.isNone()) {
            room.most = std::min(room.most, Money{(settings.maximumOf(kind) - lies).cents / part.chips});
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

std::optional<Refusal> Placement::refusalOf(const Stake& stake) const {
    const Settings& settings = m_state->settings;
    const Player& player = m_state->players[m_player];
    const ChanceKind kind = m_state->layout()[stake.spot].kind;
    if (!offers(settings, stake.spot)) {
        const Rules rules =
            settings.rules == RuleSet::macau && m_state->layout()[stake.spot].numbers.hasZero()
                ? Rules{"M8"_rule, "I-M8"_rule}
            : settings.rules == RuleSet::online ? Rules{"O12"_rule}
                                                : Rules{ruleOf(settings.rules, kind)};
        return Refusal{RefusalReason::not_offered, rules};
    }

    const Money lies = staked(player, stake.spot, stake.group) + added(stake.spot, stake.group);
    const Money inAll = addedInAll();
    const Money points = m_state->wallet(m_player) - inAll;
    const Money minimum = settings.minimumOf(kind);
    const Money maximum = settings.maximumOf(kind);
    Room room{minimum - lies, maximum - lies, stepOf(settings, player, kind)};
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
        return refusal(RefusalReason::below_minimum, minimumRules(settings, kind), minimum, amount, room);
    }
    if (amount > groupOrSpotMost) {
        return stake.group.isNone() ? refusal(RefusalReason::above_maximum, maximumRules(settings, kind),
                                              maximum, amount, room)
                                    : refusal(RefusalReason::above_maximum, {"R34c"_rule, "I-R34c"_rule},
                                              settings.groupMaximum(), amount, room);
    }
    if (amount > ofPlayer) {
        return refusal(RefusalReason::above_maximum, {"O12"_rule}, *settings.playerMaximum, amount, room);
    }
    if (chipsAreCounted(settings, kind) && player.chipValue && amount.cents % player.chipValue->cents != 0) {
        return refusal(RefusalReason::not_whole_chips, {"R7"_rule, "R9"_rule}, *player.chipValue, amount,
                       room);
    }
    if (amount.cents % room.step != 0) {
        return refusal(RefusalReason::half_cent, halfRules(settings, kind), Money{}, amount, room);
    }
    if (amount > points) {
        return refusal(RefusalReason::not_enough_points, pointsRules(settings.rules), points, amount, room);
    }
    return std::nullopt;
}

} // namespace mesaviva::roulette
