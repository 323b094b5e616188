// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/poker/players/poker_view.h"

#include "engine/games/poker/pay_table.h"

namespace mesaviva::players {

namespace {

Money anteInBox(const poker::State& state, PlayerId player) {
    return state.inBox(static_cast<std::size_t>(state.players[player].seat - 1), poker::Box::ante);
}

} // namespace

bool PokerDecisionView::canBet() const { return poker::kBetPerAnte * ante <= wallet; }

PokerBettingView bettingViewOf(const poker::State& state, PlayerId player) {
    const Session& session = state.players[player].session;
    PokerBettingView view;
    view.wallet = state.wallet(player);
    view.inAnteBox = anteInBox(state, player);
    view.minimum = state.settings.minimum;
    view.maximum = state.settings.maximum;
    view.allowance = state.settings.allowance;
    view.individual = state.settings.individual;
    view.idleRounds = session.idleRounds;
    view.warned = session.warned;
    return view;
}

PokerDecisionView decisionViewOf(const poker::State& state, PlayerId player) {
    PokerDecisionView view;
    view.hand = state.seatOf(player).cards;
    view.upCard = state.dealer.back();
    view.ante = anteInBox(state, player);
    view.wallet = state.wallet(player);
    view.ranking = state.settings.ranking;
    return view;
}

} // namespace mesaviva::players
