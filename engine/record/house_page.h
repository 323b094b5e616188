// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The house page of a record: values that carry over from table to table. It is stored as a table of a game
// called `house` in the same chain, and has no rounds. Its first event is `house_opened`; each `accounts`
// event after it states all balances from then on, so the program only needs the last one when it starts,
// however long the record is.
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/record/record_reader.h"
#include "engine/record/record_store.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// The page's name in the list of tables, where tables have the name of their game.
inline constexpr std::string_view kHousePage = "house";

/// Why the accounts changed.
enum class AccountCause : std::uint8_t {
    first_points, ///< a new player receives points (P43, O30, B58)
    taken_over,   ///< from before there was a record, or from the previous record file
    table,        ///< an event of a table
    recovered,    ///< the end of an interrupted table (P33, O20, B45)
    jackpot,      ///< a room's round has closed (B43)
    left_round,   ///< a round has closed that the player had left with cards in play (B12, B49)
};
/// Returns the key, for instance `first_points`.
std::string_view name(AccountCause cause);

/// The values that carry over from table to table.
struct HouseAccounts {
    Money points;                          ///< the player's points
    TableNumber table = 0;                 ///< the table whose event `seq` produced `points`; 0: none
    std::uint64_t seq = 0;                 ///< see `table`
    std::map<std::string, Money> jackpots; ///< by room key and kind, for instance `alfama/line` (B43)
    /// All tables up to this one are included, since they were closed when the record was opened; nothing:
    /// written by an earlier version of the program.
    std::optional<TableNumber> takenIn = std::nullopt;
    /// For tables after `takenIn`, by room key: the event up to which a room's table is included in its
    /// jackpots. Rounds that a room has played since without players are included, too.
    std::map<std::string, TableMoment> rooms = {};
    /// Tables at which the player has left a round that goes on (B12), with the event after which: later
    /// gains of that wallet are not in `points` yet.
    std::map<TableNumber, std::uint64_t> left = {};
    /// The round of such a table has closed, and the gains of its wallet up to this event were just added to
    /// `points`.
    std::optional<TableMoment> collected = std::nullopt;

    friend bool operator==(const HouseAccounts&, const HouseAccounts&) = default;
};

/// Writes the page, on the writer's thread. Throws Fault.
class HousePage {
public:
    /// `program` is the program's version, for a new page.
    explicit HousePage(std::string program) : m_program(std::move(program)) {}

    /// Records new accounts and why they changed.
    void write(RecordStore& store, const HouseAccounts& accounts, AccountCause cause, WallTime wall);

private:
    void open(RecordStore& store, WallTime wall);
    void add(RecordStore& store, EventText text, WallTime wall);

    std::string m_program;
    TableRow m_table;
};

/// Returns the table number of the house page; 0 if there is none. Throws Fault.
TableNumber housePageOf(Database& database);

/// Returns the latest accounts; nothing if there are none. Reads one event. Throws Fault.
std::optional<HouseAccounts> readAccounts(RecordReader& reader);

/// The player's points as stored right after an event of a table.
struct StoredPoints {
    TableNumber table = 0;
    std::uint64_t seq = 0;
    Money points;
};

/// Returns all stored points that name a table's event, in order of writing. Reads the whole page, which has
/// at least as many events as rounds. Throws Fault.
std::vector<StoredPoints> readStoredPoints(RecordReader& reader);

/// The content of an `accounts` event.
struct AccountsNote {
    AccountCause cause{};
    HouseAccounts accounts;
};

/// Parses an event of the page; nothing: it is the page's opening. The error says what is wrong with it.
Result<std::optional<AccountsNote>, Problem> parseNote(const EventText& text);

} // namespace mesaviva::record
