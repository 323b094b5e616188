// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_session.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/real_time.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// All bingo rooms of the house. Their time passes while the hall is active; a hall that nobody looks at
/// stands still and costs nothing, but for rooms that this player has left in the middle of a round, which
/// goes on up to its end. A room in which this player sits has its time from the table, and goes on in the
/// hall from there. Rooms with announced times (B7) have theirs from the clock on the wall, whatever
/// the hall's own time has lost: they make up for what they have missed.
///
/// What the jackpots have grown to (B43) is on record, where there is one, and goes on from there.
class BingoHall : public QObject {
    Q_OBJECT

public:
    /// Tells the date and the time of day.
    using WallClock = std::function<QDateTime()>;

    /// How full the rooms are.
    enum Crowd { Few, Usual, Full, Thousands };

    /// `file` is the INI file to remember in; empty: the user's own. `custom` is the player's own room. The
    /// time of the rooms passes as `ticks` say.
    explicit BingoHall(
        BingoRoomPlan custom, const QString& file = {},
        WallClock clock = [] { return QDateTime::currentDateTime(); },
        std::unique_ptr<Ticks> ticks = std::make_unique<SystemTicks>(), QObject* parent = nullptr);
    ~BingoHall() override;

    /// The house's rooms, then the player's own.
    int count() const { return static_cast<int>(m_places.size()); }
    /// The row of the room with that key; nothing where the hall has none.
    std::optional<int> rowOf(const QString& key) const;
    const BingoRoomPlan& plan(int row) const { return place(row).plan; }
    /// The room, or for one that can't open the usual room of its variant, in which nothing ever happens.
    const BingoRoom& room(int row) const { return *place(row).room; }
    /// Its settings keep to the rules.
    bool canOpen(int row) const { return place(row).opens; }
    /// Whether this player sits there.
    bool isSeated(int row) const { return place(row).seated; }

    /// Where the rooms' jackpots are kept, and what happens in a room while this player is there; null:
    /// nowhere. It must live longer than the hall.
    void setRecord(RecordKeeper* record);

    bool isActive() const { return m_active; }
    void setActive(bool active);

    Crowd crowd() const { return m_crowd; }
    void setCrowd(Crowd crowd);

    /// The row of the room that this player means to enter; remembered.
    int chosen() const { return m_chosen; }
    void setChosen(int row);

    /// The player's own room has changed: it starts anew.
    void setCustomRoom(BingoRoomPlan plan);

    /// This player sits down in a room with so many points; null where a room can't be entered. With a record
    /// that can be written, what happens there is kept until the player has left and the round is over.
    std::unique_ptr<BingoSession> enter(int row, Money wallet);
    /// The same for somebody who only looks on.
    std::unique_ptr<BingoSession> observe(int row);

    /// The room in which this player has left cards in play; nothing: there is none.
    std::optional<int> leftRow() const;
    /// Lets rounds that go on come to their end at once: the program ends.
    void finishRounds();

    /// The room's time now.
    Instant roomTime(int row) const;
    /// B7: a room with announced times; unless this player sits there, its time is that of the clock on the
    /// wall.
    bool hasAnnouncedTimes(int row) const { return room(row).state().settings.mode == bingo::Mode::session; }
    /// The time of day at which that moment of a room with announced times comes: always the same.
    QDateTime wallTime(int row, Instant at) const;
    /// B7: when the rooms with announced times open their next sales, in the order of time.
    struct Announced {
        int row;
        QDateTime at;
    };
    std::vector<Announced> timetable() const;

signals:
    /// Something has happened in that room, or it is another one.
    void roomChanged(int row);
    /// A round has closed in which this player had left cards.
    void leftRoundEnded(const mesaviva::app::LeftRound& left);

private:
    struct Place {
        BingoRoomPlan plan;
        std::shared_ptr<BingoRoom> room;
        Instant since; ///< hall time at which `began` was the room's
        Instant began;
        QDateTime zero;    ///< the date and time of day of the room's second 0
        bool opens = true; ///< its settings keep to the rules
        bool warm = false; ///< it has run for a while, as if the house had been open before
        bool seated = false;
        bool stale = false; ///< the plan has changed, and the room stays as it is up to the round's end
    };

    bool openDoor(int row);
    bool runs(const Place& place) const { return m_active || place.room->goesOn(); }
    void startAt(Place& place, Instant time);
    void closeRound(std::size_t row);
    const Place& place(int row) const { return m_places[static_cast<std::size_t>(row)]; }
    void build(std::size_t row);
    static bool isWorn(const Place& place);
    Instant clockTime(const Place& place) const;
    void warmNext();
    void bringTo(std::size_t row, Instant time);
    void catchUp(std::size_t row);
    void takeBack(std::size_t row);
    void advance();
    void wake();
    void keepJackpots(std::size_t row);
    void noteJackpot(const std::string& key, Money value);
    std::optional<Money> notedJackpot(const std::string& key) const;
    void restoreJackpots(const BingoRoomPlan& plan, bingo::Settings& settings) const;
    void takeJackpots();
    std::uint32_t membersOf(std::size_t row) const;

    SettingsStore m_store;
    WallClock m_clock;
    RealTime m_time;
    QTimer m_warmer;
    bool m_active = false;
    Crowd m_crowd;
    int m_chosen = 0;
    std::vector<Place> m_places;
    RecordKeeper* m_record = nullptr;
    std::map<std::string, Money> m_jackpots; ///< as far as they are not on record
};

} // namespace mesaviva::app
