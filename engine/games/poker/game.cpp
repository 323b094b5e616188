// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/game.h"

#include "engine/base/dispatch.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/state.h"

namespace mesaviva::poker {

State::State(const Settings& tableSettings)
    : settings(tableSettings),
      ledger(Ledger::kFirstFree + 2 * static_cast<std::size_t>(kMostSeats)) {
    if (!settings.individual) {
        due = kTableOpened;
    }
}

std::optional<Command> Game::answer(const State&, OwnNeed need, Chance& chance, const Journal<Event>&) {
    switch (need) {
    case OwnNeed::card: return chance.nextCard();
    }
    return std::nullopt;
}

std::optional<NeedKind> Game::broughtBy(const Event& event) {
    return std::visit(Overloaded{
                          [](const RoundOpened&) { return std::optional<NeedKind>(CommonNeed::commitment); },
                          [](const CardBurnt&) { return std::optional<NeedKind>(OwnNeed::card); },
                          [](const CardDealt&) { return std::optional<NeedKind>(OwnNeed::card); },
                          [](const RoundClosed&) { return std::optional<NeedKind>(CommonNeed::seed); },
                          [](const auto&) { return std::optional<NeedKind>(); },
                      },
                      event);
}

Event Game::refused(const Command& command, const Refusal& refusal) {
    const auto refused = [&](PlayerId player, Action action) { return Refused{player, action, refusal}; };
    return std::visit(Overloaded{
                          [&](const Sit& c) { return refused(c.player, Action::sit); },
                          [&](const PlaceAnte& c) { return refused(c.player, Action::ante); },
                          [&](const UndoAnte& c) { return refused(c.player, Action::undo); },
                          [&](const ClearAnte& c) { return refused(c.player, Action::clear); },
                          [&](const RepeatAnte& c) { return refused(c.player, Action::repeat); },
                          [&](const Deal& c) { return refused(c.player, Action::deal); },
                          [&](const Fold& c) { return refused(c.player, Action::fold); },
                          [&](const Bet& c) { return refused(c.player, Action::bet); },
                          [&](const Leave& c) { return refused(c.player, Action::leave); },
                          [&](const TakeAllowance& c) { return refused(c.player, Action::allowance); },
                          [&](const ContributeSeed& c) { return refused(c.player, Action::contribute); },
                          [&](const LosePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const RestorePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const auto&) { return refused(kNobody, Action::other); },
                      },
                      command);
}

} // namespace mesaviva::poker

namespace mesaviva {

template class CompiledOnce<poker::Event::Variant>;
template class CompiledOnce<poker::Command::Variant>;

} // namespace mesaviva
