// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson.h"

#include <cstdint>

namespace mesaviva::lessons {

/// A scenario as a lesson in which nothing is said and nothing asked, and what came of playing it.
struct Presentation {
    Lesson lesson;
    EventRun run;
};

/// Presents a scenario from one of its rounds on. It stops where something matters: at decisions, which are
/// weighed for all who have a hand, or for whoever takes one; at the close of betting or of the sale, at a
/// number, at the first card that is one short of a prize, at prizes, void spins and rounds, at the last
/// settlement of a round, and where an event comes that the file expects. A language without a title has the
/// other's. Whatever the file leaves to chance comes the same way every time.
Presentation presentationOf(scenario::Scenario scenario, std::uint64_t from = 1);

} // namespace mesaviva::lessons
