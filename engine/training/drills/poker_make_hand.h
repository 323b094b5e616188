// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random five-card hands of a given kind for tasks: deals until they fit.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/comparison.h"
#include "engine/games/poker/hand.h"

namespace mesaviva::drills {

/// A random hand of exactly that combination, its cards in any order; every such hand is possible.
poker::HandCards handOf(poker::Combination combination, poker::RankingRules rules, RandomStream& chance);

/// Two hands.
struct HandPair {
    poker::HandCards one{};
    poker::HandCards other{};
};

/// Two hands of one combination, without a card in common, that `decided` tells apart; either may be the
/// better one. `decided` must be possible for the combination.
HandPair pairOf(poker::Combination combination, poker::DecidedBy decided, poker::RankingRules rules,
                RandomStream& chance);

/// Two hands of these combinations without a card in common.
HandPair pairOf(poker::Combination one, poker::Combination other, poker::RankingRules rules,
                RandomStream& chance);

} // namespace mesaviva::drills
