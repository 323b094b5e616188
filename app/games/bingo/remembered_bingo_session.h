// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/recorded_bingo_session.h"

#include <cstdint>
#include <span>

namespace mesaviva::app {

/// A closed round that a room still knows, played again like one on record, whether it is on record or not:
/// nobody keeps what rooms do alone.
class RememberedBingoSession final : public RecordedBingoSession {
public:
    /// `start` is the room before the round, `events` are the round's, its close among them. `roomName` is
    /// the same in every language; empty: the player's own room.
    RememberedBingoSession(const bingo::State& start, std::span<const Recorded<bingo::Event>> events,
                           QString roomName, PlayerId own);

    PlayerId ownPlayer() const override { return m_own; }
    QString playerName(PlayerId player) const override;
    QString roomName() const override;
    QString scenarioTitle(const QString& language) const override;
    QString link() const override { return {}; }

private:
    QString m_roomName;
    PlayerId m_own;
    std::uint64_t m_round;
};

} // namespace mesaviva::app
