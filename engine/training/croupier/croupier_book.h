// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the trainees' shifts as croupiers, with their faults by rule, in a file of its own.
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

/// The number of faults of one kind under one rule.
struct FaultCount {
    FaultKind kind = FaultKind::order;
    std::string rule; ///< empty if none
    int count = 0;

    friend bool operator==(const FaultCount&, const FaultCount&) = default;
};

/// The faults of a sheet by kind and rule, the most frequent first.
std::vector<FaultCount> countsOf(const ScoreSheet& sheet);

/// The faults as one text field: `sum/R31:2 order:1`, each kind with its rule, if any, and its number.
std::string textOf(std::span<const FaultCount> faults);

/// One shift at the table.
struct Shift {
    std::int64_t at = 0; ///< when it ended: seconds since 1970, UTC
    std::string game;    ///< `roulette`
    std::string table;   ///< the table: `pt-894-2002/colour`
    int level = 0;
    bool atOnce = true; ///< faults were reported at once
    int rounds = 0;
    int actions = 0;
    int clean = 0; ///< actions that were right at once
    int payments = 0;
    std::int64_t paymentTime = 0; ///< milliseconds for all payments
    std::int64_t time = 0;        ///< milliseconds for all actions
    std::int64_t length = 0;      ///< milliseconds for which the table was open; 0: not measured
    int hints = 0;
    PlantedCount faultsPlanted{}; ///< where the program worked; else empty
    std::vector<FaultCount> faults;

    int faultCount() const;
    /// Whether the program worked and the trainee looked for its faults.
    bool isWatched() const { return game.ends_with("_watched"); }
    friend bool operator==(const Shift&, const Shift&) = default;
};

/// The file. Each call opens and closes it, so that any thread may call, one at a time. A call that can't
/// read or write the file returns false or nothing.
class CroupierBook {
public:
    /// Stores at most `most` shifts; removes the oldest first.
    explicit CroupierBook(std::filesystem::path file, std::int64_t most = 2'000)
        : m_file(std::move(file)),
          m_most(most) {}

    /// Adds a shift. The folder must exist.
    bool add(const Shift& shift) const;
    /// All shifts, oldest first; empty where there is no file yet.
    std::optional<std::vector<Shift>> read() const;
    /// All shifts as comma-separated values: a header line, then one line each; times in UTC.
    std::optional<std::string> csv() const;
    /// Deletes everything.
    bool forget() const;

private:
    std::filesystem::path m_file;
    std::int64_t m_most;
};

} // namespace mesaviva::croupier
