// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/croupier/croupier_session.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/training/croupier/reversed_bingo.h"

#include <utility>

namespace mesaviva::app {

/// A bingo room whose caller is the trainee.
class BingoCroupierSession final : public CroupierSession<BingoSession, croupier::ReversedBingo> {
public:
    BingoCroupierSession(const croupier::BingoShift& shift, QString room)
        : CroupierSession(shift, {}),
          m_room(std::move(room)) {}

    QString roomName() const override { return m_room; }

private:
    QString m_room;
};

} // namespace mesaviva::app
