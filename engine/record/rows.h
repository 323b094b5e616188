// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a record: tables, events and rounds, links to rounds, and what stays of removed tables.
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/table/fields.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

class Database;

/// Calendar time, supplied from outside: milliseconds since 1970, UTC.
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

/// Returns whether the year is 0 to 9999: a file may contain any number, and the standard library's calendar
/// is not defined for all of them.
constexpr bool hasDate(WallTime time) {
    using std::chrono::sys_days, std::chrono::year, std::chrono::January;
    return time >= sys_days(year(0) / January / 1) && time < sys_days(year(10000) / January / 1);
}

/// The number of a table in its record file, from 1.
using TableNumber = std::int64_t;

/// A position right after an event of a table.
struct TableMoment {
    TableNumber table = 0;
    std::uint64_t seq = 0;

    friend bool operator==(const TableMoment&, const TableMoment&) = default;
};

/// The content of an event as stored in a record. The three parts together are the line printed by `mesaviva
/// run`, without `seq`, `t` and `round`.
struct EventText {
    std::string kind;   ///< for instance `card_dealt`
    std::string rules;  ///< rule ids separated by spaces
    std::string fields; ///< a JSON object without whitespace

    friend bool operator==(const EventText&, const EventText&) = default;
};

/// A recorded event whose texts are stored elsewhere.
struct EventView {
    TableNumber table = 0;
    std::uint64_t round = 0;
    std::uint64_t seq = 0;
    std::int64_t at = 0; ///< milliseconds of the table's time
    WallTime wall;
    std::string_view kind;
    std::string_view rules;
    std::string_view fields;
    Digest hash{};
};

/// A recorded event.
struct EventRow {
    TableNumber table = 0;
    std::uint64_t round = 0;
    std::uint64_t seq = 0;
    std::int64_t at = 0; ///< milliseconds of the table's time
    WallTime wall;
    EventText text;
    Digest hash{}; ///< see chain.h

    EventView view() const { return {table, round, seq, at, wall, text.kind, text.rules, text.fields, hash}; }
};

/// Returns a copy of the event with its own texts.
inline EventRow rowOf(const EventView& event) {
    return {event.table, event.round,
            event.seq,   event.at,
            event.wall,  {std::string(event.kind), std::string(event.rules), std::string(event.fields)},
            event.hash};
}

/// What a record stores about a table in addition to its events.
struct TableRow {
    TableNumber number = 0;
    std::string game;         ///< `poker`, `roulette`, `bingo`
    std::string rules;        ///< the rule set, for instance `pt-803-2015`
    std::string rulesVersion; ///< version of the rule set that was played
    std::string program;      ///< the version of the program
    WallTime opened;
    std::uint64_t events = 0; ///< number of events
    Digest hash{};            ///< hash of the last event
    Digest head{};            ///< head over both, see chain.h
};

/// Returns the whole event as `mesaviva run` prints it.
std::string lineOf(const EventRow& row);

/// A FieldWriter sink that builds an EventText. Reusable without allocating.
class EventTextWriter {
public:
    /// Starts the next event.
    void clear();

    void truth(std::string_view name, bool value);
    void number(std::string_view name, FieldKind kind, std::int64_t value);
    void count(std::string_view name, std::uint64_t value);
    void text(std::string_view name, FieldKind kind, std::string_view value);
    void nothing(std::string_view name);
    void open(std::string_view name, FieldKind kind);
    void close();

    /// The result; valid after finish().
    const EventText& result() const { return m_text; }
    void finish();

private:
    enum class Part : std::uint8_t { header, rules, fields };

    void begin(std::string_view name);
    char* room(std::size_t most);
    void add(char one);
    void add(std::string_view text);
    void addQuoted(std::string_view text);
    void addNumber(std::int64_t value);

    EventText m_text;
    std::string m_buffer; ///< the fields, with spare room, because fields are written character by character
    std::size_t m_used = 0;
    Part m_part = Part::header;
    std::vector<char> m_ends; ///< closing brackets of what is open, the innermost last
    bool m_first = true;      ///< no field was written yet at this level
};

/// Identifies a round of a record by table and round number, as in `3-12`. Never reused within a file.
struct RoundId {
    TableNumber table = 0;
    std::uint64_t round = 0;

    friend bool operator==(const RoundId&, const RoundId&) = default;
};

/// Returns the id as `3-12`.
std::string textOf(const RoundId& id);
/// Parses the text of an id; nothing for any other text.
std::optional<RoundId> roundIdFrom(std::string_view text);

/// A round in the list of rounds. Derived from the events.
struct RoundRow {
    RoundId id;
    std::string game;
    WallTime opened;
    std::optional<WallTime> closed; ///< nothing while it runs
    std::uint64_t first = 0;        ///< sequence number of its first event
    std::uint64_t last = 0;         ///< sequence number of its closing event; 0 while it runs
    Money staked;                   ///< by all players who are not simulated
    Money returned;
    bool isVoid = false;
    std::string
        result; ///< a pocket, the dealer's hand (a key) or the number of balls; empty if there is none
    bool injected = false; ///< an inspector injected a fault; only known after markInjected()
    std::string own{};     ///< what it gave one player, a key of the game; only known after markOwn()

    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

/// The result of a closed round for the players who are not simulated.
enum class RoundOutcome : std::uint8_t {
    won,      ///< more was returned than staked
    lost,     ///< less was returned than staked
    even,     ///< the stake was returned
    unstaked, ///< no stake
    nullified ///< the round was void
};
/// Returns the result of a round; nothing while it runs.
std::optional<RoundOutcome> outcomeOf(const RoundRow& round);

/// A link to a recorded round, or to a moment of it: `mesaviva://round/3-12`, `mesaviva://round/3-12#345`.
struct RoundLink {
    RoundId round;
    std::optional<std::uint64_t> seq; ///< right after this event of the table; nothing: the round's start

    friend bool operator==(const RoundLink&, const RoundLink&) = default;
};

/// Returns whether a text looks like such a link, valid or not.
bool looksLikeRoundLink(std::string_view text);
/// Returns the link as text.
std::string textOf(const RoundLink& link);
/// Parses a link; nothing for any other text.
std::optional<RoundLink> roundLinkFrom(std::string_view text);

/// What stays of a table whose rounds were removed by retention (retention.h).
struct RemovedRow {
    TableNumber table = 0;
    WallTime date; ///< of the removal
    std::uint64_t rounds = 0;
    std::uint64_t events = 0;
    Money staked; ///< by all players who were not simulated, in all its rounds
    Money returned;
    Digest hash{}; ///< see removedHash() in chain.h

    friend bool operator==(const RemovedRow&, const RemovedRow&) = default;
};

/// Returns all rows in table order; none if the file's version has no retention. Throws Fault.
std::vector<RemovedRow> removedRows(Database& database);

} // namespace mesaviva::record
