// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/refusing_source.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_session.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// A room of the hall, seen by somebody who holds no card and can send it no command at all.
class ObservedBingoSession final : public BingoSession {
public:
    /// `left` is called once the host is gone. With a keeper that can write, an event is shown once it is on
    /// record.
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
    void stopHolding() override { m_room->stopHolding(); }
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

} // namespace mesaviva::app
