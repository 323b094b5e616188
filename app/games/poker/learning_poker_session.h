// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_session.h"
#include "app/games/poker/live_poker_session.h"

namespace mesaviva::app {

/// A learning table of póquer sem descarte: the time to decide (P21) and the extra time (P31) stand as long
/// as the player is there and has not decided, and so does what counts idle players (P41a).
class LearningPokerSession final : public LearningSession<LivePokerSession> {
public:
    using LearningSession::LearningSession;

    bool isWaiting() const override {
        const poker::State& state = table().state();
        const poker::Seat& seat = state.seats[0];
        if (seat.player != ownPlayer() || seat.leaving || !seat.connected) {
            return false;
        }
        switch (state.phase) {
        case poker::Phase::betting: return true; // an individual table deals when it is asked to (P15)
        case poker::Phase::deciding:
        case poker::Phase::extended: return seat.dealtIn && seat.decision == poker::Decision::none;
        default: return false;
        }
    }
};

} // namespace mesaviva::app
