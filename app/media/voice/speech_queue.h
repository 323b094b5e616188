// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which sentence is spoken next. Sentences never overlap; one that closes betting or names a number
// is never delayed by lesser ones.
#pragma once

#include "app/media/voice/sentence.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Why a sentence is spoken, independent of its content.
enum class Occasion : std::uint8_t {
    announced, ///< the table announces it
    stepped, ///< the player has stepped to it while the table stands still: spoken in order, without waiting
    asked,   ///< the player has asked: interrupts all except a call, and an older answer
    counted, ///< a passing second: spoken now or not at all
    live,    ///< announced by the live table next to a replay, whatever happens to the replay
};

/// The sentence to be spoken now.
struct Spoken : Sentence {
    Occasion occasion = Occasion::announced;
    bool quick = false; ///< another of its kind is waiting: speak faster
};

/// The waiting sentences and the current one. It has no clock: the caller passes the time.
class SpeechQueue {
public:
    using Time = std::chrono::milliseconds;

    /// Table seconds per real second: the faster the table, the less a sentence can wait.
    void setSpeed(double speed) { m_speed = speed; }

    /// Sets whether the table stands still: then an answer interrupts even a call, and interrupted sentences
    /// are spoken when the table continues. Time while paused does not count as waiting. Returns true if an
    /// answer was waiting for the current sentence: interrupt it and call next().
    [[nodiscard]] bool setPaused(bool paused, Time now);

    /// Adds a sentence. Returns true if the current one must be interrupted: then call next().
    [[nodiscard]] bool add(const Sentence& sentence, Time now, Occasion occasion = Occasion::announced);

    /// The sentence to speak now, if any: in full, or in its short form if others wait; while paused only
    /// answers and steps. It stays the current one until finished() or clear().
    std::optional<Spoken> next(Time now);

    /// Puts the current sentence back because the table stands still, unless it may be spoken meanwhile.
    /// Returns whether it was put back.
    bool putBack();

    /// The table moves to another moment: drops its sentences, steps and answers. Returns true if the current
    /// one must be interrupted: then call next().
    [[nodiscard]] bool leap();

    /// The current sentence has ended.
    void finished() { m_spoken.reset(); }

    /// Drops everything.
    void clear();

    bool isSpeaking() const { return m_spoken.has_value(); }
    std::size_t waiting() const { return m_waiting.size(); }

private:
    struct Item {
        Sentence sentence;
        Time since;
        bool again = false; ///< it was interrupted once
        Occasion occasion = Occasion::announced;
        bool wasPaused = false; ///< it was interrupted while paused

        bool isLive() const { return occasion == Occasion::live; }
        bool isAnnounced() const { return occasion == Occasion::announced || isLive(); }
        bool isCall() const { return isAnnounced() && sentence.urgency == Urgency::call; }
        bool isNotice() const { return isAnnounced() && sentence.urgency == Urgency::notice; }
        bool isPayment() const { return isAnnounced() && sentence.urgency == Urgency::payment; }
        bool isLiveCall() const { return isLive() && isCall(); }
        /// Whether both belong to the shown table, or both to the live one next to it.
        bool isOfOneTableWith(const Item& other) const { return isLive() == other.isLive(); }
        /// Whether it is spoken while paused too.
        bool isWanted() const {
            return occasion == Occasion::asked || occasion == Occasion::stepped || isLive();
        }
    };

    int rankOf(const Item& item) const;
    void makeWay(const Item& call);
    void limitHallCalls(const Item& call);
    bool cutsOff(const Item& item) const;
    bool speaksNow(const Item& item) const {
        return !m_paused || item.isWanted() || item.occasion == Occasion::counted;
    }
    void putBackSpoken(bool forLive = false);
    Time patience(const Item& item) const;
    void limitPayments();
    void dropPayments();

    std::vector<Item> m_waiting; ///< in order of arrival
    std::optional<Item> m_spoken;
    double m_speed = 1.0;
    std::optional<Time> m_paused; ///< since when
};

} // namespace mesaviva::app
