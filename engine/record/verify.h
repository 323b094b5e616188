// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a record is whole and fair.
//
// Nothing in a record is believed but what people have wished: that somebody staked so much, folded, bought
// cards. From there on every event is made again, and must be on record to the letter: what time brings and
// what chance brings from the seed that the round was committed to, the settlement and each payment of it,
// announcements, refunds, the values of jackpots, ends of sessions. What goes from table to table (points,
// jackpots: house_page.h) must be what the tables have brought. Where a scenario or a person has brought
// a card, a number or a ball, that is taken as it is, and what must follow from it is checked.
//
// The rules that an event names are compared to the letter at tables of this very build (rules_build.h). Of
// another one's, every rule that stands there must be named by this build, too; what this one names besides
// is told, and no fault: the program has learnt to say more of what it has always decided so.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/record/round_row.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace mesaviva::record {

class RecordReader;

/// The first thing in a record that is not as it must be.
struct Finding {
    std::optional<RoundId> round; ///< of a table before its first round the number is 0; nothing: of the file
    std::uint64_t seq = 0;        ///< of the event; 0: no event
    std::string event;            ///< its kind
    std::string field;            ///< for instance `stakes.0.returned`; empty: the whole event
    std::string what;             ///< in English

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The finding in one line, for people.
std::string textOf(const Finding& finding);

/// What was checked, and what was found.
struct Verification {
    std::uint64_t tables = 0;
    std::uint64_t rounds = 0;
    std::uint64_t unfinished = 0;  ///< of the rounds: not closed, their seeds are sealed
    std::uint64_t scripted = 0;    ///< of the rounds: a scenario or a person has brought some of the outcome
    std::uint64_t events = 0;      ///< each in the chain, and each followed from those before
    std::uint64_t commitments = 0; ///< fit the seed that was shown
    std::uint64_t outcomes = 0;    ///< cards, pockets, balls and the like, made again from the seed
    std::uint64_t given = 0; ///< the same, but a scenario or a person has brought them: the table takes them
    std::uint64_t settlements = 0;   ///< computed anew
    std::uint64_t payments = 0;      ///< computed anew
    std::uint64_t accounts = 0;      ///< of the house's page: compared with the wallet they are said to be
    std::uint64_t removedTables = 0; ///< by retention (retention.h); not among the others
    std::uint64_t removedRounds = 0; ///< at them
    std::optional<WallTime> lastRemoval; ///< its date
    std::uint64_t namedLess = 0;         ///< of the events: another build's, which named fewer rules
    std::map<std::string, std::uint64_t> namedSince; ///< which rules those lack, and how often
    std::optional<Finding> bad;

    friend bool operator==(const Verification&, const Verification&) = default;
};

/// How far a verification has come, in events. Called now and then on the thread that verifies; what it
/// throws ends the verification and comes out of it.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

/// What is verified, and how.
struct VerifyOptions {
    /// Only this table: its chain, and everything at it made again.
    std::optional<TableNumber> table;
    /// Only this round, and with it what it follows from: its table from the opening to the round's end.
    std::optional<RoundId> round;
    unsigned threads = 0; ///< at most so many, 0: as many as the processor has; the result is the same
    std::string vfs;      ///< SQLite's door to the system; empty: the usual one
};

/// Checks a record, up to the first thing that is wrong, in the order of its tables and events. What is no
/// record, or can't be read, or has no such table or round, is a fault; damage in a record is a finding.
Result<Verification, Fault> verify(const std::filesystem::path& path, const Progress& progress = {},
                                   const VerifyOptions& options = {});

/// The same with what this reader sees, and through it alone: of the moment at which it holds still
/// (OneMoment), where it does. `threads` compute at most, and `vfs` is the reader's own. Throws Fault where
/// there is no such table or round.
Verification verify(RecordReader& reader, const Progress& progress = {}, const VerifyOptions& options = {});

} // namespace mesaviva::record
