// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_counter.h"

#include "app/core/text/texts.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/decide.h"

#include <algorithm>

namespace mesaviva::app {

using namespace bingo;

BingoOffer BingoCounter::offer(Instant now) const {
    BingoOffer offer;
    offer.buy = askToBuy(1, now);
    offer.undo = {false, tr("Cards that are bought can't be given back."), textOf(kCardsStay)};
    offer.repeat = m_lastBought > 0 ? askToBuy(m_lastBought, now)
                                    : ActionState{false, tr("You have not had cards in this room yet."), {}};
    offer.allowance = ask(Action::allowance, TakeAllowance{m_table.own()}, now);
    offer.reservable = canReserve();
    offer.mostBuyable = offer.buy.enabled ? mostBuyable() : 0;
    return offer;
}

ActionState BingoCounter::askToBuy(int count, Instant now) const {
    return ask(Action::buy, Buy{m_table.own(), static_cast<std::uint32_t>(std::max(count, 0))}, now);
}

ActionState BingoCounter::ask(Action action, const Command& command, Instant now) const {
    return m_table.offer(command, now, [&](const Refusal& refusal) {
        return BingoText::refusal(action, refusal, m_table.settings());
    });
}

// How many more cards the limit (B13), the points (B10) and the round's supply (B15) permit.
int BingoCounter::mostBuyable() const {
    const State& state = m_table.state();
    const auto most = static_cast<std::uint64_t>(state.settings.maxCards) - m_table.ownPlayer().cards.size();
    const auto paid = static_cast<std::uint64_t>(m_table.ownWallet() / state.settings.cardPrice.cents);
    const std::uint64_t left = state.book.room() - std::min<std::uint64_t>(state.book.room(), state.ordered);
    return static_cast<int>(std::min({most, paid, left}));
}

void BingoCounter::noteBought(int cards) {
    if (cards > 0) {
        m_lastBought = cards;
    }
}

bool BingoCounter::canReserve() const {
    return m_table.ownPlayer().here && !m_table.tableSession().isScenario() &&
           m_table.state().phase != Phase::sale;
}

bool BingoCounter::reserve(int count) {
    const int now = canReserve() ? std::clamp(count, 0, m_table.settings().maxCards) : 0;
    return std::exchange(m_reserved, now) != now;
}

} // namespace mesaviva::app
