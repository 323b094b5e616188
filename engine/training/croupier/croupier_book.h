// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What trainees have done as croupiers, in a file of its own: shifts, and their faults by rule.
#pragma once

#include "engine/training/croupier/score_sheet.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// Faults of one kind by one rule.
struct FaultCount {
    FaultKind kind = FaultKind::order;
    std::string rule; ///< empty: none
    int count = 0;

    friend bool operator==(const FaultCount&, const FaultCount&) = default;
};

/// What a sheet says, by kind and rule, the most frequent first.
std::vector<FaultCount> countsOf(const ScoreSheet& sheet);

/// In one field of a list: `sum/R31:2 order:1`, each kind with its rule, where there is one, and how often.
std::string textOf(std::span<const FaultCount> faults);

/// One time at the table.
struct Shift {
    std::int64_t at = 0; ///< when it ended: seconds since 1970, UTC
    std::string game;    ///< `roulette`
    std::string table;   ///< which one: `pt-894-2002/colour`
    int level = 0;
    bool atOnce = true; ///< faults were told at once
    int rounds = 0;
    int actions = 0;
    int clean = 0; ///< deeds that were right at once
    int payments = 0;
    std::int64_t paymentTime = 0; ///< milliseconds for all payments
    std::int64_t time = 0;        ///< milliseconds for all deeds
    std::int64_t length = 0;      ///< milliseconds for which the table was open; 0: not measured
    int hints = 0;
    PlantedCount faultsPlanted{}; ///< where the program worked; else none
    std::vector<FaultCount> faults;

    int faultCount() const;
    /// The program worked, and the trainee looked for its faults.
    bool isWatched() const { return game.ends_with("_watched"); }
    friend bool operator==(const Shift&, const Shift&) = default;
};

/// The file. It is opened for each wish and closed again, so that any thread may ask; one at a time. Nothing
/// comes out of it, and nothing goes in, while it can't be read or written: then false or nothing is
/// returned.
class CroupierBook {
public:
    /// `most` shifts are kept: the oldest go.
    explicit CroupierBook(std::filesystem::path file, std::int64_t most = 2'000)
        : m_file(std::move(file)),
          m_most(most) {}

    /// Adds a shift. The folder must be there.
    bool keep(const Shift& shift) const;
    /// All shifts, the oldest first; none where there is no file yet.
    std::optional<std::vector<Shift>> read() const;
    /// All shifts as comma-separated values, a line each with a head; times in UTC.
    std::optional<std::string> csv() const;
    /// Forgets everything.
    bool forget() const;

private:
    std::filesystem::path m_file;
    std::int64_t m_most;
};

} // namespace mesaviva::croupier
