// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Levels speech from different voices: equal loudness, no silence at the ends, no clipping.
#pragma once

#include "app/media/voice/clip.h"

namespace mesaviva::app {

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

} // namespace mesaviva::app
