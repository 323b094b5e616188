// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Spaced repetition by boxes, after Sebastian Leitner (So lernt man lernen, Herder, Freiburg 1972).
//
// A right answer in time moves a subject up one of five boxes, a wrong one moves it to the first; a right but
// slow answer leaves it where it is. A box is due again after 0, 1, 3, 7 and 21 days. A wrong answer repeats
// the subject in the same session, after three other tasks.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/drills/pace.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace mesaviva::drills {

/// A day, counted from any epoch.
using Day = std::int64_t;

inline constexpr int kBoxes = 5;
/// The number of days after which a box is due again, starting with the first box.
inline constexpr std::array<Day, kBoxes> kBoxDays = {0, 1, 3, 7, 21};

/// The progress of a subject.
struct Learnt {
    int box = 1; ///< 1 to kBoxes
    Day due = 0;

    friend bool operator==(const Learnt&, const Learnt&) = default;
};

/// The subjects of one drill.
class LearningBoxes {
public:
    LearningBoxes() = default;
    /// Starts from the stored boxes.
    explicit LearningBoxes(std::map<std::string, Learnt> stored) : m_learnt(std::move(stored)) {}

    /// Selects the next subject from `subjects`, which is not empty and in the order of learning: one
    /// answered wrong three tasks ago, else one of the lowest box that is due, else a new one, else the one
    /// due soonest; a random one where several are in a box. Never the previous subject, unless it is the
    /// only one.
    std::string next(const std::vector<std::string>& subjects, Day today, RandomStream& chance);

    /// Records how a task about `subject`, which next() returned, was answered.
    void note(const std::string& subject, bool right, Pace pace, Day today);

    const std::map<std::string, Learnt>& learnt() const { return m_learnt; }
    /// The box of a subject; 0 if it is new.
    int boxOf(const std::string& subject) const;

private:
    /// A subject answered wrong, to be repeated in this session.
    struct Again {
        std::string subject;
        int after = 0; ///< number of other tasks before it
    };

    // Candidates for the next subject; `apart` excludes the previous one and those that repeat later.
    std::vector<const std::string*> candidates(const std::vector<std::string>& subjects, Day today,
                                               bool apart) const;

    std::map<std::string, Learnt> m_learnt;
    std::vector<Again> m_again;
    std::string m_last;
};

} // namespace mesaviva::drills
