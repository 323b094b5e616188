// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/left_round.h"

#include <QString>

#include <functional>

namespace mesaviva::app {

/// Capability of a game whose rounds go on when the player leaves with stakes in play (B12, I-P35).
class LeftRounds {
public:
    virtual ~LeftRounds() = default;

    /// The name of the table where the player has left stakes in play and can return to; empty if there is
    /// none.
    virtual QString leftTable() const = 0;
    /// Chooses that table in the lobby.
    virtual void chooseLeftTable() = 0;
    /// Plays these rounds to their end at once, because the program ends.
    virtual void finishLeftRounds() = 0;
    /// Calls `ended` whenever such a round has closed.
    virtual void setLeftRoundEnded(std::function<void(const LeftRound&)> ended) = 0;
};

} // namespace mesaviva::app
