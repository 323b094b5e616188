// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the house's page (house_page.h) says what the tables have brought: this player's points are the
// wallet of a table that was played again, whoever sits down brings the points that were noted before, and a
// room's jackpots are those with which it closed its last round.
//
// Nothing is said of what no event on record has brought: the first points, a room that runs while nobody of
// the window's is there, and tables that retention has removed.
#pragma once

#include "engine/record/house_page.h"
#include "engine/record/house_watch.h"
#include "engine/record/verify.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// The events of tables that a page names, by table, ascending and each once. The page may be damaged: what
/// can't be read is left out.
std::map<TableNumber, std::vector<std::uint64_t>> namedMoments(RecordReader& reader, TableNumber page);

/// Takes a page in, note by note, and compares it with the tables.
class HouseCheck {
public:
    /// A note of the page, in their order; `seq` is its event's.
    void add(std::uint64_t seq, NotedAccounts noted);

    /// The first note that does not fit, up to the page's event `last`. `tables` are those that were played
    /// again, `removed` those that retention has taken away.
    std::optional<Finding> check(TableNumber page, std::uint64_t last,
                                 const std::map<TableNumber, TableAccounts>& tables,
                                 const std::set<TableNumber>& removed);

    /// How many notes were compared with a table.
    std::uint64_t compared() const { return m_compared; }

private:
    using Change = std::pair<std::size_t, std::optional<Money>>; ///< of a jackpot; nothing: it is gone

    // A room's jackpots are those after that moment of its table.
    struct RoomNote {
        std::string room;
        TableMoment upTo;
        RoomJackpots jackpots;
    };
    struct Note {
        std::uint64_t seq = 0;
        AccountCause cause{};
        TableNumber table = 0;
        std::uint64_t at = 0; ///< the table's event
        Money points;
        std::vector<Change> jackpots; ///< that are others than before
        std::vector<RoomNote> rooms;  ///< that are named up to another moment than before
        std::optional<TableNumber> takenIn;
        std::map<TableNumber, std::uint64_t> left;
        std::optional<TableMoment> collected;
    };
    // What a table has had to do with the page up to some note.
    struct Progress {
        std::size_t admission = 0; ///< the next one
        std::uint64_t at = 0;      ///< the event that was named last
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
    std::map<std::string, Money> m_last;            ///< jackpots of the last note that was added
    std::map<std::string, TableMoment> m_lastRooms; ///< likewise
    std::vector<Note> m_notes;
    std::vector<std::vector<std::optional<Money>>>
        m_histories; ///< by jackpot, up to the note that is checked
    std::uint64_t m_compared = 0;
};

} // namespace mesaviva::record
