// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Spaced repetition by boxes, after Sebastian Leitner (So lernt man lernen, Herder, Freiburg 1972).
//
// What is right and in time goes up one of five boxes, what is wrong goes back to the first; what is right
// but slow stays where it is. A box is asked for again after 0, 1, 3, 7 and 21 days. What was wrong comes
// again in the same session, after three other tasks.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/drills/pace.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace mesaviva::drills {

/// A day, counted from any beginning.
using Day = std::int64_t;

inline constexpr int kBoxes = 5;
/// The days after which what is in a box is due again, from the first box on.
inline constexpr std::array<Day, kBoxes> kBoxDays = {0, 1, 3, 7, 21};

/// Where a subject stands.
struct Learnt {
    int box = 1; ///< 1 to kBoxes
    Day due = 0;

    friend bool operator==(const Learnt&, const Learnt&) = default;
};

/// The subjects of one drill.
class LearningBoxes {
public:
    LearningBoxes() = default;
    /// As they were when they were last kept.
    explicit LearningBoxes(std::map<std::string, Learnt> kept) : m_learnt(std::move(kept)) {}

    /// Which of the subjects, which are in the order of learning and not empty, comes next: what was wrong
    /// three tasks ago, else the lowest box of what is due, else what is new, else what is due soonest; of
    /// several in one box any. Not the one that came last, where there is another.
    std::string next(const std::vector<std::string>& subjects, Day today, RandomStream& chance);

    /// Notes how a task about the subject was answered, which came from next().
    void note(const std::string& subject, bool right, Pace pace, Day today);

    const std::map<std::string, Learnt>& learnt() const { return m_learnt; }
    /// The box of a subject; 0: it is new.
    int boxOf(const std::string& subject) const;

private:
    /// What was wrong and comes again in this session.
    struct Again {
        std::string subject;
        int after = 0; ///< so many other tasks
    };

    // What could come next; `apart`: nothing that came last, nor what comes again in a while.
    std::vector<const std::string*> candidates(const std::vector<std::string>& subjects, Day today,
                                               bool apart) const;

    std::map<std::string, Learnt> m_learnt;
    std::vector<Again> m_again;
    std::string m_last;
};

} // namespace mesaviva::drills
