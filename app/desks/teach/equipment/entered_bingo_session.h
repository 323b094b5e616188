// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_session.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/table/live_table.h"

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// A bingo room in which a person enters the balls of a real machine. It belongs to no hall: no other window
/// shows it, and its jackpots start at zero each time.
class EnteredBingoSession final : public BingoSession {
public:
    /// Settings of such a room.
    struct Room {
        bingo::Settings settings;
        std::uint32_t crowd = 12;    ///< simulated players
        std::uint32_t mostCards = 6; ///< maximum cards of one of them
        Money wallet{100'000};       ///< the user's points
        bool sits = true;            ///< the user takes a seat at once
        SeedSource seeds = systemSeeds();
    };

    explicit EnteredBingoSession(const Room& room);

    bingo::BallsByHand& hand() { return m_hand; }
    const bingo::BallsByHand& hand() const { return m_hand; }
    const bingo::State& state() const { return m_table->state(); }
    void lookAgain();

    /// See LiveSession.
    void recordTo(RecordKeeper& keeper);

    TableSource<bingo::Game>& source() const override;
    void setArrived(std::function<void()> arrived) override;
    void settle() override;
    void finishRound() override;
    void stopHoldingBack() override;
    std::optional<RecordedUpTo> recordedUpTo() const override;
    PlayerId ownPlayer() const override { return 0; }
    QString playerName(PlayerId player) const override;
    QString roomName() const override;

private:
    using Table = LiveTable<bingo::Game, players::BingoCrowd>;

    void runOut();

    std::unique_ptr<Table> m_table;
    bingo::BallsByHand& m_hand;                               ///< owned by the table
    std::unique_ptr<RecordedSession<bingo::Game>> m_recorded; ///< null: not recorded
};

} // namespace mesaviva::app
