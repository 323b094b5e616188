// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/voice/speaker.h"

#include <QString>

namespace mesaviva::app {

/// Makes who was chosen to speak: `house` (libespeak-ng), `system` (a voice of the system's), or `pack` (the
/// recordings in `packFolder`, and the house's voice for what they lack). What is not there falls back to the
/// house's voice.
Speaker::MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder);

/// Whether this program was built with voices of the system, and there are any.
bool hasSystemVoices();

/// Who speaks unless the player has chosen: on Windows and macOS the system, whose voices are known to their
/// users; elsewhere the house.
QString usualSpeaker();

} // namespace mesaviva::app
