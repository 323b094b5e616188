// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/poker/game.h"

#include "engine/base/overloaded.h"

namespace mesaviva::poker {

std::optional<Command> Game::answer(const State& state, NeedKind need, Chance& chance,
                                    const Journal<Event>&) {
    switch (need) {
    case NeedKind::time:
    case NeedKind::act:
    case NeedKind::launch:
    case NeedKind::pocket:
    case NeedKind::cards:
    case NeedKind::ball:
    case NeedKind::record: break;
    case NeedKind::commitment: return chance.openRound(state.round + 1);
    case NeedKind::card: return chance.nextCard();
    case NeedKind::seed: return chance.closeRound();
    }
    return TimePassed{};
}

std::optional<NeedKind> Game::broughtBy(const Event& event) {
    return std::visit(Overloaded{
                          [](const RoundOpened&) { return std::optional(NeedKind::commitment); },
                          [](const CardBurnt&) { return std::optional(NeedKind::card); },
                          [](const CardDealt&) { return std::optional(NeedKind::card); },
                          [](const RoundClosed&) { return std::optional(NeedKind::seed); },
                          [](const auto&) { return std::optional<NeedKind>(); },
                      },
                      event);
}

Event Game::refused(const Command& command, const Refusal& refusal) {
    const auto refused = [&](PlayerId player, Deed deed) { return Refused{player, deed, refusal}; };
    return std::visit(Overloaded{
                          [&](const Sit& c) { return refused(c.player, Deed::sit); },
                          [&](const PlaceAnte& c) { return refused(c.player, Deed::ante); },
                          [&](const UndoAnte& c) { return refused(c.player, Deed::undo); },
                          [&](const ClearAnte& c) { return refused(c.player, Deed::clear); },
                          [&](const RepeatAnte& c) { return refused(c.player, Deed::repeat); },
                          [&](const Deal& c) { return refused(c.player, Deed::deal); },
                          [&](const Fold& c) { return refused(c.player, Deed::fold); },
                          [&](const Bet& c) { return refused(c.player, Deed::bet); },
                          [&](const Leave& c) { return refused(c.player, Deed::leave); },
                          [&](const TakeAllowance& c) { return refused(c.player, Deed::allowance); },
                          [&](const LosePlayer& c) { return refused(c.player, Deed::fault); },
                          [&](const RestorePlayer& c) { return refused(c.player, Deed::fault); },
                          [&](const auto&) { return refused(kNobody, Deed::other); },
                      },
                      command);
}

} // namespace mesaviva::poker
