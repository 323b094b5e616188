// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/decide.h"

#include "engine/base/dispatch.h"
#include "engine/base/overloaded.h"
#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/evolver.h"
#include "engine/games/poker/needs.h"
#include "engine/games/poker/player_stakes.h"

namespace mesaviva::poker {

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
    return std::visit(Overloaded{
                          [&](const Admit& c) { return admit(state, c, events); },
                          [&](const Sit& c) { return sit(state, c, events); },
                          [&](const PlaceAnte& c) { return placeAnte(state, c.player, c.amount, events); },
                          [&](const UndoAnte& c) { return undoAnte(state, c.player, false, events); },
                          [&](const ClearAnte& c) { return undoAnte(state, c.player, true, events); },
                          [&](const RepeatAnte& c) { return repeatAnte(state, c.player, events); },
                          [&](const Deal& c) { return startDeal(state, c.player, now, events); },
                          [&](const Fold& c) { return fold(state, c.player, events); },
                          [&](const Bet& c) { return bet(state, c.player, events); },
                          [&](const Leave& c) { return leave(state, c.player, now, events); },
                          [&](const TakeAllowance& c) { return takeAllowance(state, c.player, events); },
                          [&](const LosePlayer& c) { return losePlayer(state, c.player, now, events); },
                          [&](const RestorePlayer& c) { return restorePlayer(state, c.player, events); },
                          [&](const FailSystem&) { return failSystem(state, now, events); },
                          [&](const TimePassed&) { return passTime(state, now, events); },
                          [&](const Commit& c) { return openRound(state, c, now, events); },
                          [&](const BringCard& c) { return drawCard(state, c, now, events); },
                          [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                      },
                      command);
}

std::optional<Need> nextNeed(const State& state) { return needOf(state); }

void evolve(State& state, const Event& event, Instant at) { dispatch(Evolver<AnyEvents>{state, at}, event); }

void evolve(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<AnyEvents>{state, at}, event);
    }
}

void evolveOwn(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<OwnEvents>{state, at}, event);
    }
}

} // namespace mesaviva::poker
