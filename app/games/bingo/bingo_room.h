// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_session.h"
#include "app/core/table/table_capabilities.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/players/unseen_rounds.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/live_table.h"
#include "engine/table/table_source.h"

#include <QString>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mesaviva::app {

/// The definition of a room of the hall.
struct BingoRoomPlan {
    QString key;  ///< key in the settings file: `alfama`; the player's own room: `custom`
    QString name; ///< B9: a fantasy name, the same in every language; the player's own room: empty
    bingo::Settings settings;
    std::uint32_t members = 30; ///< number of simulated players on a usual evening
    int mostCards = 6;          ///< the most cards that one of them buys for a round
};

/// The built-in rooms in the order of the hall (B8, B9).
std::vector<BingoRoomPlan> houseRooms();

/// Distributes the prize money over the combinations of a room: those that need more numbers get more (B38),
/// bingo the most.
void sharePrizes(bingo::Settings& settings);

class BingoSession;

/// The amounts of a room's jackpots (B43); empty: the room has no such jackpot.
struct BingoJackpots {
    std::optional<Money> bingo;
    std::optional<Money> line;

    friend bool operator==(const BingoJackpots&, const BingoJackpots&) = default;
};

/// A room's last rounds (B50), including those from before recording started: recording starts a new table
/// with the running round. Forwards the events of the present table, which can be exchanged while there are
/// no listeners.
class EarlierRounds final : public ForwardingSource<bingo::Game> {
public:
    /// Stores up to `most` rounds of former tables.
    explicit EarlierRounds(std::size_t most) : m_most(most) {}

    /// Sets the table whose events are forwarded from now on; it must live as long as it is set. The closed
    /// rounds of the previous table are stored.
    void setTable(TableSource<bingo::Game>& table);

    /// Before its first round, a table has the number of the previous table's last round: the events of that
    /// round, then those of the table so far.
    std::span<const Entry> entries(std::uint64_t round) const override;
    const State* startOf(std::uint64_t round) const override;
    /// The state before a closed round that can be replayed (B50); null: it can't.
    const State* startOfClosed(std::uint64_t round) const;

private:
    struct Round {
        std::uint64_t number;
        State start;
        std::vector<Entry> entries;
    };

    const Round* find(std::uint64_t number) const;
    const Round* earlierRound(std::uint64_t number) const;

    std::size_t m_most;
    Subscription m_subscription;
    std::deque<Round> m_rounds;
    mutable std::vector<Entry> m_joined; ///< see entries()
};

/// One room of the hall: its game, simulated players and last rounds. It runs with or without this player, as
/// long as its time is advanced.
///
/// Only rounds during which this player is in the room are recorded; a room with simulated players alone
/// saves nothing but its jackpots. When this player enters, recording starts as a new table with the running
/// round, from its commitment on; it stops at the end of the round in which the player leaves. A player who
/// has left cards in play can return to them while their round runs; the session ends with that round
/// (I-P35).
class BingoRoom {
public:
    /// After this number of admissions a room should be replaced (kMostPlayers).
    static constexpr std::size_t kManyAdmissions = 60;

    explicit BingoRoom(BingoRoomPlan plan, SeedSource seeds = systemSeeds(), bingo::GivenOutcome given = {});
    BingoRoom(const BingoRoom&) = delete;
    BingoRoom& operator=(const BingoRoom&) = delete;
    ~BingoRoom();

    const BingoRoomPlan& plan() const { return m_plan; }
    /// B9: the room's name in the present language.
    QString name() const;

    using Table = LiveTable<bingo::Game, players::BingoCrowd>;

    /// The room's events, delivered once they are on record if the room is recorded.
    TableSource<bingo::Game>& source() { return m_source; }
    const bingo::State& state() const { return m_table->state(); }
    const Journal<bingo::Event>& journal() const { return m_table->journal(); }
    Instant now() const { return m_source.now(); }
    std::optional<Instant> nextDue() const { return m_source.nextDue(); }
    void advanceTo(Instant until);

