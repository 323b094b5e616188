// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/poker/poker_host.h"
#include "app/table/live_host.h"
#include "engine/base/seed_source.h"
#include "engine/players/poker_crowd.h"
#include "engine/poker/settings.h"

namespace mesaviva::app {

/// What a live table is opened with.
struct LivePokerTable {
    poker::Settings settings;
    Money wallet{100'000}; ///< this player's points
    int ownSeat = 0;       ///< 1 to 7; 0: the middle one
    int simulated = 0;     ///< how many simulated players take other seats
    SeedSource seeds = systemSeeds();
};

/// A poker table at which this player and simulated ones play in real time.
class LivePokerHost : public LiveHost<PokerHost, players::PokerCrowd> {
public:
    explicit LivePokerHost(const LivePokerTable& table);

protected:
    QString ownName() const override;

private:
    LivePokerHost(const LivePokerTable& table, RandomStream look);
    void seatCrowd(int ownSeat, int count, RandomStream& look);
};

} // namespace mesaviva::app
