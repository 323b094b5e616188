// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_room.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/real_time.h"
#include "app/core/worker/worker.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

class BingoSession;

/// All bingo rooms. Their time passes from when they are first looked at. While the hall is active they play
/// as it passes, and so does a room where this player has left cards in play; otherwise nothing is computed,
/// and what was missed is made up for when somebody looks again or enters: on a worker thread if it is much
/// (playUnseen()). While this player sits in a room, the table drives its time; the hall continues from
/// there. Rooms with announced times (B7) follow the wall clock.
///
/// All rounds follow from one seed. The jackpots (B43) continue from the record, if there is one.
class BingoHall : public QObject {
    Q_OBJECT

public:
    /// Returns the present date and time of day.
    using WallClock = std::function<QDateTime()>;

    /// How full the rooms are.
    enum Crowd { Few, Usual, Full, Thousands };

    /// `file` is the INI file of the settings; empty: the user's own. `custom` is the player's own room.
    /// `ticks` drives the rooms' time. All rounds follow from `seed`.
    explicit BingoHall(
        BingoRoomPlan custom, const QString& file = {},
        WallClock clock = [] { return QDateTime::currentDateTime(); },
        std::unique_ptr<Ticks> ticks = std::make_unique<SystemTicks>(), const Seed& seed = systemSeeds()(1),
        QObject* parent = nullptr);
    ~BingoHall() override;

    /// The number of rooms: the built-in ones, then the player's own.
    int count() const { return static_cast<int>(m_places.size()); }
    /// The row of the room with that key; empty if there is none.
    std::optional<int> rowOf(const QString& key) const;
    const BingoRoomPlan& plan(int row) const { return place(row).plan; }
    /// The room; if it can't open, a default room of its variant in which nothing happens.
    const BingoRoom& room(int row) const { return *place(row).room; }
    /// Returns whether the room's settings keep to the rules.
    bool canOpen(int row) const { return place(row).opens; }
    /// Returns whether this player sits in the room.
    bool isSeated(int row) const { return place(row).seated; }

    /// Sets where the jackpots, and the rooms' events while this player is there, are recorded; null:
    /// nowhere. The record must outlive the hall.
    void setRecord(RecordKeeper* record);

    /// Whether somebody looks at the hall.
    bool isActive() const { return m_active; }
    void setActive(bool active);

    Crowd crowd() const { return m_crowd; }
    void setCrowd(Crowd crowd);

    /// The row of the room that this player has chosen; saved in the settings.
    int chosen() const { return m_chosen; }
    void setChosen(int row);

    /// Replaces the player's own room; it starts afresh.
    void setCustomRoom(BingoRoomPlan plan);

    /// Seats this player in a room with `wallet` points; returns null if the room can't be entered. If a
    /// record is writable, the room's events are recorded until the player has left and the round is over.
    std::unique_ptr<BingoSession> enter(int row, Money wallet);
    /// Like enter(), for an observer without a seat.
    std::unique_ptr<BingoSession> observe(int row);

    /// The room in which this player has left cards in play; empty: none.
    std::optional<int> leftRow() const;
    /// Runs all unfinished rounds to their end at once, when the program ends.
    void finishRounds();

    /// The room's present time.
    Instant roomTime(int row) const;
    /// B7: whether the room has announced times. Its time follows the wall clock unless this player sits
    /// there.
    bool hasAnnouncedTimes(int row) const { return room(row).state().settings.mode == bingo::Mode::session; }
    /// The time of day of a moment in a room with announced times; always the same.
    QDateTime wallTime(int row, Instant at) const;
    /// B7: the next sales of the rooms with announced times, in order of time.
    struct Announced {
        int row;
        QDateTime at;
    };
    std::vector<Announced> timetable() const;

signals:
    /// The room has changed, or has been replaced.
    void roomChanged(int row);
    /// A round has closed in which this player had left cards.
    void leftRoundEnded(const mesaviva::app::LeftRound& left);

private:
    struct Place {
        BingoRoomPlan plan;
        std::shared_ptr<BingoRoom> room;
        Instant since; ///< hall time that corresponds to the room's `began`
        Instant began;
        QDateTime zero;        ///< the date and time of day of the room's second 0
        bool opens = true;     ///< the settings keep to the rules
        bool warm = false;     ///< its time passes: somebody has looked at it
        bool isMissed = false; ///< what it has missed is not made up for yet
        std::uint64_t job = 0; ///< the job that plays what it has missed; 0: none
        bool seated = false;
        bool stale = false; ///< the plan has changed; the room is replaced after the round
    };

    bool claimRoom(int row);
    bool runs(const Place& place) const {
        return place.room->mustContinue() || (m_active && !place.isMissed && place.job == 0);
    }
    void startAt(Place& place, Instant time);
    void closeRound(std::size_t row);
    const Place& place(int row) const { return m_places[static_cast<std::size_t>(row)]; }
    void build(std::size_t row, const bingo::Settings* left = nullptr);
    void renew(std::size_t row);
    static bool needsReplacement(const Place& place);
    Instant clockTime(const Place& place) const;
    void lookAtNext();
    void lookAt(std::size_t row);
    std::uint64_t runJob(std::size_t row, std::function<BingoRoom::Unseen(const std::atomic<bool>&)> job);
    void adopt(std::size_t row, const BingoRoom::Unseen& unseen);
    void advanceRoom(std::size_t row, Instant time);
    void catchUp(std::size_t row);
    void takeBack(std::size_t row);
    void advance();
    void wake();
    void saveJackpots(std::size_t row, const BingoRoom& room);
    void noteJackpot(const std::string& key, Money value);
    std::optional<Money> notedJackpot(const std::string& key) const;
    void restoreJackpots(const BingoRoomPlan& plan, bingo::Settings& settings) const;
    void takeJackpots();
    std::uint32_t membersOf(std::size_t row) const;

    SettingsStore m_store;
    WallClock m_clock;
    RealTime m_time;
    Seed m_seed;
    std::uint64_t m_built = 0; ///< rooms, for the seeds of the next one
    QTimer m_looking;
    bool m_active = false;
    Crowd m_crowd;
    int m_chosen = 0;
    std::vector<Place> m_places;
    RecordKeeper* m_record = nullptr;
    std::map<std::string, Money> m_jackpots; ///< those that are not on record
    std::uint64_t m_jobs = 0;
    std::atomic<bool> m_isOver = false;
    Worker m_worker; ///< last: its jobs refer to the others
};

} // namespace mesaviva::app
