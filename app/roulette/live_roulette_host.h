// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/roulette_crowd.h"
#include "roulette/game.h"
#include "roulette/roulette_host.h"
#include "roulette/settings.h"
#include "roulette/spin_source.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// What a live roulette table is opened with.
struct LiveRouletteTable {
    roulette::Settings settings;
    Money wallet{100'000};          ///< this player's points
    std::optional<Money> chipValue; ///< what one of this player's chips is to be worth (R9)
    int simulated = 0;              ///< how many simulated players join
    SeedSource seeds = systemSeeds();
    std::vector<roulette::Pocket> pockets{}; ///< what the first spins bring; the others come from the seeds
};

/// A table at which this player and simulated ones play in real time.
class LiveRouletteHost final : public RouletteHost {
public:
    explicit LiveRouletteHost(const LiveRouletteTable& table);

    const roulette::State& state() const override { return m_driver.state(); }
    const Journal<roulette::Event>& journal() const override { return m_journal; }
    void setListener(Listener listener) override { m_listener = std::move(listener); }
    std::optional<Instant> nextDue() const override;
    void advanceTo(Instant until) override;
    std::optional<Refusal> submit(const roulette::Command& command) override {
        return m_driver.submit(command);
    }
    PlayerId ownPlayer() const override { return 0; }
    std::optional<Money> chipValueWish() const override { return m_chipValue; }
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId player) const override { return m_crowd.has(player); }
    QString scenarioTitle(const QString&) const override { return {}; }
    bool isScenario() const override { return false; }
    bool isScenarioOver() const override { return false; }
    roulette::Pocket landing() const override { return m_spins.landing(); }
    RandomStream look() const override { return m_spins.look(); }

private:
    void hear(const Recorded<roulette::Event>& entry);
    void joinCrowd(int count);

    roulette::SeededSpins m_spins;
    MemoryJournal<roulette::Event> m_journal;
    roulette::Driver m_driver;
    players::RouletteCrowd m_crowd;
    Listener m_listener;
    QStringList m_names; ///< by player
    std::optional<Money> m_chipValue;
};

} // namespace mesaviva::app
