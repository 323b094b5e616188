// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A test table with simulated players.
#pragma once

#include "engine/games/poker/players/poker_crowd.h"
#include "table_kit.h"

namespace mesaviva::kit {

/// A table with simulated players, driven by table time.
class CrowdedTable {
public:
    explicit CrowdedTable(const Settings& settings = {}, std::vector<Card> deck = {}, std::uint8_t seed = 1)
        : m_table(settings, std::move(deck), seed) {
        m_table.setListener([this](const Entry& entry) {
            if (std::holds_alternative<RoundOpened>(entry.event)) {
                m_crowd.openRound(m_table.chance().seed());
            }
            m_crowd.onEvent(entry, m_table.state());
        });
    }

    Table& table() { return m_table; }
    players::PokerCrowd& crowd() { return m_crowd; }

    /// Seats a simulated player.
    void sit(int seat, players::PokerHabit habit, players::StakeTaste taste = players::StakeTaste::low,
             std::int64_t wallet = 100'000) {
        // Add the player to the crowd first, because PlayerSat may arrive during betting.
        m_crowd.add({static_cast<PlayerId>(m_table.state().players.size()), habit, taste});
        m_table.sit(seat, wallet);
    }

    /// Plays until `rounds` rounds in total are closed, or nothing more happens.
    void play(std::size_t rounds) {
        while (m_closed < rounds && step()) {
        }
    }

    /// Performs the next need of the table or the next action of a simulated player.
    bool step() {
        Driver& driver = m_table.driver();
        const std::optional<Need> need = driver.nextNeed();
        const std::optional<Instant> request = m_crowd.nextDue();
        if (request && (!need || *request < need->at)) {
            driver.advanceTo(*request);
            if (const std::optional<Command> command = m_crowd.take(*request)) {
                driver.submit(*command);
            }
            return true;
        }
        const std::size_t before = m_table.entries().size();
        if (!need || !driver.step(need->at)) {
            return false;
        }
        for (std::size_t i = before; i < m_table.entries().size(); ++i) {
            m_closed += std::holds_alternative<RoundClosed>(m_table.entries()[i].event) ? 1U : 0U;
        }
        return true;
    }

private:
    Table m_table;
    players::PokerCrowd m_crowd;
    std::size_t m_closed = 0;
};

} // namespace mesaviva::kit
