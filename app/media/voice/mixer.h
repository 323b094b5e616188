// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mixes all audio: one sentence at a time, sounds, the ball on its track and the wheel below it.
#pragma once

#include "app/media/voice/clip.h"

#include <array>
#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <vector>

namespace mesaviva::app {

/// Commands are thread-safe; the playing thread fetches the samples.
class Mixer {
public:
    /// Volumes from 0 to 1.
    struct Volumes {
        double voice = 1;
        double sounds = 1;
        double room = 0; ///< ambient sound of the room
    };

    /// Sounds that last while the object moves.
    enum class Moving : std::uint8_t { ball, rotor };

    /// The channels of the output, left and right.
    static constexpr int kChannels = 2;

    /// `spoken` is called on the playing thread with the number of the sentence that has ended; not for one
    /// that was silenced. `woken` is called on the commanding thread when there is something to play.
    Mixer(std::function<void(int)> spoken, std::function<void()> woken);

    /// Starts a sentence; the current one ends at once, without a click. Returns its number. With `always` it
    /// plays even while paused.
    int speak(Clip clip, bool always = false);
    /// Ends the sentence at once.
    void silence();
    /// Plays a sound from its beginning. While paused, plays it only with `always`; otherwise it would be
    /// outdated when playback resumes.
    void play(Clip clip, double gain, bool always = false);
    /// Sets the sound of a moving object; gain 0 ends it. `rate` is the playback speed, 1 for the original.
    void roll(Moving what, Clip clip, double gain, double rate);
    /// Loops the room's ambient sound; null: silence.
    void setRoom(Clip clip);
    /// Ends all sounds, also of moving objects; speech goes on.
    void hush();
    /// Pauses everything at its position.
    void setPaused(bool paused);
    void setVolumes(Volumes volumes);

    /// Whether anything plays or will play; false while paused.
    bool isBusy() const;
    /// Fetches the next samples, left and right interleaved.
    void fetch(std::span<std::int16_t> out);

private:
    struct Sounding {
        Clip clip;
        std::size_t at = 0;
        float gain = 1;
        int number = 0;      ///< of a sentence
        bool always = false; ///< also while paused
        int fading = -1;     ///< remaining samples of its fade-out; -1: not fading
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
    std::vector<Sounding> m_speech; ///< the last one is being spoken, the others fade out
    std::vector<Sounding> m_sounds;
    std::array<Rolling, 2> m_rolling; ///< indexed by Moving
    Rolling m_room;
    Volumes m_volumes;
    double m_duck = 1; ///< the current gain of sounds, lower during speech
    std::vector<float> m_mixed;
    int m_sentences = 0; ///< the number of sentences so far
    bool m_paused = false;
};

} // namespace mesaviva::app
