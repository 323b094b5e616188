// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is written of an event that has come: the moment of a note, and what is expected.
#pragma once

#include "engine/scenario/strict_json.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace mesaviva::lessons {

/// Whether an event has all these fields, with the same values.
bool hasAll(const scenario::Json& event, const scenario::Json& wanted);

/// Few fields by which an event is the next one after another: what a note at it says in `at`. `after` and
/// `index` are places in the list; no `after`: from the first round on. Nothing where no note can stand
/// there.
std::optional<scenario::Json> momentOf(std::span<const scenario::Json> events,
                                       std::optional<std::size_t> after, std::size_t index);

/// Where the notes of a lesson's file stand in the list of events, as far as their events come. Each waits
/// for the next event after that of the note before.
std::vector<std::size_t> placesOf(std::span<const scenario::Json> events, const scenario::Json& notes);

/// An expectation that this event meets: all that it says but for what is no result (its number, its time,
/// the proof of its chance).
scenario::Json expectationOf(const scenario::Json& event);

} // namespace mesaviva::lessons
