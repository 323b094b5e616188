// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/returned.h"
#include "engine/record/table_fold.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

namespace mesaviva::record {

/// So much can be staked in a round: what is made of it stays below 63 bits.
inline constexpr Money kMostStakedInRound{100'000'000'000'000};

/// What one round, or a part of it, adds to a sum.
struct ReturnedPart {
    Money staked;
    Money returned;
    std::uint64_t chances = 0;
    std::uint64_t came = 0;
    double expected = 0;
    double variance = 0;
    double furthest = 0;
    double certain = 0;

    bool isEmpty() const { return staked == Money{} && chances == 0 && came == 0; }
    /// Adds what hangs on the same chance: deviations add up themselves, which is never too small.
    void addTogether(const ReturnedPart& other);
    /// Adds what does not depend on it.
    void addApart(const ReturnedPart& other);
};

/// Sums of a window, by what they are of.
class ReturnedSums {
public:
    /// Adds a round's part. Throws Fault where sums become more than there can be.
    void add(const ReturnedKey& key, const ReturnedPart& part, std::int64_t rules);
    /// In the order of their keys, the newest tables first, and so many of a game at most.
    std::vector<Returned> take() const;

private:
    std::map<ReturnedKey, Returned> m_sums;
};

/// The parts of a round that runs, gathered by what they are of.
class ReturnedRound {
public:
    /// The part with that key, to be added to.
    ReturnedPart& part(ReturnedBy by, std::int64_t which, ReturnedMeasure measure = ReturnedMeasure::money) {
        return m_parts[{m_game, by, which, measure}];
    }
    /// Of a game, by its place among all.
    explicit ReturnedRound(std::size_t game) : m_game(game) {}
    void clear() { m_parts.clear(); }
    /// The parts of that measure do not count.
    void drop(ReturnedMeasure measure) {
        std::erase_if(m_parts, [measure](const auto& part) { return part.first.measure == measure; });
    }
    const std::map<ReturnedKey, ReturnedPart>& parts() const { return m_parts; }

private:
    std::size_t m_game;
    std::map<ReturnedKey, ReturnedPart> m_parts;
};

/// What of a window's rounds is walked through.
class ReturnedWalk {
public:
    ReturnedWalk(std::span<const ReturnedSince> windows, std::uint64_t events, const Progress& progress)
        : m_windows(windows.begin(), windows.end()),
          m_sums(windows.size()),
          m_all(events),
          m_progress(progress) {}

    /// An event was read.
    void step() {
        if (m_progress && ++m_done % kTellEvery == 0) {
            m_progress(m_done, m_all);
        }
    }
    /// Whether a round that opened then counts in any window.
    bool counts(WallTime opened) const;
    /// A round of that table which opened then is over: it counts in the windows that have begun by then.
    void add(const ReturnedRound& round, WallTime opened, TableNumber table, std::int64_t rules);
    std::vector<std::vector<Returned>> take() const;

private:
    static constexpr std::uint64_t kTellEvery = 4096;

    std::vector<ReturnedSince> m_windows;
    std::vector<ReturnedSums> m_sums;
    std::uint64_t m_done = 0;
    std::uint64_t m_all;
    const Progress& m_progress;
};

/// That something of a round can't have been so.
[[noreturn]] void throwDamaged(std::string_view what, TableNumber table, std::uint64_t round);

} // namespace mesaviva::record
