// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a trainee has practised: sessions, answers, and the box of each subject.
#pragma once

#include "engine/training/drills/drill.h"
#include "engine/training/drills/learning_boxes.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::drills {

/// One answer of a session.
struct DrillAnswer {
    std::string subject;
    int level = 1;
    bool right = false;
    std::int64_t taken = 0; ///< milliseconds

    friend bool operator==(const DrillAnswer&, const DrillAnswer&) = default;
};

/// One session: a number of tasks of one drill.
struct DrillSession {
    std::int64_t at = 0; ///< when it ended: seconds since 1970, UTC
    Drill drill = Drill::payment;
    std::string scope; ///< the kind of table, as returned by scopeOf()
    int level = 1;     ///< at the end
    int tasks = 0;     ///< answered
    int right = 0;
    int fast = 0;            ///< of the right ones
    int slow = 0;            ///< of the right ones
    std::int64_t taken = 0;  ///< milliseconds for all answers
    std::int64_t target = 0; ///< milliseconds for one
    int passPercent = 0;     ///< the percentage of right answers that passes
    int asked = 0;           ///< the number of tasks planned

    /// Whether all planned tasks were answered.
    bool isWhole() const { return tasks > 0 && tasks >= asked; }
    /// Whether a complete session reached the school's pass mark.
    bool isPassed() const { return isWhole() && 100 * right >= passPercent * tasks; }
    friend bool operator==(const DrillSession&, const DrillSession&) = default;
};

/// A drill at one kind of table.
using DrillScope = std::pair<Drill, std::string>;

/// All stored results.
struct DrillPast {
    std::vector<DrillSession> sessions; ///< oldest first
    std::map<DrillScope, std::map<std::string, Learnt>> learnt;
};

} // namespace mesaviva::drills
