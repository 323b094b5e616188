// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_session.h"
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

/// The parameters of a live roulette table.
struct LiveRouletteTable {
    roulette::Settings settings;
    Money wallet{100'000};          ///< this player's points
    std::optional<Money> chipValue; ///< value of one of this player's chips (R9)
    int simulated = 0;              ///< number of simulated players who join
    SeedSource seeds = systemSeeds();
    std::vector<roulette::Pocket>
        pockets{};                 ///< results of the first spins; the later ones come from the seeds
    std::string ownKey = "player"; ///< this player's name in records
    bool sits = true;              ///< this player joins at once
};

/// A roulette table at which this player and simulated players play in real time.
class LiveRouletteSession : public LiveSession<RouletteSession, players::RouletteCrowd> {
public:
    explicit LiveRouletteSession(const LiveRouletteTable& table);
    /// Recovers a table after a crash; further rounds take their seeds from `later`.
    explicit LiveRouletteSession(const std::shared_ptr<const Recovered>& recovered,
                                 SeedSource later = systemSeeds());

    std::optional<Money> chipValueRequest() const override { return m_chipValue; }
    std::optional<roulette::Pocket> landing(Instant) const override { return table().chance().landing(); }
    RandomStream look(Instant) const override { return table().chance().look(); }

protected:
    /// Uses `chance` in place of the seeds.
    LiveRouletteSession(const LiveRouletteTable& table, std::unique_ptr<roulette::SpinSource> chance,
                        RandomStream look);

    QString ownName() const override;

private:
    void joinCrowd(int count, RandomStream& look);

    std::optional<Money> m_chipValue;
};

/// A learning table of roulette: stakes are accepted until the player has the ball launched. At an individual
/// wheel the player launches it (O15); at others the croupier waits for the player's request.
class LearningRouletteSession final : public LearningSession<LiveRouletteSession> {
public:
    using LearningSession::LearningSession;

    bool isWaiting() const override {
        const roulette::State& state = table().state();
        const roulette::Player& own = state.players[ownPlayer()];
        return state.phase == roulette::Phase::betting && !state.restoreAt && own.here && own.connected &&
               !own.leaving;
    }
    bool canGoOn() const override { return isWaiting() && !table().state().settings.individual; }
    void goOn() override {
        while (canGoOn() && table().nextDue()) {
            table().advanceTo(*table().nextDue());
        }
        arrive();
    }
};

} // namespace mesaviva::app
