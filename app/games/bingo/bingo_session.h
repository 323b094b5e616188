// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/game_session.h"
#include "engine/games/bingo/game.h"

#include <QString>

#include <cstdint>
#include <memory>

namespace mesaviva::app {

/// A bingo room that is open in the program.
class BingoSession : public GameSession<bingo::Game> {
public:
    bool isSimulated(PlayerId player) const override { return player == kNobody; }

    /// The room's name (B9) in the present language.
    virtual QString roomName() const = 0;

    /// What this player has besides the room's wallet: the points have changed elsewhere while cards were in
    /// play here, and the player has come back to these.
    virtual Money pointsElsewhere() const { return {}; }
    /// Who sits down after a session has ended: with points from elsewhere a further player, who brings them.
    virtual PlayerId comeAgain() { return ownPlayer(); }

    /// Whether replay() can play that round back.
    virtual bool canReplay(std::uint64_t) const { return false; }
    /// A closed round, to be played again (B50); null when it is no longer known.
    virtual std::unique_ptr<BingoSession> replay(std::uint64_t) const { return {}; }
};

} // namespace mesaviva::app
