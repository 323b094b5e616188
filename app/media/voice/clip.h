// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
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

} // namespace mesaviva::app
