// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/mixer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kFade = kSampleRate * 12 / 1'000;
constexpr std::size_t kMostSounds = 24;
// The gain of sounds during speech.
constexpr double kDucked = 0.5;
// How fast ducking and rolling sounds approach their target, per frame.
constexpr double kFollow = 1.0 / (0.03 * kSampleRate);
constexpr double kInaudible = 1e-4;
constexpr float kLargest = 32767.0F;

// Adds a clip to the mix; returns false when it has ended.
template <class Sound>
bool add(Sound& sound, std::span<float> mixed, float volume) {
    const std::size_t frames = mixed.size() / Mixer::kChannels;
    for (std::size_t frame = 0; frame < frames; ++frame) {
        if (sound.at >= sound.clip->size() || sound.fading == 0) {
            return false;
        }
        float sample = static_cast<float>((*sound.clip)[sound.at++]) * volume * sound.gain;
        if (sound.fading > 0) {
            sample *= static_cast<float>(sound.fading--) / static_cast<float>(kFade);
        }
        mixed[2 * frame] += sample;
        mixed[2 * frame + 1] += sample;
    }
    return sound.at < sound.clip->size();
}

} // namespace

Mixer::Mixer(std::function<void(int)> spoken, std::function<void()> woken)
    : m_spoken(std::move(spoken)),
      m_woken(std::move(woken)) {}

int Mixer::speak(Clip clip, bool always) {
    int number = 0;
    {
        const std::scoped_lock lock(m_mutex);
        for (Sounding& speech : m_speech) {
            speech.fading = speech.fading < 0 ? kFade : speech.fading;
        }
        Sounding speech;
        speech.clip = std::move(clip);
        speech.number = number = ++m_sentences;
        speech.always = always;
        m_speech.push_back(std::move(speech));
    }
    m_woken();
    return number;
}

void Mixer::silence() {
    const std::scoped_lock lock(m_mutex);
    for (Sounding& speech : m_speech) {
        speech.fading = speech.fading < 0 ? kFade : speech.fading;
    }
}

void Mixer::play(Clip clip, double gain, bool always) {
    if (!clip) {
        return;
    }
    {
        const std::scoped_lock lock(m_mutex);
        if (m_paused && !always) {
            return;
        }
        if (m_sounds.size() >= kMostSounds) {
            m_sounds.erase(m_sounds.begin());
        }
        Sounding sound;
        sound.clip = std::move(clip);
        sound.gain = static_cast<float>(gain);
        sound.always = always;
        m_sounds.push_back(std::move(sound));
    }
    m_woken();
}

void Mixer::roll(Moving what, Clip clip, double gain, double rate) {
    {
        const std::scoped_lock lock(m_mutex);
        Rolling& rolling = m_rolling[static_cast<std::size_t>(what)];
        if (clip && clip != rolling.clip) {
            rolling = {std::move(clip), 0, 0, rate, 0, rate};
        }
        rolling.wantedGain = gain;
        rolling.wantedRate = rate;
        if (!rolling.clip || gain <= 0) {
            return;
        }
    }
    m_woken();
}

void Mixer::setRoom(Clip clip) {
    {
        const std::scoped_lock lock(m_mutex);
        m_room.wantedGain = clip ? 1 : 0;
        if (!clip) {
            return;
        }
        if (clip != m_room.clip) {
            m_room = {std::move(clip), 0, 0, 1, 1, 1};
        }
    }
    m_woken();
}

void Mixer::hush() {
    const std::scoped_lock lock(m_mutex);
    for (Sounding& sound : m_sounds) {
        sound.fading = sound.fading < 0 ? kFade : sound.fading;
    }
    for (Rolling& rolling : m_rolling) {
        rolling.wantedGain = 0;
    }
}

void Mixer::setPaused(bool paused) {
    bool wake = false;
    {
        const std::scoped_lock lock(m_mutex);
        m_paused = paused;
        wake = isBusyLocked();
    }
    if (wake) {
        m_woken();
    }
}

void Mixer::setVolumes(Volumes volumes) {
    const std::scoped_lock lock(m_mutex);
    m_volumes = volumes;
}

bool Mixer::isHeard(const Rolling& rolling) {
    return rolling.clip && rolling.clip->size() > 1 && (rolling.gain > kInaudible || rolling.wantedGain > 0);
}

bool Mixer::isBusyLocked() const {
    if (m_paused) {
        const auto always = [](const Sounding& s) { return s.always; };
        return std::any_of(m_speech.begin(), m_speech.end(), always) ||
               std::any_of(m_sounds.begin(), m_sounds.end(), always);
    }
    return !m_speech.empty() || !m_sounds.empty() || std::ranges::any_of(m_rolling, isHeard) ||
           (m_volumes.room > 0 && isHeard(m_room));
}

bool Mixer::isBusy() const {
    const std::scoped_lock lock(m_mutex);
    return isBusyLocked();
}

void Mixer::fetch(std::span<std::int16_t> out) {
    int ended = 0;
    {
        const std::scoped_lock lock(m_mutex);
        m_mixed.assign(out.size(), 0.0F);
        addSounds(m_mixed, m_paused);
        if (!m_paused) {
            for (Rolling& rolling : m_rolling) {
                addRolling(rolling, m_volumes.sounds * m_duck, m_mixed);
            }
            addRolling(m_room, m_volumes.room * m_duck, m_mixed);
        }
        ended = addSpeech(m_mixed, m_paused);
        std::transform(m_mixed.begin(), m_mixed.end(), out.begin(), [](float sample) {
            return static_cast<std::int16_t>(std::lround(std::clamp(sample, -kLargest, kLargest)));
        });
    }
    if (ended > 0) {
        m_spoken(ended);
    }
}

void Mixer::addSounds(std::span<float> mixed, bool paused) {
    const auto volume = static_cast<float>(m_volumes.sounds * m_duck);
    std::erase_if(m_sounds,
                  [&](Sounding& sound) { return (!paused || sound.always) && !add(sound, mixed, volume); });
    const double wanted = m_speech.empty() ? 1.0 : kDucked;
    m_duck += (wanted - m_duck) * std::min(1.0, kFollow * static_cast<double>(mixed.size() / kChannels));
}

void Mixer::addRolling(Rolling& roll, double volume, std::span<float> mixed) {
    if (!isHeard(roll)) {
        return;
    }
    const auto length = static_cast<double>(roll.clip->size());
    for (std::size_t i = 0; i + 1 < mixed.size(); i += kChannels) {
        roll.gain += (roll.wantedGain - roll.gain) * kFollow;
        roll.rate += (roll.wantedRate - roll.rate) * kFollow;
        const auto whole = static_cast<std::size_t>(roll.at);
        const double between = roll.at - static_cast<double>(whole);
        const double one = (*roll.clip)[whole];
        const double two = (*roll.clip)[(whole + 1) % roll.clip->size()];
        const auto sample = static_cast<float>((one + (two - one) * between) * roll.gain * volume);
        mixed[i] += sample;
        mixed[i + 1] += sample;
        roll.at = std::fmod(roll.at + roll.rate, length);
    }
}

// Returns the number of the sentence that has ended by itself; otherwise 0.
int Mixer::addSpeech(std::span<float> mixed, bool paused) {
    int ended = 0;
    const auto volume = static_cast<float>(m_volumes.voice);
    std::erase_if(m_speech, [&](Sounding& speech) {
        if (paused && !speech.always) {
            return false;
        }
        const bool over = !add(speech, mixed, volume);
        ended = over && speech.fading < 0 ? speech.number : ended;
        return over;
    });
    return ended;
}

} // namespace mesaviva::app
