// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/decide.h"

namespace mesaviva::bingo {

std::optional<Need> nextNeed(const State& state) {
    const auto needAtDue = [&](NeedKind kind) {
        return state.due ? std::optional(Need{*state.due, kind}) : std::nullopt;
    };
    switch (state.phase) {
    case Phase::between: return needAtDue(CommonNeed::commitment);
    case Phase::sale:
        return state.orders.empty() ? needAtDue(CommonNeed::time)
                                    : std::optional(Need{state.orders.front().at, OwnNeed::cards});
    case Phase::announcing:
    case Phase::drawing: return needAtDue(OwnNeed::ball);
    case Phase::checking:
    case Phase::confirming: return needAtDue(CommonNeed::act);
    case Phase::voiding: return needAtDue(CommonNeed::time);
    case Phase::ending: return needAtDue(CommonNeed::seed);
    }
    return std::nullopt;
}

} // namespace mesaviva::bingo
