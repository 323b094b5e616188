// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <atomic>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::lessons {

/// Bounds on a run, so that it ends whatever the file says.
struct RunBounds {
    std::size_t events = 20'000;
    std::size_t bytes = 16'000'000;          ///< of all events as `mesaviva run` prints them
    const std::atomic<bool>* stop = nullptr; ///< set from another thread to cancel the run
};

/// The outcome of playing a scenario to its end.
struct EventRun {
    std::vector<scenario::Json> events; ///< as `mesaviva run` prints them
    /// Steps not accepted and expectations not met, by their path within the scenario; first of all what
    /// exceeds the bounds.
    std::vector<scenario::FileError> complaints;
    bool tooMuch = false; ///< stopped at the bounds
    bool met = false;     ///< reached its end with all expectations met
};

/// Plays a scenario as fast as possible, up to the bounds.
EventRun runEvents(const scenario::Scenario& scenario, const RunBounds& bounds = {});

/// Whether an event has all the wanted fields with the same values.
bool hasAll(const scenario::Json& event, const scenario::Json& wanted);

/// A short set of fields that identifies event `index` as the next match after event `after`: a note's `at`.
/// Without `after`, the search starts with the first round. Nothing where no note can be placed.
std::optional<scenario::Json> momentOf(std::span<const scenario::Json> events,
                                       std::optional<std::size_t> after, std::size_t index);

/// The indices of the events at which the notes of a lesson's file are placed, up to the first note whose
/// event is missing. Each note is placed after the previous one.
std::vector<std::size_t> placesOf(std::span<const scenario::Json> events, const scenario::Json& notes);

/// An expectation that this event meets: all its fields except those that are no result (sequence number,
/// time, proof of chance).
scenario::Json expectationOf(const scenario::Json& event);

} // namespace mesaviva::lessons