    /// The room after rounds that nobody has seen.
    struct Unseen {
        bingo::Settings settings; ///< as it opens for the first round that it has in memory
        Instant opens;            ///< when that is, by the time of the room that went on
        std::shared_ptr<BingoRoom> room;
    };
    /// Returns a job that plays the room on up to `until`, later than now, without anybody looking: the same
    /// rounds as if it were advanced, but the result is a new room with the last ones in memory (B50). The
    /// job may run on any thread, and takes time. The room must not have to continue (mustContinue()).
    std::function<Unseen(const std::atomic<bool>& stop)> unseenUntil(Instant until,
                                                                     players::UnseenLimits limits) const;
    /// The settings of a room that takes this one's place: what its closed rounds have left (I-B30, B43).
    bingo::Settings settingsLeft() const { return lastBetween().settings; }

    /// Sets the number of simulated players from the next sale on.
    void setMembers(std::uint32_t members) { m_table->crowd().setMembers(members); }

    /// Sets a callback for each closed round.
    void setRoundClosed(std::function<void()> closed) { m_closed = std::move(closed); }

    /// This player enters with `wallet` points and starts a session. Returns a new player number unless the
    /// last player has the same points. With a keeper that can write, events are recorded from now on.
    PlayerId enter(Money wallet, RecordKeeper* keeper = nullptr);
    /// An observer enters; events are recorded as in enter().
    void watch(RecordKeeper* keeper = nullptr);
    /// Called when this player is about to leave and has sent that command: cards in play stay (B12, B48).
    void leaveRound(PlayerId player);
    /// Returns whether the round must be continued without this player: it is being recorded, or it has cards
    /// that this player has left.
    bool mustContinue() const;
    /// Returns whether this player has left cards in the running round.
    bool hasLeftCards() const { return m_left.has_value(); }
    /// Returns the result of the cards that this player has left, once, after their round has closed.
    std::optional<LeftRound> takeLeftRound();
    /// Runs an unfinished round to its end at once.
    void finish();
    /// See TableSession.
    void stopHoldingBack();
    /// This player or observer has gone. The running round is still recorded.
    void leave();
    std::size_t admissions() const { return state().players.size(); }

    /// Returns whether events are being recorded.
    bool isRecorded() const { return m_recorded != nullptr; }
    /// See TableSession.
    void setArrived(std::function<void()> arrived);
    void settle();
    std::optional<RecordedUpTo> recordedUpTo() const;

    /// The points of the last player to enter; empty: none.
    std::optional<Money> lastWallet() const;

    /// The jackpots after the last closed round.
    BingoJackpots jackpots() const { return m_jackpots; }

    /// See BingoSession.
    bool canReplay(std::uint64_t round) const;
    std::unique_ptr<BingoSession> replay(std::uint64_t round, PlayerId own) const;

private:
    /// This player's situation on leaving cards in play.
    struct Left {
        PlayerId player;
        Money wallet;
        Money staked;
        bool isWatched = false;
    };

    BingoJackpots presentJackpots() const;
    players::BetweenRounds lastBetween() const;
    void openNewTable();
    bool prepareRecording(RecordKeeper* keeper);
    void recordOn(RecordKeeper& keeper);
    void stopRecording();
    void setTable(TableSource<bingo::Game>& table);

    BingoRoomPlan m_plan;
    SeedSource m_seeds;
    bingo::GivenOutcome m_given;
    std::unique_ptr<Table> m_table;
    std::unique_ptr<RecordedSession<bingo::Game>> m_recorded; ///< null: not recorded
    EarlierRounds m_source;
    BingoJackpots m_jackpots;
    std::function<void()> m_closed;
    Subscription m_subscription;
    bool m_seated = false;
    std::optional<Left> m_left; ///< until the round closes
};

} // namespace mesaviva::app
