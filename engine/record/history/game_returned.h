// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game supplies so that returns at its tables can be added up (returned.h); defined in
// <game>_returned.cpp.
#pragma once

#include "engine/base/money.h"
#include "engine/record/history/returned.h"
#include "engine/record/record_reader.h"
#include "engine/record/table_fold.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// Largest stake of a round: everything computed from it stays below 63 bits.
inline constexpr Money kMostStakedInRound{100'000'000'000'000};

/// What one round, or a part of it, adds to a sum.
struct ReturnedPart {
    Money staked;
    Money returned;
    std::uint64_t chances = 0;
    std::uint64_t cardsWon = 0;
    double expected = 0;
    double variance = 0;
    double furthest = 0;
    double certain = 0;

    bool isEmpty() const { return staked == Money{} && chances == 0 && cardsWon == 0; }
    /// Adds a part that depends on the same chance: the deviations add up, which is never too small.
    void addTogether(const ReturnedPart& other);
    /// Adds an independent part: the variances add up.
    void addApart(const ReturnedPart& other);
};

/// The sums of one period, by key.
class ReturnedSums {
public:
    /// Adds a part of a round. Throws Fault if a sum becomes too large.
    void add(const ReturnedKey& key, const ReturnedPart& part, std::int64_t rules);
    /// Returns the sums in key order, with the newest tables first and a limited number of tables for each
    /// game.
    std::vector<Returned> take() const;

private:
    std::map<ReturnedKey, Returned> m_sums;
};

/// The parts of the running round, by key.
class ReturnedRound {
public:
    /// Returns the part with this key, to be added to.
    ReturnedPart& part(ReturnedBy by, std::int64_t which, ReturnedMeasure measure = ReturnedMeasure::money) {
        return m_parts[{m_game, by, which, measure}];
    }
    /// `game` is the game's index in recordedGames().
    explicit ReturnedRound(std::size_t game) : m_game(game) {}
    void clear() { m_parts.clear(); }
    /// Discards the parts of a measure.
    void drop(ReturnedMeasure measure) {
        std::erase_if(m_parts, [measure](const auto& part) { return part.first.measure == measure; });
    }
    const std::map<ReturnedKey, ReturnedPart>& parts() const { return m_parts; }

private:
    std::size_t m_game;
    std::map<ReturnedKey, ReturnedPart> m_parts;
};

/// A pass over the events of a record, for several periods at once.
class ReturnedWalk {
public:
    ReturnedWalk(std::span<const ReturnedSince> windows, std::uint64_t events, const Progress& progress)
        : m_windows(windows.begin(), windows.end()),
          m_sums(windows.size()),
          m_all(events),
          m_progress(progress) {}

    /// Counts an event read, for progress.
    void step() {
        if (m_progress && ++m_done % kProgressInterval == 0) {
            m_progress(m_done, m_all);
        }
    }
    /// Returns whether a round opened at that time counts in any period.
    bool counts(WallTime opened) const;
    /// Adds a finished round of a table to the periods that contain its opening time.
    void add(const ReturnedRound& round, WallTime opened, TableNumber table, std::int64_t rules);
    std::vector<std::vector<Returned>> take() const;

private:
    static constexpr std::uint64_t kProgressInterval = 4096;

    std::vector<ReturnedSince> m_windows;
    std::vector<ReturnedSums> m_sums;
    std::uint64_t m_done = 0;
    std::uint64_t m_all;
    const Progress& m_progress;
};

/// Throws a Fault: the round cannot have happened like this.
[[noreturn]] void throwDamaged(std::string_view what, TableNumber table, std::uint64_t round);

/// The possible values of ReturnedKey::which, with a stable text for each.
struct ReturnedValues {
    std::string_view key; ///< key of the whole group: `chance`; empty: there are no values
    std::int64_t count = 0;
    std::string (*word)(std::int64_t which) = nullptr;
};

/// Adds up the returns of one game.
struct GameReturned {
    std::string_view game;
    /// Reads a table's events. Throws Fault.
    void (*walk)(RecordReader& reader, TableNumber table, ReturnedWalk& walk);
    ReturnedValues rules;                ///< values for ReturnedBy::rules
    std::array<ReturnedValues, 2> parts; ///< values for ReturnedBy::part and ReturnedBy::other_part
};

/// The definition for one game, in <game>_returned.cpp.
template <class Game>
const GameReturned& gameReturned();

} // namespace mesaviva::record
