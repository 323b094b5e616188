// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/croupier/croupier_host.h"
#include "app/games/bingo/bingo_host.h"
#include "engine/training/croupier/reversed_bingo.h"

#include <utility>

namespace mesaviva::app {

/// A bingo room whose caller is whoever practises.
class BingoCroupierHost final : public CroupierHost<BingoHost, croupier::ReversedBingo> {
public:
    BingoCroupierHost(const croupier::BingoShift& shift, QString room)
        : CroupierHost(shift, {}),
          m_room(std::move(room)) {}

    QString roomName() const override { return m_room; }

private:
    QString m_room;
};

} // namespace mesaviva::app
