// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/deal_counts.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::lessons {

/// The exact odds of a decision at the card table, over all hands that the dealer may still have.
struct DecisionOdds {
    std::string player; ///< whose it is
    poker::odds::DealCounts counts;
    int multiple = 0;    ///< what the bet pays if it wins (P12)
    Fraction continuing; ///< in antes; folding is worth -1

    bool isContinuingBetter() const { return poker::odds::isContinuingBetter(counts, multiple); }
};

/// A note's place in what was played.
struct PlacedNote {
    std::uint64_t round = 0;        ///< from 1
    std::uint64_t seq = 0;          ///< of the event, in the table's record
    std::size_t position = 0;       ///< right after it, so many events have happened since Lesson::from began
    std::vector<DecisionOdds> odds; ///< of those whom the note names and who have a decision
};

/// What came of playing a lesson to its end.
struct PlayedLesson {
    std::vector<PlacedNote> notes;       ///< as far as their events came, in the lesson's order
    std::uint64_t rounds = 0;            ///< how many were begun
    std::size_t events = 0;              ///< since Lesson::from began
    bool tooMuch = false;                ///< it brings more than a lesson may (RunBounds)
    std::vector<std::string> complaints; ///< expectations that are not met, notes whose event never comes
};

/// Plays a lesson as fast as it can.
PlayedLesson play(const Lesson& lesson);
/// The same where its scenario has been played already.
PlayedLesson play(const Lesson& lesson, const EventRun& run);

} // namespace mesaviva::lessons
