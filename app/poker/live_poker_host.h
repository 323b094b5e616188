// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/poker_crowd.h"
#include "poker/game.h"
#include "poker/poker_host.h"
#include "poker/settings.h"

#include <QStringList>

#include <memory>

namespace mesaviva::app {

/// What a live table is opened with.
struct LiveTable {
    poker::Settings settings;
    Money wallet{100'000}; ///< this player's points
    int ownSeat = 0;       ///< 1 to 7; 0: the middle one
    int simulated = 0;     ///< how many simulated players take other seats
    SeedSource seeds = systemSeeds();
};

/// A table at which this player and simulated ones play in real time.
class LivePokerHost final : public PokerHost {
public:
    explicit LivePokerHost(const LiveTable& table);

    const poker::State& state() const override { return m_driver.state(); }
    const Journal<poker::Event>& journal() const override { return m_journal; }
    void setListener(Listener listener) override { m_listener = std::move(listener); }
    std::optional<Instant> nextDue() const override;
    void advanceTo(Instant until) override;
    std::optional<Refusal> submit(const poker::Command& command) override { return m_driver.submit(command); }
    PlayerId ownPlayer() const override { return 0; }
    int ownSeatWish() const override { return m_ownSeat; }
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId player) const override { return m_crowd.has(player); }
    QString scenarioTitle(const QString&) const override { return {}; }
    bool isScenario() const override { return false; }
    bool isScenarioOver() const override { return false; }

private:
    void hear(const Recorded<poker::Event>& entry);
    void seatCrowd(int count);

    poker::SeededChance m_chance;
    MemoryJournal<poker::Event> m_journal;
    poker::Driver m_driver;
    players::PokerCrowd m_crowd;
    Listener m_listener;
    QStringList m_names; ///< by player
    int m_ownSeat;
};

} // namespace mesaviva::app
