// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"
#include "engine/table/fields.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// A moment of the calendar, which comes from outside: milliseconds since 1970 in universal time.
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

/// Whether a moment has a date of four digits, from the year 0 to 9999: a file may say any number, and the
/// calendar of the standard library is not defined for all of them.
constexpr bool hasDate(WallTime time) {
    using std::chrono::sys_days, std::chrono::year, std::chrono::January;
    return time >= sys_days(year(0) / January / 1) && time < sys_days(year(10000) / January / 1);
}

/// The number of a table in its record file, from 1.
using TableNumber = std::int64_t;

/// What an event says, as a record keeps it: the three parts together are the line that `mesaviva run`
/// prints, without `seq`, `t` and `round`.
struct EventText {
    std::string kind;   ///< for instance `card_dealt`
    std::string rules;  ///< their ids with blanks between them
    std::string fields; ///< a JSON object without blanks

    friend bool operator==(const EventText&, const EventText&) = default;
};

/// One event on record whose texts lie elsewhere.
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

/// One event on record.
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

/// What lies elsewhere, with texts of its own.
inline EventRow rowOf(const EventView& event) {
    return {event.table, event.round,
            event.seq,   event.at,
            event.wall,  {std::string(event.kind), std::string(event.rules), std::string(event.fields)},
            event.hash};
}

/// What is on record of a table besides its events.
struct TableRow {
    TableNumber number = 0;
    std::string game;         ///< `poker`, `roulette`, `bingo`
    std::string rules;        ///< the rule set, for instance `pt-803-2015`
    std::string rulesVersion; ///< of the rule set, as the program played it
    std::string program;      ///< the version of the program
    WallTime opened;
    std::uint64_t events = 0; ///< how many there are
    Digest hash{};            ///< of the last one
    Digest head{};            ///< over both, see chain.h
};

/// The whole event as `mesaviva run` prints it.
std::string lineOf(const EventRow& row);

/// Gathers an EventText as a FieldWriter hands the fields over. It can be used again and again, and then
/// allocates nothing.
class EventTextWriter {
public:
    /// Begins with the next event.
    void clear();

    void truth(std::string_view name, bool value);
    void number(std::string_view name, FieldKind kind, std::int64_t value);
    void count(std::string_view name, std::uint64_t value);
    void text(std::string_view name, FieldKind kind, std::string_view value);
    void nothing(std::string_view name);
    void open(std::string_view name, FieldKind kind);
    void close();

    /// What has come, once finish() was called.
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
    std::string m_buffer; ///< the fields, and room behind them: most of a field are single characters
    std::size_t m_used = 0;
    Part m_part = Part::header;
    std::vector<char> m_ends; ///< of what is open, the innermost last
    bool m_first = true;      ///< nothing stands before it
};

} // namespace mesaviva::record
