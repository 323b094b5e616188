// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// Samples in a second of all that is played.
inline constexpr int kSampleRate = 44'100;

using Samples = std::vector<std::int16_t>;

/// A sound that is ready to be played: one channel, kSampleRate. Shared between threads, never changed.
using Clip = std::shared_ptr<const Samples>;

/// How long so many samples sound.
constexpr int millisecondsOf(std::size_t samples) {
    return static_cast<int>(samples * 1'000 / static_cast<std::size_t>(kSampleRate));
}

} // namespace mesaviva::app
