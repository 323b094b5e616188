// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the events that a supervisor looks at first, from all tables of a record.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// What makes an event significant.
enum class SignificantKind : std::uint8_t {
    fault,        ///< of the system, a connection, the ball, the wheel, the cloth (P33, R18, R29, O20, B45)
    void_round,   ///< a round was declared void
    refusal,      ///< a request was refused
    restart,      ///< the program was killed, and its rounds were ended by the rules when it restarted
    table_opened, ///< with the settings of the table before, or the first of its game
    settings,     ///< a table opened with other settings or rules, or by another version of the program
    large_win,    ///< a large win, of players who are not simulated together or of one simulated player
    removed,      ///< rounds were removed at the user's request (retention.h)
    cut_off,      ///< the system failed before a poker player had decided, and the ante was returned (I-P33)
};
inline constexpr std::size_t kSignificantKinds = 9;
/// Returns the key, for instance `void_round`.
std::string_view name(SignificantKind kind);

/// A setting that changed since the table before; values are shortened JSON, empty if absent.
struct SettingChange {
    std::string setting; ///< for instance `minimum`
    std::string before;
    std::string after;

    friend bool operator==(const SettingChange&, const SettingChange&) = default;
};

/// Values of `detail` for a changed ball: it was faulty (R18), or the two balls are exchanged by turns (R17).
inline constexpr std::string_view kBallFaulty = "faulty";
inline constexpr std::string_view kBallsTurn = "hourly";

/// A significant event.
struct SignificantEvent {
    SignificantKind kind = SignificantKind::fault;
    RoundId round;         ///< the round number is 0 before the table's first round
    std::string game;      ///< `house` for the program itself
    std::uint64_t seq = 0; ///< sequence number of the table's event; 0: none
    WallTime wall;
    std::string event;  ///< the event's kind
    std::string rules;  ///< rule ids separated by spaces
    std::string player; ///< the player concerned; empty: the table
    std::string detail; ///< a key: what was refused, or why the round is void; for `cut_off` the cards
                        ///< (CutOff::cards); may be empty
    Money amount;       ///< amount won; for `cut_off` the amount returned, for `removed` the number of rounds
    bool simulated = false;    ///< a large win of a simulated player: at a table the win of the round; for a
                               ///< crowd member the prize, regardless of what the cards cost
    std::uint64_t winners = 0; ///< number of crowd members who won that much with this prize; else 0
    std::vector<SettingChange> changes; ///< for `settings`

    friend bool operator==(const SignificantEvent&, const SignificantEvent&) = default;
};

/// Filter for significant events.
struct SignificantFilter {
    std::optional<std::string> game; ///< if set, events of the program itself are left out
    std::optional<TableNumber> table;
    std::optional<WallTime> from;
    std::optional<WallTime> until;
    std::optional<SignificantKind> kind;
    Money largeWin{100'000}; ///< smallest win that counts as large, in cents

    friend bool operator==(const SignificantFilter&, const SignificantFilter&) = default;
};

/// A page of events, and where the next one begins.
struct SignificantPage {
    std::vector<SignificantEvent> events; ///< the newest table first, the newest event of each first
    std::int64_t next = 0;                ///< argument for the next page; 0: there is none
    std::uint64_t looked = 0;             ///< events examined
};

/// Returns at most `most` events, starting at `from` (0: with the newest). Examines at most `budget` events,
/// so a page may be empty without being the last. Use on a worker thread. Throws Fault.
SignificantPage significantEvents(RecordReader& reader, const SignificantFilter& filter, std::size_t most,
                                  std::int64_t from = 0, std::uint64_t budget = 300'000);

/// How a table was opened, according to its first event.
struct TableOpeningFacts {
    std::string settings;  ///< a JSON object without whitespace
    Digest settingsHash{}; ///< SHA-256 of exactly that text
    std::vector<std::string> players;
    std::vector<std::string> simulated; ///< the simulated players among them
    std::uint64_t crowd = 0;            ///< additional simulated buyers in a bingo room
};

/// Returns the opening of a recorded table; nothing if it does not exist. Throws Fault.
std::optional<TableOpeningFacts> openingFacts(RecordReader& reader, TableNumber table);

} // namespace mesaviva::record
