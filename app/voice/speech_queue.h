// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said next. Nothing is spoken over something else; what closes stakes or names a number is never
// late for what does not.
#pragma once

#include "app/voice/sentence.h"

#include <chrono>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Sentences that wait, and the one that is being spoken. It has no clock: it is told what time it is.
class SpeechQueue {
public:
    using Time = std::chrono::milliseconds;

    /// Table seconds in a real second: the faster the table, the less a sentence can wait.
    void setSpeed(double speed) { m_speed = speed; }

    /// A sentence has come. True: what is being spoken is to be cut off, and next() asked.
    [[nodiscard]] bool add(const Sentence& sentence, Time now);

    /// What is to be spoken now, if anything: the whole sentence, or its short form where others wait. It is
    /// then being spoken until finished() or clear().
    std::optional<Sentence> next(Time now);

    /// What was being spoken has come to its end.
    void finished() { m_spoken.reset(); }

    /// Nothing is spoken, nothing waits.
    void clear();

    bool isSpeaking() const { return m_spoken.has_value(); }
    std::size_t waiting() const { return m_waiting.size(); }

private:
    struct Item {
        Sentence sentence;
        Time since;
        bool again = false; ///< it was cut off once
    };

    Time patience(const Item& item) const;
    void limitPayments();
    void dropPayments();

    std::vector<Item> m_waiting; ///< in the order in which they came
    std::optional<Item> m_spoken;
    double m_speed = 1.0;
};

} // namespace mesaviva::app
