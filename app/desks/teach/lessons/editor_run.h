// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson_document.h"
#endif

#include <atomic>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mesaviva::app {

/// Result of playing a lesson draft.
struct EditorRun {
    std::optional<scenario::FileError> problem; ///< why it is not a lesson yet; nothing: it is one
    std::vector<scenario::Json> events;         ///< empty if the scenario is invalid
    std::vector<std::size_t> notes;             ///< indices of the notes' events, as far as they happen
    std::vector<bool> expected;                 ///< by event: it meets an expectation
    std::set<std::size_t> unmet;                ///< indices in the list of expectations
    std::set<std::size_t> untaken;              ///< indices in the list of steps
    bool tooMuch = false;
};

/// Plays the lesson as far as possible. Thread-safe; always ends, and soon after `stop` is set, in which case
/// the result is useless.
EditorRun runOf(const lessons::LessonDocument& document, const std::atomic<bool>* stop = nullptr);

} // namespace mesaviva::app
