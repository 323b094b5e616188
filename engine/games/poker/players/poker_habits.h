// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How simulated poker players play: what they stake, whether they continue, how long they think.
//
// Cautious players continue with a pair or better, but often not with a low one against a high card of the
// dealer's. Sensible players continue with ace and king or better, the rule of thumb for this game. Bold ones
// continue with a queen or better, and often with nothing. Absent-minded ones play like sensible ones, but
// now and then forget to stake, let the decision period expire, and sometimes the extra period too.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/table_clock.h"
#include "engine/games/poker/players/poker_view.h"
#include "engine/table/stake_taste.h"

#include <cstdint>

namespace mesaviva::players {

/// A simulated player's way of playing.
enum class PokerHabit : std::uint8_t { cautious, sensible, bold, absent_minded };

/// The ante that such a player places: a multiple of the minimum that leaves enough for the bet. A remainder
/// too small for that is staked in full, since the bet could never follow. Zero: out of points.
Money chooseAnte(StakeTaste taste, const PokerBettingView& view, RandomStream& chance);

/// Whether such a player stakes in this round at all.
bool remembersToStake(PokerHabit habit, const PokerBettingView& view, RandomStream& chance);

/// Whether such a player stays in with these cards (P20).
bool continues(PokerHabit habit, const PokerDecisionView& view, RandomStream& chance);

/// Whether such a player decides in time, in the decision period or in the extra period.
bool decidesInTime(PokerHabit habit, bool extraPeriod, RandomStream& chance);

/// How long such a player takes to stake; always less than `period`.
Duration stakingTime(PokerHabit habit, Duration period, RandomStream& chance);

/// How long such a player considers these cards; the clearer the case, the shorter. Always less than
/// `period`.
Duration decisionTime(PokerHabit habit, const PokerDecisionView& view, Duration period, RandomStream& chance);

} // namespace mesaviva::players
