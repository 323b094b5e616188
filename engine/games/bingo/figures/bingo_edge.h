// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/simulation/request.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva edge bingo`.
struct EdgeBingoArguments {
    std::optional<std::string> table;         ///< a JSON object, as in a scenario
    std::optional<std::int64_t> variant;      ///< 90, 80, 75, 30; overrides the table's
    std::optional<std::int64_t> prizePercent; ///< B31; overrides the table's
    std::int64_t cards = 1;                   ///< in play in a round
    std::int64_t rounds = 10'000;             ///< to simulate if there is no formula
    std::optional<std::string> seed; ///< 64 hexadecimal digits; if absent, from the system's generator
    unsigned threads = 0;            ///< 0: one per core; doesn't change the results
    std::function<bool()> stopped;   ///< called before each round; true stops and writes the results so far
};

/// With which ball each prize of the room is won, as a JSON object: exactly if there is a formula
/// (bingo::exactChances()), else from simulated rounds with the real book of cards, with 99 % intervals; each
/// prize says which. Also the expected payback for that room and for other prize percentages (B31), jackpots
/// included. `onPercent` gets the progress of a simulation. A stopped run is marked `interrupted`; nothing if
/// that was before the end of the first round.
Result<std::optional<nlohmann::ordered_json>, simulation::BadRequest>
edgeOfBingo(const EdgeBingoArguments& arguments, const std::function<void(int)>& onPercent);

} // namespace mesaviva::figures
