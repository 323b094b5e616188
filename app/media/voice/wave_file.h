// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"

#include <QByteArray>

#include <optional>

namespace mesaviva::app {

/// The content of a WAV file.
struct WaveFile {
    int rate = 0;    ///< in Hz
    Samples samples; ///< one channel; several are mixed down
};

/// Reads 16-bit PCM with any number of channels; nullopt for any other format.
std::optional<WaveFile> readWave(const QByteArray& bytes);

/// Writes a WAV file with one channel.
QByteArray waveBytes(const Samples& samples, int rate);

} // namespace mesaviva::app
