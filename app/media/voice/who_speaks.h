// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/speaker.h"

#include <QString>

namespace mesaviva::app {

/// Creates the selected voice: `house` (libespeak-ng), `system` (a system voice), or `pack` (the recordings
/// in `packFolder`, and the default voice for missing ones). An unavailable voice is replaced by the built-in
/// one, a pack by the default voice.
Speaker::MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder);

/// The recordings in that folder; `rest` creates the voice for missing ones, which may play by itself.
Speaker::MakeSynthesizer packBefore(const QString& packFolder, Speaker::MakeSynthesizer rest);

/// Whether this program was built with system voices, and there are any.
bool hasSystemVoices();

/// The default voice: on Windows and macOS the system's, whose voices the user knows; elsewhere the built-in
/// one.
QString usualSpeaker();

} // namespace mesaviva::app
