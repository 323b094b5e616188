// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/voice/sound_device.h"

#include <memory>

namespace mesaviva::app {

/// The devices of a PulseAudio server, or of PipeWire in its place, asked without Qt: a server that dies is
/// looked for as long as something is to be heard. Null where none answers within a second.
std::unique_ptr<SoundDevices> pulseSoundDevices();

/// The same, whether one answers or not: it may come yet.
std::unique_ptr<SoundDevices> patientPulseSoundDevices();

} // namespace mesaviva::app
