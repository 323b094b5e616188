// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

} // namespace mesaviva::bingo
