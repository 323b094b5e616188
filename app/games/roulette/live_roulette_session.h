// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/live_session.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/spin_source.h"

#include <memory>
#include <optional>
#include <string>
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
    std::string ownKey = "player";           ///< what records call this player
    bool sits = true;                        ///< this player joins at once
};

/// A roulette table at which this player and simulated ones play in real time.
class LiveRouletteSession : public LiveSession<RouletteSession, players::RouletteCrowd> {
public:
    explicit LiveRouletteSession(const LiveRouletteTable& table);
    /// Takes a table up that a killed program has left; further rounds have their seeds from `later`.
    explicit LiveRouletteSession(const std::shared_ptr<const Recovered>& recovered,
                                 SeedSource later = systemSeeds());

    std::optional<Money> chipValueRequest() const override { return m_chipValue; }
    std::optional<roulette::Pocket> landing(Instant) const override { return table().chance().landing(); }
    RandomStream look(Instant) const override { return table().chance().look(); }

protected:
    /// The same with another chance than the seeds.
    LiveRouletteSession(const LiveRouletteTable& table, std::unique_ptr<roulette::SpinSource> chance,
                        RandomStream look);

    QString ownName() const override;

private:
    void joinCrowd(int count, RandomStream& look);

    std::optional<Money> m_chipValue;
};

} // namespace mesaviva::app
