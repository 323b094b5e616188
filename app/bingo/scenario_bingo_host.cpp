// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/scenario_bingo_host.h"

#include "app/words/bingo_words.h"

#include <utility>

namespace mesaviva::app {

QString ScenarioBingoHost::roomName() const { return BingoWords::scenarioRoom(); }

} // namespace mesaviva::app
