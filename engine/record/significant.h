// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The events that a supervisor asks for first, gathered out of all tables of a record.
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
    fault,      ///< of the system, a player's line, the ball, the wheel, the cloth (P33, R18, R29, O20, B45)
    void_round, ///< a round was declared void
    refusal,    ///< what somebody wanted was refused
    restart,    ///< the program was killed, and its rounds were ended by the rules when it came back
    table_opened, ///< with the settings of the one before, or as the first of its game
    settings,     ///< a table opened with other settings, rules or by another version of the program
    large_win,    ///< a round has brought those who are not simulated so much, or a simulated player
    removed,      ///< rounds were removed by their player's wish (retention.h)
    cut_off,      ///< the system failed before a player of poker had decided, and the ante came back (I-P33)
};
inline constexpr std::size_t kSignificantKinds = 9;
/// The key, for instance `void_round`.
std::string_view name(SignificantKind kind);

/// A setting that is another than at the table before; as JSON, shortened; empty: there was or is none.
struct SettingChange {
    std::string setting; ///< for instance `minimum`
    std::string before;
    std::string after;

    friend bool operator==(const SettingChange&, const SettingChange&) = default;
};

/// Why the ball was changed, as `detail` has it: it was faulty (R18), or the two take turns (R17).
inline constexpr std::string_view kBallFaulty = "faulty";
inline constexpr std::string_view kBallsTurn = "hourly";

/// One of them.
struct SignificantEvent {
    SignificantKind kind = SignificantKind::fault;
    RoundId round;         ///< the number is 0 before the table's first one
    std::string game;      ///< `house` for the program itself
    std::uint64_t seq = 0; ///< of the table's event; 0: it is none
    WallTime wall;
    std::string event;         ///< the event's kind
    std::string rules;         ///< their ids with blanks between them
    std::string player;        ///< whom it is about; empty: the table
    std::string detail;        ///< a key: what was refused, why the round is void; the cards of `cut_off`
                               ///< (CutOff::cards); may be empty
    Money amount;              ///< that was won; that came back, of `cut_off`; how many rounds, of `removed`
    bool simulated = false;    ///< a large win of a simulated player: at a table the win of the round;
                               ///< of a buyer of the crowd the prize, whatever the cards have cost
    std::uint64_t winners = 0; ///< of the crowd who have won so much with that prize; else 0
    std::vector<SettingChange> changes; ///< of `settings`

    friend bool operator==(const SignificantEvent&, const SignificantEvent&) = default;
};

/// Which of them a list has.
struct SignificantFilter {
    std::optional<std::string> game; ///< what is the program's own is left out then
    std::optional<TableNumber> table;
    std::optional<WallTime> from;
    std::optional<WallTime> until;
    std::optional<SignificantKind> kind;
    Money largeWin{100'000}; ///< from this on a win is large; cents

    friend bool operator==(const SignificantFilter&, const SignificantFilter&) = default;
};

/// A page of them, and where the next one begins.
struct SignificantPage {
    std::vector<SignificantEvent> events; ///< the newest table first, the newest event of each first
    std::int64_t next = 0;                ///< to be handed in for the next page; 0: there is none
    std::uint64_t looked = 0;             ///< events that were looked at
};

/// At most `most` of them, from `from` on (0: from the newest). It looks at no more than `budget` events, so
/// that a page may be empty and not the last. Not for a thread that shows something. Throws Fault.
SignificantPage significantEvents(RecordReader& reader, const SignificantFilter& filter, std::size_t most,
                                  std::int64_t from = 0, std::uint64_t budget = 300'000);

/// How a table was opened, as its first event says.
struct TableOpeningFacts {
    std::string settings;  ///< a JSON object without blanks
    Digest settingsHash{}; ///< SHA-256 of just that text
    std::vector<std::string> players;
    std::vector<std::string> simulated; ///< those of them who are
    std::uint64_t crowd = 0;            ///< simulated buyers of a bingo room besides
};

/// That of a table on record; nothing where it is not there. Throws Fault.
std::optional<TableOpeningFacts> openingFacts(RecordReader& reader, TableNumber table);

} // namespace mesaviva::record
