// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/synthesizer.h"

namespace mesaviva::app {

std::unique_ptr<Synthesizer> makeSynthesizer() { return nullptr; }

} // namespace mesaviva::app
