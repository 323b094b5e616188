// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the house page (house_page.h) against the tables: the player's points must be the wallet of a
// replayed table, a player must join with the points stored before, and a room must open with the jackpots of
// its last closed round.
//
// Not checked is what no recorded event explains: the first points, a room that ran while no player of this
// window was there, and tables removed by retention.
#pragma once

#include "engine/base/money.h"
#include "engine/record/fields/player_names.h"
#include "engine/record/game_record.h"
#include "engine/record/house_page.h"
#include "engine/record/verify/verify.h"
#include "engine/table/common_events.h"
#include "engine/table/journal.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

// Collects what a replayed table says about the house accounts (house_page.h), to be compared with the stored
// values.

/// Returns whether the name is the window player's; a player who returns to a bingo room gets a new one
/// (`player_2`).
inline bool isOwnName(std::string_view name) { return name.starts_with("player"); }

/// The accounts at one table.
struct TableAccounts {
    /// The player was admitted to the table.
    struct Admission {
        std::uint64_t seq = 0;
        std::uint64_t round = 0;
        Money wallet;
    };
    /// The state after an event that the house page names.
    struct Moment {
        std::uint64_t seq = 0;
        std::optional<Money> points; ///< nothing: the player is not admitted yet
        RoomJackpots jackpots;       ///< after the last round closed by then
    };

    std::vector<Admission> admissions;
    std::vector<Moment> moments;      ///< in order
    std::string room;                 ///< empty: the table has no jackpots
    RoomJackpots base;                ///< B41
    RoomJackpots opening;             ///< before the first round
    std::vector<RoomJackpots> closed; ///< after rounds, only if they changed
};

/// Observes a table while it is replayed.
class HouseWatch {
public:
    /// Sets the events of interest, ascending from 1, without duplicates; must outlive this object.
    void setMoments(std::span<const std::uint64_t> moments) { m_moments = moments; }

    /// Must be called with every event and the state after it.
    template <class OnRecord>
    void onEvent(const typename OnRecord::Entry& entry, const typename OnRecord::State& state,
                 const NameBook& names, const RoundSum& sum) {
        if (entry.seq == 1) {
            open<OnRecord>(state);
        }
        if (const auto* const admitted = std::get_if<common::PlayerAdmitted>(&entry.event)) {
            if (isOwnName(names.nameOf(admitted->player)) && !sum.isSimulated(admitted->player)) {
                m_own = admitted->player;
                m_result.admissions.push_back({entry.seq, entry.round, admitted->wallet});
            }
        }
        if (!m_result.room.empty() && OnRecord::Game::closesRound(entry.event)) {
            const RoomJackpots now = OnRecord::jackpotsOf(state);
            if (now != m_jackpots) {
                m_jackpots = now;
                m_result.closed.push_back(now);
            }
        }
        while (m_next < m_moments.size() && m_moments[m_next] < entry.seq) {
            ++m_next; // an event that is missing
        }
        if (m_next < m_moments.size() && entry.seq == m_moments[m_next]) {
            ++m_next;
            m_result.moments.push_back(
                {entry.seq, m_own ? std::optional(state.wallet(*m_own)) : std::nullopt, m_jackpots});
        }
    }

    TableAccounts take() { return std::move(m_result); }

private:
    template <class OnRecord>
    void open(const typename OnRecord::State& state) {
        m_jackpots = m_result.opening = OnRecord::jackpotsOf(state);
        if (m_jackpots != RoomJackpots()) {
            m_result.room = OnRecord::roomOf(state.settings);
            m_result.base = OnRecord::baseOf(state.settings);
        }
    }

    std::span<const std::uint64_t> m_moments;
    std::size_t m_next = 0;
    std::optional<PlayerId> m_own;
    RoomJackpots m_jackpots; ///< after the last closed round
    TableAccounts m_result;
};

/// Returns the table events that a house page names, by table, ascending and without duplicates. The page may
/// be damaged: unreadable notes are skipped.
std::map<TableNumber, std::vector<std::uint64_t>> namedMoments(RecordReader& reader, TableNumber page);

/// Collects the notes of a house page and compares them with the tables.
class HouseCheck {
public:
    /// Adds a note of the page, in order; `seq` is its event's number.
    void add(std::uint64_t seq, AccountsNote noted);

    /// Adds the notes that do not fit, up to the page's event `last`, to `found`; each note is then taken as
    /// recorded. `tables` are the replayed tables, `unknown` those removed by retention or not replayed to
    /// their end.
    void check(TableNumber page, std::uint64_t last, const std::map<TableNumber, TableAccounts>& tables,
               const std::set<TableNumber>& unknown, Findings& found);

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
                                     const std::set<TableNumber>& unknown);
    std::optional<Finding> checkRoom(const Note& note, const TableAccounts& table) const;
    std::optional<Finding> checkJackpots(const Note& note, const TableAccounts& table) const;
    std::optional<Finding> checkRooms(const Note& note, const Note* before,
                                      const std::map<TableNumber, TableAccounts>& tables,
                                      const std::set<TableNumber>& unknown) const;
    std::optional<Finding> checkTable(const Note& note, const Note* before, const TableAccounts& table,
                                      Progress& progress);
    Finding bad(const Note& note, std::string field, ProblemCode what) const;
    Finding bad(const Note& note, std::string field, Money is, Money should) const;

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
