// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_session.h"
#include "app/core/table/refusing_source.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_session.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// A room of the hall in which this player sits. The room survives the session.
class LiveBingoSession : public BingoSession {
public:
    /// The player enters with `wallet` points; `left` is called when the session is destroyed. With a keeper
    /// that can write, events are delivered once they are on record.
    LiveBingoSession(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left = {},
                     RecordKeeper* keeper = nullptr);
    ~LiveBingoSession() override;

    TableSource<bingo::Game>& source() const override { return m_room->source(); }
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

    TableSource<bingo::Game>& source() const override { return m_refused; }
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
