// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/drills/drill.h"
#include "engine/poker/settings.h"
#include "engine/roulette/settings.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::drills {

/// How many chips lie on one place of the layout at most.
enum class Stacks : std::uint8_t {
    one,    ///< a single chip
    stack,  ///< up to a stack of twenty
    twelve, ///< up to twelve stacks of twenty
};

/// So many chips make a stack.
inline constexpr std::int64_t kStack = 20;

/// The most chips on one place; what the regulation's maximum allows may be less.
constexpr std::int64_t mostChips(Stacks stacks) {
    return stacks == Stacks::one ? 1 : stacks == Stacks::stack ? kStack : 12 * kStack;
}

/// The key: `one`, `stack`, `twelve`.
constexpr std::string_view name(Stacks stacks) {
    return stacks == Stacks::one ? "one" : stacks == Stacks::stack ? "stack" : "twelve";
}

/// The tables that tasks are made for.
struct Terms {
    roulette::Settings roulette{roulette::RuleSet::casino};
    Stacks stacks = Stacks::stack;
    poker::Settings poker;
};

/// A roulette table for tasks, where every chance has the same minimum, which one chip is worth. `pockets` 38
/// only online. Where the regulation allows it, series can be asked for.
roulette::Settings tableFor(roulette::RuleSet rules, int pockets, Money chip);

/// What a drill's results are kept under: the regulation and the number of pockets at roulette, as in
/// `pt-894-2002/37`; elsewhere the regulation.
std::string scopeOf(Drill drill, const Terms& terms);

/// Whether the tables of these terms have what the drill asks for: there are no series in Macau, and chips of
/// a player's colour only where the regulation has them (R7).
bool isOffered(Drill drill, const Terms& terms);

} // namespace mesaviva::drills
