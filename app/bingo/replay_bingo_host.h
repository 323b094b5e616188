// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bingo/bingo_host.h"

#include <span>
#include <vector>

namespace mesaviva::app {

/// An earlier round, folded again from its record in its own time (B50). Nothing can be done in it, and it
/// ends when the round closes.
class ReplayBingoHost final : public BingoHost {
public:
    /// `opening` is the room right after the round's RoundOpened, `events` are the round's, that one
    /// included.
    ReplayBingoHost(bingo::State opening, std::span<const Recorded<bingo::Event>> events, QString roomName,
                    PlayerId own);

    const bingo::State& state() const override { return m_state; }
    const Journal<bingo::Event>& journal() const override { return m_journal; }
    void setListener(Listener listener) override { m_listener = std::move(listener); }
    std::optional<Instant> nextDue() const override;
    void advanceTo(Instant until) override;
    /// Refuses everything.
    std::optional<Refusal> submit(const bingo::Command& command) override;
    PlayerId ownPlayer() const override { return m_own; }
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId player) const override { return player == kNobody; }
    QString scenarioTitle(const QString&) const override { return {}; }
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_next == m_events.size(); }
    Instant openedAt() const override { return m_openedAt; }
    QString roomName() const override { return m_roomName; }
    bool isReplay() const override { return true; }
    bool canReplay(std::uint64_t) const override { return false; }
    std::unique_ptr<BingoHost> replay(std::uint64_t) const override { return {}; }

private:
    bingo::State m_state;
    std::vector<Recorded<bingo::Event>> m_events; ///< up to the round's close
    std::size_t m_next = 0;
    MemoryJournal<bingo::Event> m_journal;
    Listener m_listener;
    QString m_roomName;
    Instant m_openedAt;
    PlayerId m_own;
};

} // namespace mesaviva::app
