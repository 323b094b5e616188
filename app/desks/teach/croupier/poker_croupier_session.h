// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/croupier/croupier_session.h"
#include "app/games/poker/poker_session.h"
#include "engine/training/croupier/reversed_poker.h"

namespace mesaviva::app {

/// A poker table whose croupier is the trainee.
using PokerCroupierSession = CroupierSession<PokerSession, croupier::ReversedPoker>;

} // namespace mesaviva::app
