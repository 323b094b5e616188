// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All that is heard, added up: one sentence at a time, sounds, the ball on its track and the wheel under it.
#pragma once

#include "app/media/voice/clip.h"

#include <array>
#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <vector>

namespace mesaviva::app {

/// Commands come from any thread; what sounds is fetched by the one that plays.
class Mixer {
public:
    /// How loud, from 0 to 1.
    struct Volumes {
        double voice = 1;
        double sounds = 1;
        double room = 0; ///< what goes on around the table
    };

    /// What goes on sounding while it moves.
    enum class Moving : std::uint8_t { ball, rotor };

    /// Channels of what is fetched, left and right.
    static constexpr int kChannels = 2;

    /// `spoken` is told, on the playing thread, which sentence has come to its end; not of one that is
    /// silenced. `woken` is told, on the thread of the command, that there is something to play.
    Mixer(std::function<void(int)> spoken, std::function<void()> woken);

    /// Begins a sentence; what is still being spoken ends at once, without a click. Returns its number. One
    /// that is heard `always` is heard while all else stands still, too.
    int speak(Clip clip, bool always = false);
    /// Ends the sentence at once.
    void silence();
    /// Adds a sound, from its beginning. While all stands still only one that is heard `always` is; another
    /// one is over by the time it goes on.
    void play(Clip clip, double gain, bool always = false);
    /// What that sounds like, until its gain is 0: `rate` is how fast it runs, 1 as it was made.
    void roll(Moving what, Clip clip, double gain, double rate);
    /// What goes on around the table, round and round; null: silence.
    void setRoom(Clip clip);
    /// All sounds end, and what rolls; the sentence goes on.
    void hush();
    /// Everything stands still where it is.
    void setPaused(bool paused);
    void setVolumes(Volumes volumes);

    /// Whether anything sounds or will; not while paused.
    bool isBusy() const;
    /// The next samples, left and right by turns.
    void fetch(std::span<std::int16_t> out);

private:
    struct Sounding {
        Clip clip;
        std::size_t at = 0;
        float gain = 1;
        int number = 0;      ///< of a sentence
        bool always = false; ///< also while paused
        int fading = -1;     ///< samples left until it is over; -1: it is not fading
    };
    struct Rolling {
        Clip clip;
        double at = 0;
        double gain = 0;
        double rate = 1;
        double wantedGain = 0;
        double wantedRate = 1;
    };

    bool isBusyLocked() const;
    void addSounds(std::span<float> mixed, bool paused);
    static bool isHeard(const Rolling& rolling);
    static void addRolling(Rolling& rolling, double volume, std::span<float> mixed);
    int addSpeech(std::span<float> mixed, bool paused);

    std::function<void(int)> m_spoken;
    std::function<void()> m_woken;
    mutable std::mutex m_mutex;
    std::vector<Sounding> m_speech; ///< the last one is said, the others fade
    std::vector<Sounding> m_sounds;
    std::array<Rolling, 2> m_rolling; ///< by Moving
    Rolling m_room;
    Volumes m_volumes;
    double m_duck = 1; ///< sounds are softer while somebody speaks
    std::vector<float> m_mixed;
    int m_sentences = 0; ///< spoken so far
    bool m_paused = false;
};

} // namespace mesaviva::app
