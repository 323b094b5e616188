// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log_text.h"
#include "app/core/learn/tutor.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/scenario/scenario_session.h"
#include "app/core/table/live_session.h"
#include "app/core/table/table_session.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
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

    QString kindName(const QString& kind) const override { return EventLogText::mark(kind, kMarks); }
    /// Skips the sale: starts at the first ball.
    std::size_t beginning() const override { return firstOf<bingo::BallDrawn>(); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool revealsResult(std::size_t kind) const override {
        return isAnyOf<bingo::PrizeWon, bingo::Paid, bingo::Settled, bingo::RoundVoid>(kind);
    }
    bool startsDraw(std::size_t kind) const override {
        return isAnyOf<bingo::RoundOpened, bingo::BallDrawn>(kind);
    }
    // A card that has the line says so until the round is over.
    bool clearsResults(std::size_t kind) const override { return isAnyOf<bingo::RoundOpened>(kind); }

private:
    static constexpr std::array<std::string_view, 4> kMarks{"sale_closed", "ball_drawn", "one_to_go",
                                                            "prize_won"};
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

/// A room of the hall in which this player sits. The room survives the session.
class LiveBingoSession : public BingoSession {
public:
    /// The player enters with `wallet` points; `left` is called when the session is destroyed. With a keeper
    /// that can write, events are delivered once they are on record.
    LiveBingoSession(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left = {},
                     RecordKeeper* keeper = nullptr);
    ~LiveBingoSession() override;

    TableSource<bingo::Game>& fullSource() const override { return m_room->source(); }
    PlayerId ownPlayer() const override { return m_own; }
    void advanceTo(Instant until) override { m_room->advanceTo(until); }
    void setArrived(std::function<void()> arrived) override { m_room->setArrived(std::move(arrived)); }
    void settle() override { m_room->settle(); }
    void stopHoldingBack() override { m_room->stopHoldingBack(); }
    bool goOnAlone() override {
        m_room->leaveRound(m_own);
        return true;
    }
    Money pointsElsewhere() const override { return m_elsewhere; }
    PlayerId nextPlayer() override;
    std::optional<RecordedUpTo> recordedUpTo() const override { return m_room->recordedUpTo(); }
    QString playerName(PlayerId player) const override;
    QString roomName() const override { return m_room->name(); }
    bool canReplay(std::uint64_t round) const override { return m_room->canReplay(round); }
    std::unique_ptr<BingoSession> replay(std::uint64_t round) const override {
        return m_room->replay(round, m_own);
    }

private:
    std::shared_ptr<BingoRoom> m_room;
    std::function<void()> m_left;
    PlayerId m_own;
    Money m_elsewhere; ///< see pointsElsewhere()
};

/// A room of the hall for an observer without cards, who can't send commands.
class ObservedBingoSession final : public BingoSession {
public:
    /// `left` is called when the session is destroyed. With a keeper that can write, events are delivered
    /// once they are on record.
    ObservedBingoSession(std::shared_ptr<BingoRoom> room, std::function<void()> left, RecordKeeper* keeper)
        : m_room(watched(std::move(room), keeper)),
          m_left(std::move(left)),
          m_refused(m_room->source()) {}
    ~ObservedBingoSession() override {
        m_room->leave();
        if (m_left) {
            m_left();
        }
    }

    TableSource<bingo::Game>& fullSource() const override { return m_refused; }
    PlayerId ownPlayer() const override { return kNobody; }
    bool isObserved() const override { return true; }
    void advanceTo(Instant until) override { m_room->advanceTo(until); }
    void setArrived(std::function<void()> arrived) override { m_room->setArrived(std::move(arrived)); }
    void settle() override { m_room->settle(); }
    void stopHoldingBack() override { m_room->stopHoldingBack(); }
    std::optional<RecordedUpTo> recordedUpTo() const override { return m_room->recordedUpTo(); }
    QString playerName(PlayerId) const override { return {}; }
    QString roomName() const override { return m_room->name(); }
    bool canReplay(std::uint64_t round) const override { return m_room->canReplay(round); }
    std::unique_ptr<BingoSession> replay(std::uint64_t round) const override {
        return m_room->replay(round, kNobody);
    }

private:
    static std::shared_ptr<BingoRoom> watched(std::shared_ptr<BingoRoom> room, RecordKeeper* keeper) {
        room->watch(keeper);
        return room;
    }

    std::shared_ptr<BingoRoom> m_room;
    std::function<void()> m_left;
    mutable RefusingSource<bingo::Game> m_refused;
};

/// A bingo room for learning, with a few simulated players (B6 requires three). Cards are on sale until this
/// player starts the draw. The table's time stops after each round, on request, and in the first round with
/// cards at everything shown for the first time.
class LearningBingoSession final : public LearningSession<LiveBingoSession> {
public:
    /// `plan` is the room to learn in; announced times are removed (B6).
    explicit LearningBingoSession(BingoRoomPlan plan);

    bool isWaiting() const override;
    void advanceTo(Instant until) override;
    bool canGoOn() const override { return isWaiting(); }
    void goOn() override;
    bool canHold() const override;
    void hold() override;

private:
    explicit LearningBingoSession(std::shared_ptr<BingoRoom> room);

    /// What is shown for the first time.
    enum class First { none, plan, ball, near, prize, bingo };

    const bingo::Player& own() const;
    void hear(const bingo::Event& event);
    void stopAt(First what);
    void haveCrowdBuy();

    std::shared_ptr<BingoRoom> m_room;
    First m_seen = First::none; ///< the last one at which the table has stopped
    bool m_held = false;
    Subscription m_subscription;
};

} // namespace mesaviva::app
