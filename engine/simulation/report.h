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

/// What a simulation, or a part of one, has brought.
struct Report {
    std::string words;          ///< which simulation it is (Plan::words), and its seed
    std::uint64_t planned = 0;  ///< rounds of the whole simulation
    std::optional<Shard> shard; ///< a part that is to be merged with the others
    bool interrupted = false;   ///< there were to be more rounds
    Money centre;               ///< Plan::centre
    Sums sums;
    /// How long it took; none: the report says nothing of speed. The only part that differs when the same
    /// simulation is run again.
    std::optional<double> seconds;
};

/// The report on a plan that was carried out.
Report reportOn(const Plan& plan, const Sums& sums, std::optional<double> seconds);

/// One JSON object: what was simulated, `rounds`, `staked`, `returned`, `net`, `first_stakes` (cents), `edge`
/// (the house's share of the first stakes; null before the first round), `interval` (its 99 % bounds; null
/// before the second), `rounds_per_second`. A part says besides in `part` what merging needs. In one line,
/// without its end.
std::string toJson(const Report& report);

/// Why parts can't be merged, in one line.
struct BadParts {
    std::string reason;
};

/// A part as a file holds it.
struct PartFile {
    std::string name; ///< for messages
    std::string text;
};

/// Adds parts up: the report on the whole, to the byte the one that a run in one piece gives, but for its
/// speed. Every part must be there once, whole, and of the same simulation.
Result<Report, BadParts> merge(std::span<const PartFile> files);

} // namespace mesaviva::simulation
