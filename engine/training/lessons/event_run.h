// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

namespace mesaviva::lessons {

/// How much a lesson may bring; whatever a file says, playing it comes to an end.
struct RunBounds {
    std::size_t events = 20'000;
    std::size_t bytes = 16'000'000;          ///< of all events as `mesaviva run` prints them
    const std::atomic<bool>* stop = nullptr; ///< set meanwhile: it is not wanted any more
};

/// What came of playing a scenario to its end.
struct EventRun {
    std::vector<scenario::Json> events; ///< as `mesaviva run` prints them
    std::vector<std::string>
        complaints;       ///< steps that are not taken, expectations that are not met; in English
    bool tooMuch = false; ///< it was given up at the bounds
    bool met = false;     ///< it came to its end with all expectations met
};

/// Plays a scenario as fast as it can, and no further than the bounds.
EventRun runEvents(const scenario::Scenario& scenario, const RunBounds& bounds = {});

} // namespace mesaviva::lessons
