// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/decide.h"

#include "engine/base/overloaded.h"
#include "engine/games/bingo/decide_parts.h"

namespace mesaviva::bingo {

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
    return std::visit(Overloaded{
                          [&](const Admit& c) { return admit(state, c, events); },
                          [&](const Join& c) { return join(state, c, events); },
                          [&](const Buy& c) { return buy(state, c, events); },
                          [&](const CrowdBuy& c) { return crowdBuy(state, c, events); },
                          [&](const Mark& c) { return mark(state, c, events); },
                          [&](const Leave& c) { return leave(state, c, events); },
                          [&](const TakeAllowance& c) { return takeAllowance(state, c.player, events); },
                          [&](const LosePlayer& c) { return losePlayer(state, c.player, events); },
                          [&](const RestorePlayer& c) { return restorePlayer(state, c.player, events); },
                          [&](const FailSystem&) { return failSystem(events); },
                          [&](const TimePassed&) { return passTime(state, now, events); },
                          [&](const Commit& c) { return openRound(state, c, now, events); },
                          [&](const BringCards& c) { return bringCards(state, c, now, events); },
                          [&](const BringCrowdCards& c) { return bringCrowdCards(state, c, now, events); },
                          [&](const BringBall& c) { return drawBall(state, c, now, events); },
                          [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                      },
                      command);
}

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
