// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bingo/bingo_host.h"
#include "engine/table/repetition.h"

#include <span>

namespace mesaviva::app {

/// An earlier round in its own time (B50). Nothing can be done in it, and it ends when the round closes.
class ReplayBingoHost final : public BingoHost {
public:
    /// `start` is the room before the round, `events` are the round's, its close among them. `roomName` is
    /// the same in every language; empty: the player's own room.
    ReplayBingoHost(const bingo::State& start, std::span<const Recorded<bingo::Event>> events,
                    QString roomName, PlayerId own);

    TableSource<bingo::Game>& source() const override { return *m_repetition; }
    PlayerId ownPlayer() const override { return m_own; }
    QString playerName(PlayerId player) const override;
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_repetition->isOver(); }
    QString roomName() const override;
    bool isReplay() const override { return true; }

private:
    std::unique_ptr<Repetition<bingo::Game>> m_repetition;
    QString m_roomName;
    PlayerId m_own;
};

} // namespace mesaviva::app
