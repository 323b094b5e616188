// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the house page (house_page.h) against the tables: the player's points must be the wallet of a
// replayed table, a player must join with the points stored before, and a room must open with the jackpots of
// its last closed round.
//
// Not checked is what no recorded event explains: the first points, a room that ran while no player of this
// window was there, and tables removed by retention.
#pragma once

#include "engine/record/house_page.h"
#include "engine/record/verify/house_watch.h"
#include "engine/record/verify/verify.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// Returns the table events that a house page names, by table, ascending and without duplicates. The page may
/// be damaged: unreadable notes are skipped.
std::map<TableNumber, std::vector<std::uint64_t>> namedMoments(RecordReader& reader, TableNumber page);

/// Collects the notes of a house page and compares them with the tables.
class HouseCheck {
public:
    /// Adds a note of the page, in order; `seq` is its event's number.
    void add(std::uint64_t seq, AccountsNote noted);

    /// Returns the first note that does not fit, up to the page's event `last`. `tables` are the replayed
    /// tables, `removed` those removed by retention.
    std::optional<Finding> check(TableNumber page, std::uint64_t last,
                                 const std::map<TableNumber, TableAccounts>& tables,
                                 const std::set<TableNumber>& removed);

    /// The number of notes that were compared with a table.
    std::uint64_t compared() const { return m_compared; }

private:
    using Change =
        std::pair<std::size_t, std::optional<Money>>; ///< a jackpot and its new value; nothing: it is gone

    // A room's jackpots are those after this event of its table.
    struct RoomNote {
        std::string room;
        TableMoment upTo;
        RoomJackpots jackpots;
    };
    struct Note {
        std::uint64_t seq = 0;
        AccountCause cause{};
        TableNumber table = 0;
        std::uint64_t at = 0; ///< sequence number of the table's event
        Money points;
        std::vector<Change> jackpots; ///< jackpots that changed
        std::vector<RoomNote> rooms;  ///< rooms whose event changed
        std::optional<TableNumber> takenIn;
        std::map<TableNumber, std::uint64_t> left;
        std::optional<TableMoment> collected;
    };
    // How far a table's events were compared with the page.
    struct Progress {
        std::size_t admission = 0; ///< index of the next admission
        std::uint64_t at = 0;      ///< the last event named
        bool isKnown = false;
    };

    std::size_t indexOf(const std::string& key);
    std::optional<std::string> keyOf(const TableAccounts& table, std::string_view kind) const;
    std::optional<Finding> checkOrigin(const Note& note, const Note* before) const;
    std::optional<Finding> checkAdmissions(const Note& note, const Note* before, const TableAccounts& table,
                                           Progress& progress) const;
    std::optional<Finding> checkPoints(const Note& note, const Note* before, const TableAccounts& table);
    std::optional<Finding> checkLeft(const Note& note, const Note* before,
                                     const std::map<TableNumber, TableAccounts>& tables,
                                     const std::set<TableNumber>& removed);
    std::optional<Finding> checkRoom(const Note& note, const TableAccounts& table) const;
    std::optional<Finding> checkJackpots(const Note& note, const TableAccounts& table) const;
    std::optional<Finding> checkRooms(const Note& note, const Note* before,
                                      const std::map<TableNumber, TableAccounts>& tables,
                                      const std::set<TableNumber>& removed) const;
    Finding bad(const Note& note, std::string field, std::string what) const;

    TableNumber m_page = 0;
    std::vector<std::string> m_keys; ///< of jackpots
    std::map<std::string, std::size_t> m_indexes;
    std::map<std::string, Money> m_last;            ///< jackpots of the last note added
    std::map<std::string, TableMoment> m_lastRooms; ///< rooms of the last note added
    std::vector<Note> m_notes;
    std::vector<std::vector<std::optional<Money>>> m_histories; ///< by jackpot, up to the note being checked
    std::uint64_t m_compared = 0;
};

} // namespace mesaviva::record
