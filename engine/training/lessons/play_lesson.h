// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/count_deals.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::lessons {

/// The exact odds of a decision at the card table, over all hands that the dealer may still hold.
struct DecisionOdds {
    std::string player; ///< who decides
    poker::odds::DealCounts counts;
    int multiple = 0;    ///< the odds paid if the bet wins (P12)
    Fraction continuing; ///< expected value in antes; folding is worth -1

    bool isContinuingBetter() const { return poker::odds::isContinuingBetter(counts, multiple); }
};

/// The position of a note in the run.
struct PlacedNote {
    std::uint64_t round = 0;        ///< from 1
    std::uint64_t seq = 0;          ///< of the event, in the table's record
    std::size_t position = 0;       ///< number of events since Lesson::from, up to and including this one
    std::vector<DecisionOdds> odds; ///< of the players whom the note names and who have a decision
};

/// The outcome of playing a lesson to its end.
struct PlayedLesson {
    std::vector<PlacedNote> notes; ///< those whose events occurred, in the lesson's order
    std::uint64_t rounds = 0;      ///< number of rounds begun
    std::size_t events = 0;        ///< number since Lesson::from
    bool tooMuch = false;          ///< exceeds a lesson's bounds (RunBounds)
    /// Those of EventRun, notes whose event never occurs.
    std::vector<scenario::FileError> complaints;
};

/// Plays a lesson as fast as possible.
PlayedLesson play(const Lesson& lesson);
/// As above, for a scenario that has been played already.
PlayedLesson play(const Lesson& lesson, const EventRun& run);

} // namespace mesaviva::lessons
