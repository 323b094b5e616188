// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/live_session.h"
#include "app/games/poker/poker_session.h"
#include "engine/base/seed_source.h"
#include "engine/games/poker/players/poker_crowd.h"
#include "engine/games/poker/settings.h"

#include <memory>
#include <string>

namespace mesaviva::app {

/// What a live table is opened with.
struct LivePokerTable {
    poker::Settings settings;
    Money wallet{100'000}; ///< this player's points
    int ownSeat = 0;       ///< 1 to 7; 0: the middle one
    int simulated = 0;     ///< how many simulated players take other seats
    SeedSource seeds = systemSeeds();
    std::string ownKey = "player"; ///< what records call this player
    bool sits = true;              ///< this player sits down at once
};

/// A poker table at which this player and simulated ones play in real time.
class LivePokerSession : public LiveSession<PokerSession, players::PokerCrowd> {
public:
    explicit LivePokerSession(const LivePokerTable& table);
    /// Takes a table up that a killed program has left; further rounds have their seeds from `later`.
    explicit LivePokerSession(const std::shared_ptr<const Recovered>& recovered,
                              SeedSource later = systemSeeds());

protected:
    /// The same with another chance than the seeds.
    LivePokerSession(const LivePokerTable& table, std::unique_ptr<poker::Chance> chance, RandomStream look);

    QString ownName() const override;

private:
    void seatCrowd(int ownSeat, int count, RandomStream& look);
};

} // namespace mesaviva::app
