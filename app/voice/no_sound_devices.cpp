// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice/pulse_sound_devices.h"

namespace mesaviva::app {

std::unique_ptr<SoundDevices> systemSoundDevices() {
#ifdef MESAVIVA_PULSE
    return patientPulseSoundDevices();
#else
    return nullptr;
#endif
}

} // namespace mesaviva::app
