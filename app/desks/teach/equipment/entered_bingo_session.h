// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_session.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/games/bingo/balls_by_hand.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/table/live_table.h"

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// A bingo room in which a person enters the balls of a real machine. It is of no hall: nobody else shows it,
/// and its jackpots begin anew each time.
class EnteredBingoSession final : public BingoSession {
public:
    /// What such a room is opened with.
    struct Room {
        bingo::Settings settings;
        std::uint32_t crowd = 12;    ///< simulated players
        std::uint32_t mostCards = 6; ///< that one of them buys
        Money wallet{100'000};       ///< this player's points
        bool sits = true;            ///< this player comes in at once
        SeedSource seeds = systemSeeds();
    };

    explicit EnteredBingoSession(const Room& room);

    bingo::BallsByHand& hand() { return m_hand; }
    const bingo::BallsByHand& hand() const { return m_hand; }
    const bingo::State& state() const { return m_table->state(); }
    void lookAgain();

    /// See LiveSession.
    void keepOn(RecordKeeper& keeper);

    TableSource<bingo::Game>& source() const override;
    void setArrived(std::function<void()> arrived) override;
    void settle() override;
    void finishRound() override;
    void stopHolding() override;
    std::optional<RecordedUpTo> recordedUpTo() const override;
    PlayerId ownPlayer() const override { return 0; }
    QString playerName(PlayerId player) const override;
    QString roomName() const override;

private:
    using Table = LiveTable<bingo::Game, players::BingoCrowd>;

    void runOut();

    std::unique_ptr<Table> m_table;
    bingo::BallsByHand& m_hand;                           ///< the table's
    std::unique_ptr<RecordedSession<bingo::Game>> m_kept; ///< null: nothing is kept
};

} // namespace mesaviva::app
