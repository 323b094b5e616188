// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The sample rate of all playback, in Hz.
inline constexpr int kSampleRate = 44'100;

using Samples = std::vector<std::int16_t>;

/// A sound ready to be played: one channel at kSampleRate. Immutable, shared between threads.
using Clip = std::shared_ptr<const Samples>;

/// The duration of a number of samples.
constexpr int millisecondsOf(std::size_t samples) {
    return static_cast<int>(samples * 1'000 / static_cast<std::size_t>(kSampleRate));
}

/// The content of a WAV file.
struct WaveFile {
    int rate = 0;    ///< in Hz
    Samples samples; ///< one channel; several are mixed down
};

/// Reads 16-bit PCM with any number of channels; nullopt for any other format.
std::optional<WaveFile> readWave(const QByteArray& bytes);

/// Writes a WAV file with one channel.
QByteArray waveBytes(const Samples& samples, int rate);

// Speech from different voices is levelled: equal loudness, no silence at the ends, no clipping.

/// Loudness in LUFS, as ITU-R BS.1770-4 defines it for one channel; very low for silence.
double loudnessOf(const Samples& samples, int rate);

/// The loudness of levelled speech.
inline constexpr double kSpeechLoudness = -20.0;
/// The largest sample, as a fraction of full scale.
inline constexpr double kLargestSample = 0.89;

/// Converts to kSampleRate.
Samples resampled(const Samples& samples, int rate);

/// Levels raw speech with sample rate `rate`: trims silence, sets the loudness to kSpeechLoudness and the
/// rate to kSampleRate, and leaves a short pause at both ends. Returns nothing for silence.
Samples levelled(const Samples& raw, int rate);

/// The table's sounds (assets/sounds), loaded on first use. Not thread-safe.
class SoundBank {
public:
    /// The next variation of the sound with that name; null if there is none.
    Clip next(const QString& name);

private:
    struct Variations {
        std::vector<Clip> clips;
        std::size_t next = 0;
    };

    QHash<QString, Variations> m_sounds;
};

} // namespace mesaviva::app
