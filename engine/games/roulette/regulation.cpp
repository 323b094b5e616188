// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/regulation.h"

#include <algorithm>

namespace mesaviva::roulette {

RuleId Regulation::ruleOf(const Spot& spot) const {
    const Rules& rules = (*this)[spot.kind].known.rules;
    if (spot.kind != ChanceKind::dozen || rules.size() != 3) {
        return first(rules);
    }
    std::size_t box = 0;
    while (box + 1 < rules.size() && !spot.numbers.has(Pocket(static_cast<int>(12 * box) + 1))) {
        ++box;
    }
    return rules.begin()[box];
}

Rules with(Rules rules, const Rules& others) {
    for (const RuleId rule : others) {
        if (rules.size() < Rules::kMost && std::find(rules.begin(), rules.end(), rule) == rules.end()) {
            rules.add(rule);
        }
    }
    return rules;
}

} // namespace mesaviva::roulette
