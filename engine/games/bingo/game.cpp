// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/game.h"

#include "engine/base/dispatch.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/state.h"

#include <algorithm>

namespace mesaviva::bingo {

State::State(const Settings& roomSettings)
    : settings(roomSettings),
      book(roomSettings),
      ledger(Ledger::kFirstFree),
      crowd(ledger.open()),
      cardMoney(ledger.open()),
      prizeMoney(ledger.open()),
      carried(ledger.open()),
      bingoJackpot(ledger.open()),
      lineJackpot(ledger.open()) {
    round = settings.roundsBefore;
    ledger.move(Ledger::kHouse, carried, settings.carried);
    if (settings.mode == Mode::continuous) {
        due = kTableOpened;
    } else if (!settings.starts.empty()) {
        due = settings.starts.front();
    }
    if (const std::optional<Jackpot>& jackpot = settings.bingoJackpot) {
        ledger.move(Ledger::kHouse, bingoJackpot, jackpot->value.value_or(jackpot->base));
    }
    if (const std::optional<Jackpot>& jackpot = settings.lineJackpot) {
        ledger.move(Ledger::kHouse, lineJackpot, jackpot->value.value_or(jackpot->base));
    }
}

std::optional<Money> State::bingoJackpotValue() const {
    return settings.bingoJackpot ? std::optional(ledger.balance(bingoJackpot)) : std::nullopt;
}

std::optional<Money> State::lineJackpotValue() const {
    return settings.lineJackpot ? std::optional(ledger.balance(lineJackpot)) : std::nullopt;
}

Owner State::ownerOf(CardNumber card) const {
    const auto after = std::ranges::upper_bound(sales, card, {}, &Sale::first);
    check(after != sales.begin() && card < std::prev(after)->first + std::prev(after)->count,
          "a card has no owner");
    return std::prev(after)->owner;
}

bool State::isWon(PrizeKind kind) const { return std::ranges::find(won, kind, &WonPrize::kind) != won.end(); }

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

std::size_t heldBytes(const Event& event) {
    const auto bytes = [](const auto& list) { return list.capacity() * sizeof(list.front()); };
    return std::visit(Overloaded{
                          [&](const RoundOpened& e) {
                              std::size_t sum = bytes(e.setAside) + bytes(e.given);
                              for (const auto& given : e.given) {
                                  sum += bytes(given);
                              }
                              return sum;
                          },
                          [&](const CrowdCardsOrdered& e) { return e.buyers ? bytes(*e.buyers) : 0; },
                          [&](const CrowdSold& e) { return e.buyers ? bytes(*e.buyers) : 0; },
                          [&](const PrizeWon& e) { return bytes(e.winners); },
                          [&](const Settled& e) { return bytes(e.cards); },
                          [&](const RoundClosed& e) { return bytes(e.balls); },
                          [](const auto&) { return std::size_t{0}; },
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
                          [&](const ContributeSeed& c) { return refused(c.player, Action::contribute); },
                          [&](const LosePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const RestorePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const FailSystem&) { return refused(kNobody, Action::fault); },
                          [&](const auto&) { return refused(kNobody, Action::other); },
                      },
                      command);
}

} // namespace mesaviva::bingo

namespace mesaviva {

template class CompiledOnce<bingo::Event::Variant>;
template class CompiledOnce<bingo::Command::Variant>;

} // namespace mesaviva
