// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/simulation/plan.h"
#include "engine/simulation/sums.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::simulation {

/// The results of a simulation or of a part of one.
struct Report {
    std::string words;          ///< identifies the simulation: Plan::words and its seed
    std::uint64_t planned = 0;  ///< rounds of the whole simulation
    std::optional<Shard> shard; ///< set for a part that has to be merged with the others
    bool interrupted = false;   ///< stopped before all rounds were played
    Money centre;               ///< Plan::centre
    Sums sums;
    /// The duration in seconds; empty: the report omits the speed. The only value that differs when the same
    /// simulation runs again.
    std::optional<double> seconds;
};

/// The report on a finished plan.
Report reportOn(const Plan& plan, const Sums& sums, std::optional<double> seconds);

/// The report as one JSON object on one line without its end: what was simulated, `rounds`, `staked`,
/// `returned`, `net`, `first_stakes` (cents), `edge` (the house's share of the first stakes; null before the
/// first round), `interval` (its 99 % bounds; null before the second), `rounds_per_second`. A part also has
/// `part`, the data for merging.
std::string toJson(const Report& report);

/// The content of a part's file.
struct PartFile {
    std::string name; ///< for errors
    std::string text;
};

/// Merges parts: apart from speed, the result is byte for byte the report of a run in one piece. Every part
/// must be present exactly once, complete, and of the same simulation.
Result<Report, BadRequest> merge(std::span<const PartFile> files);

} // namespace mesaviva::simulation
