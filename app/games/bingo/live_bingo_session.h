// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_session.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// A room of the hall in which this player sits. The room goes on without it.
class LiveBingoSession : public BingoSession {
public:
    /// The player enters with so many points; `left` is called once the host is gone. With a keeper that can
    /// write, an event is shown once it is on record.
    LiveBingoSession(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left = {},
                     RecordKeeper* keeper = nullptr);
    ~LiveBingoSession() override;

    TableSource<bingo::Game>& source() const override { return m_room->source(); }
    PlayerId ownPlayer() const override { return m_own; }
    void advanceTo(Instant until) override { m_room->advanceTo(until); }
    void setArrived(std::function<void()> arrived) override { m_room->setArrived(std::move(arrived)); }
    void settle() override { m_room->settle(); }
    void stopHolding() override { m_room->stopHolding(); }
    bool goOnAlone() override {
        m_room->leaveRound(m_own);
        return true;
    }
    Money pointsElsewhere() const override { return m_elsewhere; }
    PlayerId comeAgain() override;
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

} // namespace mesaviva::app
