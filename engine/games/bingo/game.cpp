// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/game.h"

#include "engine/base/overloaded.h"

namespace mesaviva::bingo {

std::optional<Command> Game::answer(const State& state, OwnNeed need, Chance& chance, const Journal<Event>&) {
    switch (need) {
    case OwnNeed::cards:
        if (state.orders.front().player == kNobody) {
            return chance.crowdCards();
        }
        return chance.cards(state.orders.front(), state);
    case OwnNeed::ball: return chance.ball();
    }
    return std::nullopt;
}

std::optional<NeedKind> Game::broughtBy(const Event& event) {
    return std::visit(Overloaded{
                          [](const RoundOpened&) { return std::optional<NeedKind>(CommonNeed::commitment); },
                          [](const CardSold&) { return std::optional<NeedKind>(OwnNeed::cards); },
                          [](const CrowdSold&) { return std::optional<NeedKind>(OwnNeed::cards); },
                          [](const BallDrawn&) { return std::optional<NeedKind>(OwnNeed::ball); },
                          [](const RoundClosed&) { return std::optional<NeedKind>(CommonNeed::seed); },
                          [](const auto&) { return std::optional<NeedKind>(); },
                      },
                      event);
}

Event Game::refused(const Command& command, const Refusal& refusal) {
    const auto refused = [&](PlayerId player, Action action) { return Refused{player, action, refusal}; };
    return std::visit(Overloaded{
                          [&](const Join& c) { return refused(c.player, Action::join); },
                          [&](const Buy& c) { return refused(c.player, Action::buy); },
                          [&](const Mark& c) { return refused(c.player, Action::mark); },
                          [&](const Leave& c) { return refused(c.player, Action::leave); },
                          [&](const TakeAllowance& c) { return refused(c.player, Action::allowance); },
                          [&](const LosePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const RestorePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const FailSystem&) { return refused(kNobody, Action::fault); },
                          [&](const auto&) { return refused(kNobody, Action::other); },
                      },
                      command);
}

} // namespace mesaviva::bingo
