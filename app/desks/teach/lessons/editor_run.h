// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
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

/// What came of a lesson that is being written.
struct EditorRun {
    std::optional<scenario::FileError> problem; ///< what a lesson still lacks; nothing: it is one
    std::vector<scenario::Json> events;         ///< none where the scenario can't be read
    std::vector<std::size_t> notes;             ///< the places of the notes' events, as far as they come
    std::vector<bool> expected;                 ///< by event: something expected is met by it
    std::set<std::size_t> unmet;                ///< places in the list of what is expected
    std::set<std::size_t> untaken;              ///< places in the list of steps
    bool tooMuch = false;
};

/// Plays what there is of it. On any thread; it comes to its end whatever the lesson says, and soon where
/// `stop` is set meanwhile: then what it gives is of no use.
EditorRun runOf(const lessons::LessonDocument& document, const std::atomic<bool>* stop = nullptr);

} // namespace mesaviva::app
