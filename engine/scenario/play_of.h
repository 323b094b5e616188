// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::scenario {

/// What the scenario layer must know of this game: PokerPlay or the like.
template <class Game>
struct PlayOf;

} // namespace mesaviva::scenario
