// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How simulated poker players play: what they stake, whether they stay, how long they think.
//
// Cautious players stay with a pair or better, but often not with a low one against a high card of the
// dealer's. Sensible ones stay with ace and king and better, the rule of thumb for this game. Bold ones stay
// with a queen and better, and often with nothing. Absent-minded ones play as the sensible do, when they do:
// now and then they forget to stake, let the decision period run out, and sometimes the extra period too.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/table_clock.h"
#include "engine/games/poker/players/poker_view.h"
#include "engine/table/stake_taste.h"

#include <cstdint>

namespace mesaviva::players {

/// A simulated player's way of playing.
enum class PokerHabit : std::uint8_t { cautious, sensible, bold, absent_minded };

/// The ante that such a player puts down: whole multiples of the minimum, not more than lets the bet be paid
/// too. A rest that no bet can be paid from is put down whole: it can only be played away. Zero: out of
/// points.
Money chooseAnte(StakeTaste taste, const PokerBettingView& view, RandomStream& chance);

/// Whether such a player stakes in this round at all.
bool remembersToStake(PokerHabit habit, const PokerBettingView& view, RandomStream& chance);

/// Whether such a player stays in with these cards (P20).
bool continues(PokerHabit habit, const PokerDecisionView& view, RandomStream& chance);

/// Whether such a player decides within the decision period, or within the extra period.
bool decidesInTime(PokerHabit habit, bool extraPeriod, RandomStream& chance);

/// How long such a player takes to stake; always within `period`.
Duration stakingTime(PokerHabit habit, Duration period, RandomStream& chance);

/// How long such a player looks at these cards; the plainer the case, the shorter. Always within `period`.
Duration decisionTime(PokerHabit habit, const PokerDecisionView& view, Duration period, RandomStream& chance);

} // namespace mesaviva::players
