// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/odds/next_balls.h"

#include "engine/games/bingo/combinations.h"

#include <algorithm>

namespace mesaviva::bingo {

NextBall nextBall(PrizeKind combination, std::span<const Card> cards, const Settings& settings,
                  const BallSet& drawn) {
    NextBall next;
    std::vector<int> lacking;
    for (const Card& card : cards) {
        lacking.push_back(missing(combination, card, settings, drawn));
    }
    const auto least = std::ranges::min_element(lacking);
    next.nearest = static_cast<std::size_t>(least - lacking.begin());
    next.missing = *least;
    const int balls = settings.shape().balls;
    for (int number = 1; number <= balls; ++number) {
        const auto ball = static_cast<Ball>(number);
        if (drawn.has(ball)) {
            continue;
        }
        ++next.left;
        if (next.missing != 1 && next.missing != 2) {
            continue; // one ball doesn't change the result
        }
        BallSet then = drawn;
        then.add(ball);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (lacking[i] == next.missing &&
                missing(combination, cards[i], settings, then) == next.missing - 1) {
                (next.missing == 1 ? next.completing : next.nearing).push_back(ball);
                break;
            }
        }
    }
    return next;
}

double anyWithin(int wanted, int left, int next) {
    double none = 1;
    for (int i = 0; i < next; ++i) {
        none *= std::max(0.0, static_cast<double>(left - wanted - i) / std::max(1, left - i));
    }
    return 1 - none;
}

double allWithin(int wanted, int left, int next) {
    double all = wanted <= next && wanted <= left ? 1 : 0;
    for (int i = 0; i < wanted; ++i) {
        all *= static_cast<double>(std::min(next, left) - i) / std::max(1, left - i);
    }
    return all;
}

} // namespace mesaviva::bingo
