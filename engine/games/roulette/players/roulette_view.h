// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/state.h"
#include "engine/table/player.h"

#include <cstdint>
#include <vector>

namespace mesaviva::players {

/// What a player at a roulette table knows while stakes are taken: the table's limits, the own points and
/// chips, and the stakes on the layout. Simulated players get nothing else. They note planned stakes in it,
/// so that the next decision takes account of them.
class RouletteView {
public:
    /// The view of a player at the table, which `state` must outlive. The wallet excludes points that an
    /// ordered parol (R28) will take.
    RouletteView(const roulette::State& state, PlayerId player);

    PlayerId player() const { return m_player; }
    const roulette::Settings& settings() const { return m_settings; }
    const roulette::Layout& layout() const { return m_settings.layout(); }
    Money wallet() const { return m_wallet; }
    /// The total of placed and planned stakes.
    Money staked() const { return m_staked; }
    /// The stakes of the last round with stakes, for repeating them.
    const std::vector<roulette::Stake>& lastStakes() const { return m_own.lastStakes; }
    bool hasParol() const { return m_own.parol.has_value(); }
    std::uint32_t idleRounds() const { return m_own.session.idleRounds; }
    /// Whether the session ends with the next round without a stake (O29).
    bool warned() const { return m_own.session.warned; }
    /// Whether the player has no stakes and can't pay the table's smallest stake, and so may take a new
    /// allowance (O31).
    bool isOutOfPoints() const;

    /// The step in which this player stakes on a chance: the value of the own chips (R7), or the chance's
    /// minimum.
    Money unit(roulette::ChanceKind kind) const;
    /// The largest amount up to `request` that can be placed on a spot now, in whole units and, where halves
    /// are paid, in an even number of cents (I-cent), but never less than the smallest allowed one. Zero:
    /// none.
    Money fit(roulette::SpotId spot, Money request) const;
    /// The same for the chip value of a whole series or of a number with its neighbours, as booked in that
    /// group; `request` is the total.
    Money fitChip(const std::vector<roulette::Part>& parts, roulette::Group group, Money request) const;
    /// Whether the last round's stakes can be placed again.
    bool canRepeat() const;
    /// Whether all placed and planned stakes can be doubled.
    bool canDouble() const;

    void noteStake(roulette::SpotId spot, roulette::Group group, Money amount);
    /// Ignores `group` if the table books the parts as single stakes (I-O7b).
    void noteChips(const std::vector<roulette::Part>& parts, roulette::Group group, Money chip);
    void noteRepeat();
    void noteDouble();
    void noteAllowance() { m_wallet += m_settings.allowance; }

private:
    Money on(roulette::SpotId spot, roulette::Group group) const;
    Money inGroup(roulette::Group group) const;
    Money roomOn(roulette::SpotId spot) const;
    Money roomInAll() const;
    bool isWithinLimits(const std::vector<roulette::Stake>& stakes, std::int64_t times) const;

    PlayerId m_player;
    const roulette::Settings& m_settings;
    const roulette::Player& m_own;
    Money m_wallet;
    Money m_staked;
    std::vector<roulette::Stake> m_stakes; ///< one entry per spot and group
};

} // namespace mesaviva::players
