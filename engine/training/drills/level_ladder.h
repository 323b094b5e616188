// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/drills/drill.h"
#include "engine/training/drills/pace.h"

#include <algorithm>

namespace mesaviva::drills {

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
