// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies that a record is complete and fair.
//
// Only people's requests are taken on trust: that a player staked an amount, folded, bought cards. Every
// other event is made again and must match exactly: the effects of time, of chance (from the seed that the
// round was committed to), settlements and each payment, announcements, refunds, jackpots, ends of sessions.
// Values that carry over from table to table (points, jackpots: house_page.h) must be those that the tables
// have produced. A card, number or ball determined by a scenario or a person is accepted, and its
// consequences are checked.
//
// The rules that an event cites must match exactly at tables of this build (rules_build.h). At a table of
// another build, every rule cited must be cited by this build, too; rules that only this build cites are
// reported and are no error: the decisions are the same.
#pragma once

#include "engine/base/result.h"
#include "engine/record/fault.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace mesaviva::record {

class RecordReader;

/// What was checked, and what was found.
struct Verification {
    std::uint64_t tables = 0;
    std::uint64_t rounds = 0;
    std::uint64_t unfinished = 0; ///< rounds that are not closed, with sealed seeds
    std::uint64_t scripted =
        0; ///< rounds whose outcome was at least partly determined by a scenario or a person
    std::uint64_t events = 0;            ///< events, each part of the chain and following from those before
    std::uint64_t commitments = 0;       ///< commitments that match the revealed seed
    std::uint64_t outcomes = 0;          ///< cards, pockets, balls and the like, recomputed from the seed
    std::uint64_t given = 0;             ///< the same, determined by a scenario or a person and accepted
    std::uint64_t settlements = 0;       ///< recomputed
    std::uint64_t payments = 0;          ///< recomputed
    std::uint64_t accounts = 0;          ///< house accounts compared with the wallet that they name
    std::uint64_t removedTables = 0;     ///< removed by retention (retention.h); not counted above
    std::uint64_t removedRounds = 0;     ///< rounds of these tables
    std::optional<WallTime> lastRemoval; ///< date of the last removal
    std::uint64_t namedLess = 0;         ///< events of another build that cites fewer rules
    std::map<std::string, std::uint64_t> namedSince; ///< the rules that these lack, and how often
    std::optional<Finding> bad;                      ///< the first of `faults`
    Findings faults; ///< in the order of tables and events, then what is wrong with the file
    /// The record's head, recomputed from the hashes on record (chain.h); nothing if only a part was checked.
    std::optional<Digest> head;
    bool isExercise = false;  ///< errors were planted in it for whoever looks for them
    bool isHeadKnown = false; ///< the record has once stood at VerifyOptions::head
    /// The event after which it did; nothing: before the first one, or retention has removed it.
    std::optional<TableMoment> headEvent;

    friend bool operator==(const Verification&, const Verification&) = default;
};

/// What is verified, and how.
struct VerifyOptions {
    /// Only this table: its chain, and all its events made again.
    std::optional<TableNumber> table;
    /// Only this round and what it follows from: its table from the opening to the round's end.
    std::optional<RoundId> round;
    /// An earlier head to look for; only when everything is verified.
    std::optional<Digest> head;
    unsigned threads = 0; ///< maximum number of threads; 0: one per processor core; the result is the same
    std::string vfs;      ///< SQLite VFS; empty: the default one
};

/// Checks a record. After an error the event is taken as recorded; where that is impossible, the check of
/// that table ends. A fault if the file is no record, cannot be read, or lacks the requested table or round;
/// damage in a record is a finding.
Result<Verification, Fault> verify(const std::filesystem::path& path, const Progress& progress = {},
                                   const VerifyOptions& options = {});

/// Like the above, reading only through `reader`: in its snapshot, if it holds one (RecordSnapshot). Uses at
/// most `threads` threads; `vfs` is the reader's own. Throws Fault if the requested table or round does not
/// exist.
Verification verify(RecordReader& reader, const Progress& progress = {}, const VerifyOptions& options = {});

} // namespace mesaviva::record
