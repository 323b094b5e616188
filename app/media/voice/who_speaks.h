// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/speaker.h"

#include <QString>

namespace mesaviva::app {

/// Makes who was chosen to speak: `house` (libespeak-ng), `system` (a voice of the system's), or `pack` (the
/// recordings in `packFolder`, and the usual speaker for what they lack). What is not there falls back to the
/// house's voice, or a pack to the usual speaker.
Speaker::MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder);

/// The recordings in that folder, and for what they lack whoever `rest` makes, who may say it by itself.
Speaker::MakeSynthesizer packBefore(const QString& packFolder, Speaker::MakeSynthesizer rest);

/// Whether this program was built with voices of the system, and there are any.
bool hasSystemVoices();

/// Who speaks unless the player has chosen: on Windows and macOS the system, whose voices are known to their
/// users; elsewhere the house.
QString usualSpeaker();

} // namespace mesaviva::app
