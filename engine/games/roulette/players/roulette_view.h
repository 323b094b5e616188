// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/state.h"
#include "engine/table/player.h"

#include <cstdint>
#include <vector>

namespace mesaviva::players {

/// What somebody at a roulette table knows when stakes are taken: the table's limits, the own points and
/// chips, and what lies. Simulated players get this and nothing else. Whatever they mean to put down is noted
/// in it, so that the next thought counts on what is left.
class RouletteView {
public:
    /// The view of a player at the table; `state` must live longer. Points that an ordered parol (R28) will
    /// take are not counted in the wallet.
    RouletteView(const roulette::State& state, PlayerId player);

    PlayerId player() const { return m_player; }
    const roulette::Settings& settings() const { return m_settings; }
    const roulette::Layout& layout() const { return m_settings.layout(); }
    Money wallet() const { return m_wallet; }
    /// All that lies, or is meant to.
    Money staked() const { return m_staked; }
    /// The stakes of the last round with any, for repeating them.
    const std::vector<roulette::Stake>& lastStakes() const { return m_own.lastStakes; }
    bool hasParol() const { return m_own.parol.has_value(); }
    std::uint32_t idleRounds() const { return m_own.session.idleRounds; }
    /// The session ends with the next round without a stake (O29).
    bool warned() const { return m_own.session.warned; }
    /// Whether not even the table's smallest stake can be paid for and nothing lies, so that a fresh
    /// allowance can be taken (O31).
    bool isOutOfPoints() const;

    /// The step in which this player stakes on a chance: chips of the own value (R7), or the chance's
    /// minimum.
    Money unit(roulette::ChanceKind kind) const;
    /// The largest amount up to `request` that can be put on a spot now, in whole units and in cents that can
    /// be halved where halves are paid (I-cent), but never less than the least one. Zero: none.
    Money fit(roulette::SpotId spot, Money request) const;
    /// The same for the chip value of a whole series or of a number with its neighbours, as booked in that
    /// group; the sum goes by `request`.
    Money fitChip(const std::vector<roulette::Part>& parts, roulette::Group group, Money request) const;
    /// Whether the last round's stakes can be put down again.
    bool canRepeat() const;
    /// Whether as much again can be put on everything that lies or is meant to.
    bool canDouble() const;

    void noteStake(roulette::SpotId spot, roulette::Group group, Money amount);
    /// `group` is left out where the table books the parts as single stakes (I-O7b).
    void noteChips(const std::vector<roulette::Part>& parts, roulette::Group group, Money chip);
    void noteRepeat();
    void noteDouble();
    void noteAllowance() { m_wallet += m_settings.allowance; }

private:
    Money on(roulette::SpotId spot, roulette::Group group) const;
    Money inGroup(roulette::Group group) const;
    Money roomOn(roulette::SpotId spot) const;
    Money roomInAll() const;
    bool keepsToLimits(const std::vector<roulette::Stake>& stakes, std::int64_t times) const;

    PlayerId m_player;
    const roulette::Settings& m_settings;
    const roulette::Player& m_own;
    Money m_wallet;
    Money m_staked;
    std::vector<roulette::Stake> m_stakes; ///< one entry for a spot and group
};

} // namespace mesaviva::players
