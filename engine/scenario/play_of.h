// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::scenario {

/// The trait of a game for the scenario layer: PokerPlay or the like.
template <class Game>
struct PlayOf;

} // namespace mesaviva::scenario
