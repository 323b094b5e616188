// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bingo/bingo_host.h"
#include "app/bingo/bingo_room_plan.h"
#include "engine/bingo/game.h"
#include "engine/players/bingo_crowd.h"
#include "engine/table/live_table.h"

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// What a room's jackpots have grown to (B43); none: the room has no such jackpot.
struct BingoJackpots {
    std::optional<Money> bingo;
    std::optional<Money> line;

    friend bool operator==(const BingoJackpots&, const BingoJackpots&) = default;
};

/// One room of the hall: the game that runs in it, its simulated players and its last rounds. It goes on
/// whether this player is there or not, as long as somebody lets its time pass.
class BingoRoom {
public:
    /// After so many admissions a room should be made anew (kMostPlayers).
    static constexpr std::size_t kManyAdmissions = 60;

    explicit BingoRoom(BingoRoomPlan plan, SeedSource seeds = systemSeeds(), bingo::GivenOutcome given = {});
    BingoRoom(const BingoRoom&) = delete;
    BingoRoom& operator=(const BingoRoom&) = delete;
    ~BingoRoom() = default;

    const BingoRoomPlan& plan() const { return m_plan; }
    /// B9, in the present language.
    QString name() const;

    using Table = LiveTable<bingo::Game, players::BingoCrowd>;

    /// What happens in the room; whoever sits in it listens.
    Table& table() { return m_table; }
    const bingo::State& state() const { return m_table.state(); }
    const Journal<bingo::Event>& journal() const { return m_table.journal(); }
    Instant now() const { return m_table.now(); }
    std::optional<Instant> nextDue() const { return m_table.nextDue(); }
    void advanceTo(Instant until) { m_table.advanceTo(until); }
    std::optional<bingo::Refusal> submit(const bingo::Command& command) { return m_table.submit(command); }

    /// How many simulated players there are, from the next sale on.
    void setMembers(std::uint32_t members) { m_table.crowd().setMembers(members); }

    /// Called whenever a round has closed.
    void setRoundClosed(std::function<void()> closed) { m_closed = std::move(closed); }

    /// This player comes in with so many points and starts a session. The number is new unless the player who
    /// came last has the same points.
    PlayerId enter(Money wallet);
    std::size_t admissions() const { return state().players.size(); }

    /// The jackpots as the last closed round has left them.
    BingoJackpots jackpots() const { return m_jackpots; }

    /// See BingoHost.
    bool canReplay(std::uint64_t round) const;
    std::unique_ptr<BingoHost> replay(std::uint64_t round, PlayerId own) const;

private:
    BingoJackpots presentJackpots() const;

    BingoRoomPlan m_plan;
    Table m_table;
    BingoJackpots m_jackpots;
    std::function<void()> m_closed;
    Subscription m_heard;
};

} // namespace mesaviva::app
