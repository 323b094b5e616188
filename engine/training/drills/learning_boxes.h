// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Spaced repetition by boxes, after Sebastian Leitner (So lernt man lernen, Herder, Freiburg 1972).
//
// A right answer in time moves a subject up one of five boxes, a wrong one moves it to the first; a right but
// slow answer leaves it where it is. A box is due again after 0, 1, 3, 7 and 21 days. A wrong answer repeats
// the subject in the same session, after three other tasks.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/drills/drill.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::drills {

/// How quickly an answer was given.
enum class Pace : std::uint8_t {
    fast,  ///< in less than 60 % of the target
    usual, ///< between
    slow,  ///< in more than 150 % of the target
};

/// The default target for a sum: five seconds.
inline constexpr std::int64_t kUsualTarget = 5'000;

/// The pace of an answer that took `taken` at the school's target `target`, both in milliseconds.
constexpr Pace paceOf(std::int64_t taken, std::int64_t target) {
    constexpr std::int64_t kFastPercent = 60;
    constexpr std::int64_t kSlowPercent = 150;
    if (100 * taken < kFastPercent * target) {
        return Pace::fast;
    }
    return 100 * taken > kSlowPercent * target ? Pace::slow : Pace::usual;
}

/// The key: `fast`, `usual`, `slow`.
constexpr std::string_view name(Pace pace) {
    return pace == Pace::fast ? "fast" : pace == Pace::usual ? "usual" : "slow";
}

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

/// A level that adapts to the trainee's mistakes: six right answers in a row, none of them slow, raise it by
/// one; two wrong answers within the last four lower it by one. After a change counting starts again.
class LevelLadder {
public:
    static constexpr int kRightInRow = 6;
    static constexpr int kWrongOfLast = 2;
    static constexpr int kLast = 4;

    explicit LevelLadder(int level = 1) : m_level(std::clamp(level, 1, kLevels)) {}

    int level() const { return m_level; }

    /// Records one answer; returns whether the level has changed.
    bool note(bool right, Pace pace) {
        m_wrong = (m_wrong << 1U | (right ? 0U : 1U)) & ((1U << kLast) - 1U);
        m_inRow = right && pace != Pace::slow ? m_inRow + 1 : 0;
        unsigned wrong = 0;
        for (unsigned bits = m_wrong; bits != 0; bits >>= 1U) {
            wrong += bits & 1U;
        }
        if (wrong >= kWrongOfLast && m_level > 1) {
            return step(-1);
        }
        return m_inRow >= kRightInRow && m_level < kLevels && step(1);
    }

private:
    bool step(int by) {
        m_level += by;
        m_wrong = 0;
        m_inRow = 0;
        return true;
    }

    int m_level;
    unsigned m_wrong = 0; ///< the last answers, wrong ones set, the newest in the lowest bit
    int m_inRow = 0;
};

} // namespace mesaviva::drills
