// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said next. Nothing is spoken over something else; what closes stakes or names a number is never
// late for what does not.
#pragma once

#include "app/media/voice/sentence.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Why something is said, besides what it is about.
enum class Request : std::uint8_t {
    told,    ///< the table tells it
    shown,   ///< the player has gone on to it at a table that stands still: said at once, in its turn
    asked,   ///< the player has asked: it cuts off all but a call, and an older answer
    counted, ///< a second that passes: said now or not at all
    live,    ///< told by the table that goes on beside a repetition, whatever becomes of that
};

/// What is to be spoken now.
struct Spoken : Sentence {
    Request request = Request::told;
    bool quick = false; ///< the next of its kind waits already: to be said at a quicker pace
};

/// Sentences that wait, and the one that is being spoken. It has no clock: it is told what time it is.
class SpeechQueue {
public:
    using Time = std::chrono::milliseconds;

    /// Table seconds in a real second: the faster the table, the less a sentence can wait.
    void setSpeed(double speed) { m_speed = speed; }

    /// The table stands still: an answer cuts off even a call, and what is cut off is said when the table
    /// goes on. The time in between is nobody's waiting. True: an answer has waited behind what is being
    /// spoken, which is to be cut off, and next() asked.
    [[nodiscard]] bool setPaused(bool paused, Time now);

    /// A sentence has come. True: what is being spoken is to be cut off, and next() asked.
    [[nodiscard]] bool add(const Sentence& sentence, Time now, Request request = Request::told);

    /// What is to be spoken now, if anything: the whole sentence, or its short form where others wait; while
    /// the table stands still answers and what is shown alone. It is then being spoken until finished() or
    /// clear().
    std::optional<Spoken> next(Time now);

    /// The table stands still, and what is being spoken is said again later, unless it is said while it does.
    /// Returns whether it is.
    bool putBack();

    /// The table goes to another moment: what it has told and shown is over, and so are answers. True: what
    /// is being spoken is to be cut off, and next() asked.
    [[nodiscard]] bool leap();

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
        Request request = Request::told;
        bool kept = false; ///< it was cut off while the table stood still

        bool isLive() const { return request == Request::live; }
        bool isTold() const { return request == Request::told || isLive(); }
        bool isCall() const { return isTold() && sentence.urgency == Urgency::call; }
        bool isNotice() const { return isTold() && sentence.urgency == Urgency::notice; }
        bool isPayment() const { return isTold() && sentence.urgency == Urgency::payment; }
        bool isLiveCall() const { return isLive() && isCall(); }
        /// Both are of the table, or of the one beside it.
        bool isOfOneTableWith(const Item& other) const { return isLive() == other.isLive(); }
        /// It is said while the table stands still, too.
        bool isWanted() const { return request == Request::asked || request == Request::shown || isLive(); }
    };

    int rankOf(const Item& item) const;
    void makeWay(const Item& call);
    void keepUp(const Item& call);
    bool cutsOff(const Item& item) const;
    bool speaksNow(const Item& item) const {
        return !m_paused || item.isWanted() || item.request == Request::counted;
    }
    void keepSpoken(bool forLive = false);
    Time patience(const Item& item) const;
    void limitPayments();
    void dropPayments();

    std::vector<Item> m_waiting; ///< in the order in which they came
    std::optional<Item> m_spoken;
    double m_speed = 1.0;
    std::optional<Time> m_paused; ///< since when
};

} // namespace mesaviva::app
