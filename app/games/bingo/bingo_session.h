// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_round_session.h"
#include "app/core/scenario/scenario_session.h"
#include "app/core/table/game_session.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_room_plan.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <QString>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace mesaviva::app {

/// An open bingo room.
class BingoSession : public GameSession<bingo::Game> {
public:
    bool isSimulated(PlayerId player) const override { return player == kNobody; }

    /// The room's name (B9) in the present language.
    virtual QString roomName() const = 0;

    /// Points that this player has gained elsewhere while cards were in play in this room.
    virtual Money pointsElsewhere() const { return {}; }
    /// The player who sits down after a session has ended: a new one if there are points from elsewhere.
    virtual PlayerId nextPlayer() { return ownPlayer(); }

    /// Returns whether replay() can replay that round.
    virtual bool canReplay(std::uint64_t) const { return false; }
    /// A replay of a closed round (B50); null if it is no longer available.
    virtual std::unique_ptr<BingoSession> replay(std::uint64_t) const { return {}; }
};

/// A replay of a recorded round of bingo (B50).
class RecordedBingoSession : public RecordedRoundSession<BingoSession> {
public:
    using RecordedRoundSession::RecordedRoundSession;

    QString roomName() const override {
        const QString key = QString::fromStdString(settings().room);
        const std::vector<BingoRoomPlan> rooms = houseRooms();
        const auto room = std::ranges::find(rooms, key, &BingoRoomPlan::key);
        return room != rooms.end() ? room->name
               : key.isEmpty()     ? BingoText::scenarioRoom()
                                   : BingoText::customRoom();
    }

    QString kindName(const QString& kind) const override { return BingoText::markLabel(kind); }
    /// Skips the sale: starts at the first ball.
    std::size_t beginning() const override { return firstOf(QStringLiteral("ball_drawn")); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool revealsResult(const QString& kind) const override {
        return kind == QLatin1String("prize_won") || kind == QLatin1String("paid") ||
               kind == QLatin1String("settled") || kind == QLatin1String("round_void");
    }
    bool startsDraw(const QString& kind) const override {
        return RecordedRoundSession::startsDraw(kind) || kind == QLatin1String("ball_drawn");
    }
};

/// A replay of a closed round that the room still has in memory, recorded or not.
class RememberedBingoSession final : public RecordedBingoSession {
public:
    /// `start` is the room's state before the round, `events` are the round's events including its close.
    /// `roomName` is the same in every language; empty: the player's own room.
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

/// A bingo room driven by a scenario's steps.
class ScenarioBingoSession final : public ScenarioSession<BingoSession, scenario::BingoRunner> {
public:
    using ScenarioSession::ScenarioSession;

    bool isSimulated(PlayerId player) const override { return BingoSession::isSimulated(player); }
    QString roomName() const override;
};

} // namespace mesaviva::app
