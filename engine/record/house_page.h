// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The house's own page of a record: what goes from table to table. It lies in the file as a table of a game
// called `house`, hangs in the same chain, and has no rounds. Its first event is `house_opened`; each
// `accounts` after it says how everything stands from then on, so that the last one is all that a program
// needs when it starts, however long the record is.
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

/// What the page is called where tables have the name of their game.
inline constexpr std::string_view kHousePage = "house";

/// Why the accounts are others than before.
enum class AccountCause : std::uint8_t {
    first_points, ///< whoever comes for the first time has some (P43, O30, B58)
    taken_over,   ///< from before there was a record, or from the record file before
    table,        ///< what a table has told
    recovered,    ///< what an interrupted table's end has told (P33, O20, B45)
    jackpot,      ///< a room's round has closed (B43)
    left_round,   ///< a round has closed that this player had left with cards in play (B12, B49)
};
/// The key, for instance `first_points`.
std::string_view name(AccountCause cause);

/// Right after an event of a table.
struct TableMoment {
    TableNumber table = 0;
    std::uint64_t seq = 0;

    friend bool operator==(const TableMoment&, const TableMoment&) = default;
};

/// What goes from table to table.
struct HouseAccounts {
    Money points;                          ///< this player's
    TableNumber table = 0;                 ///< they are those after this table's event `seq`; 0: of no table
    std::uint64_t seq = 0;                 ///< see `table`
    std::map<std::string, Money> jackpots; ///< B43: by the room's key and a slash, for instance `alfama/line`
    /// What the tables up to this one have told is in here, since they were over when the record was opened;
    /// nothing: an earlier program has not said so.
    std::optional<TableNumber> takenIn = std::nullopt;
    /// Up to where a room's own table is in its jackpots, by the room's key, of tables after `takenIn`. A
    /// room has run on since where nobody was in it, and that is in there, too.
    std::map<std::string, TableMoment> rooms = {};
    /// Tables at which this player has left a round that goes on (B12), each with the event after which: what
    /// its wallet gains from there on is not in `points` yet.
    std::map<TableNumber, std::uint64_t> left = {};
    /// What such a table's wallet has gained up to this event, where its round has closed, has just come to
    /// `points`.
    std::optional<TableMoment> collected = std::nullopt;

    friend bool operator==(const HouseAccounts&, const HouseAccounts&) = default;
};

/// Writes the page; on the writer's thread. Throws Fault.
class HousePage {
public:
    /// `program` is its version, for a page that begins.
    explicit HousePage(std::string program) : m_program(std::move(program)) {}

    /// From now on the accounts are these.
    void write(RecordStore& store, const HouseAccounts& accounts, AccountCause cause, WallTime wall);

private:
    void open(RecordStore& store, WallTime wall);
    void add(RecordStore& store, EventText text, WallTime wall);

    std::string m_program;
    TableRow m_table;
};

/// The number of the record's page; 0 where it has none. Throws Fault.
TableNumber housePageOf(Database& database);

/// The accounts as the record has them last; nothing where it has none. It reads one event. Throws Fault.
std::optional<HouseAccounts> readAccounts(RecordReader& reader);

/// This player's points as they were noted, right after an event of a table.
struct NotedPoints {
    TableNumber table = 0;
    std::uint64_t seq = 0;
    Money points;
};

/// All points that were noted with a moment of a table, in the order of their writing. It reads the whole
/// page: as many events as rounds and more. Throws Fault.
std::vector<NotedPoints> readNotedPoints(RecordReader& reader);

/// What an event of the page says.
struct NotedAccounts {
    AccountCause cause{};
    HouseAccounts accounts;
};

/// What one of a page's events says: nothing where it is the page's opening. What is wrong with it, if that
/// is neither.
Result<std::optional<NotedAccounts>, std::string> notedIn(const EventText& text);

} // namespace mesaviva::record
