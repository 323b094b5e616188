// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// Controls a learning table that waits for its player to continue, rather than for a decision that the game
/// requires.
class LearningWait {
public:
    LearningWait() = default;
    LearningWait(const LearningWait&) = delete;
    LearningWait& operator=(const LearningWait&) = delete;
    virtual ~LearningWait() = default;

    /// Whether the table waits for goOn().
    virtual bool canGoOn() const { return false; }
    virtual void goOn() {}
    /// Whether the table runs by itself and hold() makes it wait.
    virtual bool canHold() const { return false; }
    virtual void hold() {}
};

} // namespace mesaviva::app
