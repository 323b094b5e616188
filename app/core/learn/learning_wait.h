// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// How a learning table is let go on where it waits for a word of its player, and not for a decision that the
/// game asks for anyway.
class LearningWait {
public:
    LearningWait() = default;
    LearningWait(const LearningWait&) = delete;
    LearningWait& operator=(const LearningWait&) = delete;
    virtual ~LearningWait() = default;

    /// The table waits, and goOn() lets it go on.
    virtual bool canGoOn() const { return false; }
    virtual void goOn() {}
    /// The table goes on by itself, and hold() makes it wait.
    virtual bool canHold() const { return false; }
    virtual void hold() {}
};

} // namespace mesaviva::app
