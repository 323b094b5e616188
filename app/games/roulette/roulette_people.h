// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/roulette_player_list_model.h"
#include "app/games/roulette/roulette_report_model.h"
#include "app/games/roulette/roulette_requests.h"
#include "app/games/roulette/roulette_stake_list_model.h"

#include <vector>

namespace mesaviva::app {

/// Who plays at a roulette table, and what the round has brought each of them.
class RoulettePeople {
public:
    /// `table` must live as long.
    explicit RoulettePeople(const RouletteRequests::Table& table) : m_table(table) {}

    /// What the round has brought a player; kept until the next one opens.
    void settle(PlayerId player, Money net);
    /// Somebody has sat down anew.
    void arrive(PlayerId player);
    /// A round opens, or what was known of one does not hold any more.
    void clearRound() { m_outcomes.clear(); }

    /// What the round has brought somebody.
    struct Outcome {
        Money net;
        bool settled = false;
    };
    /// By player.
    const std::vector<Outcome>& outcomes() const { return m_outcomes; }
    /// What were its outcomes() once.
    void putBack(const std::vector<Outcome>& outcomes) { m_outcomes = outcomes; }

    /// On which layout a colour stakes: 0 left or 1 right of the wheel; 0 at a single table.
    int sideOf(int colour) const;
    /// Whose chips lie there.
    RouletteStakeListModel::Staker staker(PlayerId player) const;
    /// Who is told of in a round's report.
    RoundStaker roundStaker(PlayerId player) const;
    /// Everybody, in the order in which they came.
    std::vector<RoulettePlayerListModel::Row> rows() const;

private:
    Outcome& outcome(PlayerId player);

    const RouletteRequests::Table& m_table;
    std::vector<Outcome> m_outcomes; ///< by player
};

} // namespace mesaviva::app
