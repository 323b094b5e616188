// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/simulation/request.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva edge roulette`.
struct EdgeRouletteArguments {
    std::string rules;                ///< `pt-804-2015`, `pt-894-2002`, `mo-60-2004`
    std::optional<std::string> table; ///< a JSON object, as in a scenario
    std::string stakes; ///< a JSON list of `stake`, `series` and `neighbours` as in scenario steps
    int parols = 0;     ///< R28: how often a winning series is staked again
};

/// Places the stakes at such a table, which refuses what it doesn't allow. Returns the exact distribution of
/// returns over all equally likely cases, its mean, its variance and the house edge as a JSON object.
/// Fractions are [numerator, denominator]; the variance's numerator is a string of digits from 2^63 on.
Result<nlohmann::ordered_json, simulation::BadRequest> edgeOfRoulette(const EdgeRouletteArguments& arguments);

} // namespace mesaviva::figures
