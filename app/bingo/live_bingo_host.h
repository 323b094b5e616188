// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bingo/bingo_host.h"
#include "bingo/bingo_room.h"

#include <functional>
#include <memory>

namespace mesaviva::app {

/// A room of the hall in which this player sits. The room goes on without it.
class LiveBingoHost final : public BingoHost {
public:
    /// The player enters with so many points; `left` is called once the host is gone.
    LiveBingoHost(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left = {});
    ~LiveBingoHost() override;

    const bingo::State& state() const override { return m_room->state(); }
    const Journal<bingo::Event>& journal() const override { return m_room->journal(); }
    void setListener(Listener listener) override { m_room->setListener(std::move(listener)); }
    std::optional<Instant> nextDue() const override { return m_room->nextDue(); }
    void advanceTo(Instant until) override { m_room->advanceTo(until); }
    std::optional<Refusal> submit(const bingo::Command& command) override { return m_room->submit(command); }
    PlayerId ownPlayer() const override { return m_own; }
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId player) const override { return player == kNobody; }
    QString scenarioTitle(const QString&) const override { return {}; }
    bool isScenario() const override { return false; }
    bool isScenarioOver() const override { return false; }
    Instant openedAt() const override { return m_openedAt; }
    QString roomName() const override { return m_room->name(); }
    bool isReplay() const override { return false; }
    bool canReplay(std::uint64_t round) const override { return m_room->canReplay(round); }
    std::unique_ptr<BingoHost> replay(std::uint64_t round) const override {
        return m_room->replay(round, m_own);
    }

private:
    std::shared_ptr<BingoRoom> m_room;
    std::function<void()> m_left;
    Instant m_openedAt;
    PlayerId m_own;
};

} // namespace mesaviva::app
