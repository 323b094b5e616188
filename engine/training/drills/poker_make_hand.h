// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Five cards of a wanted kind, for tasks: chance deals until they fit.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/comparison.h"
#include "engine/games/poker/hand.h"

namespace mesaviva::drills {

/// A hand of exactly that combination, its cards in any order; every such hand can come.
poker::HandCards handOf(poker::Combination combination, poker::RankingRules rules, RandomStream& chance);

/// Two hands.
struct HandPair {
    poker::HandCards one{};
    poker::HandCards other{};
};

/// Two hands of one combination, without a card in common, between which `decided` decides; either may be the
/// better one. The combination must be one that can be decided so.
HandPair pairOf(poker::Combination combination, poker::DecidedBy decided, poker::RankingRules rules,
                RandomStream& chance);

/// Two hands of these combinations without a card in common.
HandPair pairOf(poker::Combination one, poker::Combination other, poker::RankingRules rules,
                RandomStream& chance);

} // namespace mesaviva::drills
