// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Speech from different voices made alike: as loud, without silence at its ends, without clipping.
#pragma once

#include "app/media/voice/clip.h"

namespace mesaviva::app {

/// Loudness in LUFS, as ITU-R BS.1770-4 defines it for one channel; very low for silence.
double loudnessOf(const Samples& samples, int rate);

/// Speech is brought to this loudness.
inline constexpr double kSpeechLoudness = -20.0;
/// No sample is larger than this share of what fits.
inline constexpr double kLargestSample = 0.89;

/// The same sound at kSampleRate.
Samples resampled(const Samples& samples, int rate);

/// Speech as a synthesizer has made it, at `rate`: its silent ends cut off, brought to kSpeechLoudness and to
/// kSampleRate, with a little room at both ends. Silence is nothing.
Samples levelled(const Samples& raw, int rate);

} // namespace mesaviva::app
