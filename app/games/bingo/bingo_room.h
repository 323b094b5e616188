// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_session.h"
#include "app/core/table/left_round.h"
#include "app/games/bingo/bingo_room_plan.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/earlier_rounds.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/bingo_crowd.h"
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
///
/// Rounds in which this player is in the room are on record. A room in which nobody but simulated players is
/// leaves no trace but its jackpots: it runs for hours, and nobody has anything at stake. When this player
/// comes in, the room is taken up as a table that begins with the running round, from its commitment on, and
/// that is what is recorded; once the player has left, up to the end of the round. A player who has left
/// cards in play comes back to them, as long as their round runs; the session ends with it (I-P35).
class BingoRoom {
public:
    /// After so many admissions a room should be made anew (kMostPlayers).
    static constexpr std::size_t kManyAdmissions = 60;

    explicit BingoRoom(BingoRoomPlan plan, SeedSource seeds = systemSeeds(), bingo::GivenOutcome given = {});
    BingoRoom(const BingoRoom&) = delete;
    BingoRoom& operator=(const BingoRoom&) = delete;
    ~BingoRoom();

    const BingoRoomPlan& plan() const { return m_plan; }
    /// B9, in the present language.
    QString name() const;

    using Table = LiveTable<bingo::Game, players::BingoCrowd>;

    /// What happens in the room, once it is on record where it is recorded; whoever sits in it listens.
    TableSource<bingo::Game>& source() { return m_told; }
    const bingo::State& state() const { return m_table->state(); }
    const Journal<bingo::Event>& journal() const { return m_table->journal(); }
    Instant now() const { return m_told.now(); }
    std::optional<Instant> nextDue() const { return m_told.nextDue(); }
    void advanceTo(Instant until);

    /// How many simulated players there are, from the next sale on.
    void setMembers(std::uint32_t members) { m_table->crowd().setMembers(members); }

    /// Called whenever a round has closed.
    void setRoundClosed(std::function<void()> closed) { m_closed = std::move(closed); }

    /// This player comes in with so many points and starts a session. The number is new unless the player who
    /// came last has the same points. With a keeper that can write, what happens is recorded from now on.
    PlayerId enter(Money wallet, RecordKeeper* keeper = nullptr);
    /// Somebody looks on, and takes no part; recorded in the same way.
    void watch(RecordKeeper* keeper = nullptr);
    /// This player is about to leave, and has asked the table for it: cards in play stay there (B12, B48).
    void leaveRound(PlayerId player);
    /// Nobody is at the room, but its round is being recorded, or has cards that this player has left: it
    /// goes on in its own time.
    bool goesOn() const;
    /// Whether this player has left cards of the running round.
    bool hasLeftCards() const { return m_left.has_value(); }
    /// What came of cards that this player has left, once, when their round has closed.
    std::optional<LeftRound> takeLeftRound();
    /// Lets a round that goes on come to its end at once, now that nobody has it come in its own time.
    void finish();
    /// See TableSession.
    void stopHolding();
    /// Nobody looks on any more. The running round goes on being recorded.
    void leave();
    std::size_t admissions() const { return state().players.size(); }

    /// Whether what happens is being recorded.
    bool isKept() const { return m_kept != nullptr; }
    /// See TableSession.
    void setArrived(std::function<void()> arrived);
    void settle();
    std::optional<RecordedUpTo> recordedUpTo() const;

    /// The points of the player who came last; nothing where nobody has come.
    std::optional<Money> lastWallet() const;

    /// The jackpots as the last closed round has left them.
    BingoJackpots jackpots() const { return m_jackpots; }

    /// See BingoSession.
    bool canReplay(std::uint64_t round) const;
    std::unique_ptr<BingoSession> replay(std::uint64_t round, PlayerId own) const;

private:
    /// How this player stood on leaving cards in play.
    struct Left {
        PlayerId player;
        Money wallet;
        Money staked;
        bool isWatched = false;
    };

    BingoJackpots presentJackpots() const;
    void openAnew();
    bool beginsOn(RecordKeeper* keeper);
    void keepOn(RecordKeeper& keeper);
    void letGo();
    void tell(TableSource<bingo::Game>& table);

    BingoRoomPlan m_plan;
    SeedSource m_seeds;
    bingo::GivenOutcome m_given;
    std::unique_ptr<Table> m_table;
    std::unique_ptr<RecordedSession<bingo::Game>> m_kept; ///< null: nothing is recorded
    EarlierRounds m_told;
    BingoJackpots m_jackpots;
    std::function<void()> m_closed;
    Subscription m_heard;
    bool m_seated = false;
    std::optional<Left> m_left; ///< until the round closes
};

} // namespace mesaviva::app
