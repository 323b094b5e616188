// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson.h"

#include <cstdint>

namespace mesaviva::lessons {

/// A scenario as a lesson without texts and questions, and the outcome of playing it.
struct Presentation {
    Lesson lesson;
    EventRun run;
};

/// Presents a scenario from round `from` on. It stops at the events that matter: decisions, weighed for all
/// players with a hand or for the one who decides; the close of betting or of the sale; a number; the first
/// card that is one short of a prize; prizes; void spins and rounds; the last settlement of a round; and
/// events that the file expects. A missing title is taken from the other language. Whatever the file leaves
/// to chance is the same every time.
Presentation presentationOf(scenario::Scenario scenario, std::uint64_t from = 1);

} // namespace mesaviva::lessons
