// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/scenario_bingo_session.h"

#include "app/games/bingo/text/bingo_text.h"

#include <utility>

namespace mesaviva::app {

QString ScenarioBingoSession::roomName() const { return BingoText::scenarioRoom(); }

} // namespace mesaviva::app
