// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/roulette/players/roulette_view.h"

#include "engine/games/roulette/placement.h"

#include <algorithm>

namespace mesaviva::players {

namespace {

using roulette::ChanceKind;
using roulette::Group;
using roulette::Part;
using roulette::SettledStake;
using roulette::SpotId;
using roulette::Stake;

Money roundedUp(Money amount, Money step) { return (amount.cents + step.cents - 1) / step.cents * step; }

Money roundedDown(Money amount, Money step) {
    return std::max(amount.cents, std::int64_t{0}) / step.cents * step;
}

std::int64_t chipsIn(const std::vector<Part>& parts) {
    std::int64_t chips = 0;
    for (const Part& part : parts) {
        chips += part.chips;
    }
    return chips;
}

// An upper bound of what a parol takes: the total return of the series in question.
Money reservedForParol(const roulette::Player& player) {
    Money sum;
    if (player.parol) {
        for (const SettledStake& settled : player.lastSeries) {
            sum += settled.returned;
        }
    }
    return sum;
}

} // namespace

RouletteView::RouletteView(const roulette::State& state, PlayerId player)
    : m_player(player),
      m_settings(state.settings),
      m_own(state.players[player]),
      m_wallet(state.wallet(player) - reservedForParol(m_own)),
      m_staked(m_own.staked),
      m_stakes(m_own.stakes) {}

bool RouletteView::isOutOfPoints() const {
    return m_staked == Money{} && !hasParol() && m_wallet < *std::ranges::min_element(m_settings.minimum);
}

Money RouletteView::unit(ChanceKind kind) const {
    return m_own.chipValue.value_or(m_settings.minimumOf(kind));
}

Money RouletteView::fit(SpotId spot, Money request) const {
    if (!offers(m_settings, spot)) {
        return {};
    }
    const ChanceKind kind = layout()[spot].kind;
    Money step = unit(kind);
    if (m_settings.terms(kind).halved.value && step.cents % 2 != 0) {
        step = 2 * step;
    }
    const Money least = roundedUp(m_settings.minimumOf(kind), step);
    const Money most = roundedDown(std::min(roomOn(spot), roomInAll()), step);
    return most < least ? Money{} : std::clamp(roundedDown(request, step), least, most);
}

Money RouletteView::fitChip(const std::vector<Part>& parts, Group group, Money request) const {
    const Money step = unit(ChanceKind::straight);
    const std::int64_t chips = chipsIn(parts);
    Money least = step;
    Money room = roomInAll();
    if (groupsAreBooked(m_settings)) {
        room = std::min(room, m_settings.groupMaximum() - inGroup(group));
    }
    Money most{room.cents / chips};
    for (const Part& part : parts) {
        const Money minimum = m_settings.minimumOf(layout()[part.spot].kind);
        least = std::max(least, roundedUp({(minimum.cents + part.chips - 1) / part.chips}, step));
        if (!groupsAreBooked(m_settings)) {
            most = std::min(most, Money{roomOn(part.spot).cents / part.chips});
        }
    }
    most = roundedDown(most, step);
    return most < least ? Money{} : std::clamp(roundedDown({request.cents / chips}, step), least, most);
}

bool RouletteView::canRepeat() const {
    return m_staked == Money{} && !hasParol() && !lastStakes().empty() && isWithinLimits(lastStakes(), 1);
}

bool RouletteView::canDouble() const {
    return !hasParol() && m_staked > Money{} && isWithinLimits(m_stakes, 2);
}

void RouletteView::noteStake(SpotId spot, Group group, Money amount) {
    const auto found = std::ranges::find_if(
        m_stakes, [&](const Stake& stake) { return stake.spot == spot && stake.group == group; });
    if (found == m_stakes.end()) {
        m_stakes.push_back({spot, group, amount});
    } else {
        found->amount += amount;
    }
    m_wallet -= amount;
    m_staked += amount;
}

void RouletteView::noteChips(const std::vector<Part>& parts, Group group, Money chip) {
    for (const Part& part : parts) {
        noteStake(part.spot, groupsAreBooked(m_settings) ? group : Group(), part.chips * chip);
    }
}

void RouletteView::noteRepeat() {
    for (const Stake& stake : lastStakes()) {
        noteStake(stake.spot, stake.group, stake.amount);
    }
}

void RouletteView::noteDouble() {
    for (Stake& stake : m_stakes) {
        stake.amount = 2 * stake.amount;
    }
    m_wallet -= m_staked;
    m_staked = 2 * m_staked;
}

Money RouletteView::on(SpotId spot, Group group) const {
    for (const Stake& stake : m_stakes) {
        if (stake.spot == spot && stake.group == group) {
            return stake.amount;
        }
    }
    return {};
}

Money RouletteView::inGroup(Group group) const {
    Money sum;
    for (const Stake& stake : m_stakes) {
        sum += stake.group == group ? stake.amount : Money{};
    }
    return sum;
}

Money RouletteView::roomOn(SpotId spot) const {
    return m_settings.maximumOf(layout()[spot].kind) - on(spot, Group());
}

Money RouletteView::roomInAll() const {
    return m_settings.playerMaximum ? std::min(m_wallet, *m_settings.playerMaximum - m_staked) : m_wallet;
}

bool RouletteView::isWithinLimits(const std::vector<Stake>& stakes, std::int64_t times) const {
    Money sum;
    for (const Stake& stake : stakes) {
        sum += stake.amount;
        if (stake.group.isNone()) {
            if (times * stake.amount > m_settings.maximumOf(layout()[stake.spot].kind)) {
                return false;
            }
            continue;
        }
        Money group;
        for (const Stake& other : stakes) {
            group += other.group == stake.group ? other.amount : Money{};
        }
        if (times * group > m_settings.groupMaximum()) {
            return false;
        }
    }
    return times * sum - m_staked <= roomInAll();
}

} // namespace mesaviva::players
