// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_session.h"
#include "app/games/roulette/live_roulette_session.h"

namespace mesaviva::app {

/// A learning table of roulette: stakes are taken until the player has the ball launched; at an individual
/// wheel that is the player's own act (O15), at any other the croupier waits for a word.
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
