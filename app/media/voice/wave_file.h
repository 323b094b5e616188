// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"

#include <QByteArray>

#include <optional>

namespace mesaviva::app {

/// What a file of type WAV holds.
struct WaveFile {
    int rate = 0;    ///< samples in a second
    Samples samples; ///< one channel; several are brought together
};

/// Reads PCM of 16 bits, with any number of channels; nothing for anything else.
std::optional<WaveFile> readWave(const QByteArray& bytes);

/// The same sound as a file of one channel.
QByteArray waveBytes(const Samples& samples, int rate);

} // namespace mesaviva::app
