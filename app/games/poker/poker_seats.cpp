// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_seats.h"

#include "app/games/poker/text/poker_text.h"

#include <algorithm>

namespace mesaviva::app {

using namespace poker;

void PokerSeats::begin() {
    // What went before may not be known: a round of the record, or a table that has run for very long.
    m_kept.lastSeats.clear();
    for (const Player& player : m_table.state().players) {
        m_kept.lastSeats.push_back(player.seat);
    }
}

void PokerSeats::sit(const PlayerSat& event) {
    m_kept.lastSeats.resize(std::max<std::size_t>(m_kept.lastSeats.size(), event.player + 1U));
    m_kept.lastSeats[event.player] = event.seat;
}

int PokerSeats::numberOf(PlayerId player) const {
    return player != kNobody && player < m_kept.lastSeats.size() ? m_kept.lastSeats[player] : 0;
}

RoundSitter PokerSeats::sitter(PlayerId player) const {
    return {numberOf(player), m_table.nameOf(player), m_table.isOwn(player)};
}

PokerSeatListModel::Row PokerSeats::row(int seat) const {
    const State& state = m_table.state();
    const auto index = static_cast<std::size_t>(seat - 1);
    const Seat& place = state.seats[index];
    PokerSeatListModel::Row row;
    if (place.player == kNobody) {
        return row;
    }
    const Outcome& outcome = m_kept.outcomes[index];
    const Money ante = state.inBox(index, Box::ante);
    row.playerName = m_table.nameOf(place.player);
    row.simulated = m_table.tableSession().isSimulated(place.player);
    row.own = m_table.isOwn(place.player);
    row.connected = place.connected;
    row.wallet = state.wallet(place.player).cents;
    row.ante = ante.cents;
    row.bet = state.inBox(index, Box::bet).cents;
    row.settled = outcome.settled;
    row.net = outcome.net.cents;
    row.status = status(place, outcome, ante);
    if ((outcome.handShown || row.own || m_table.tableSession().isAllOpen()) && place.dealtIn &&
        state.dealComplete) {
        row.handName = PokerText::hand(place.cards, state.settings.ranking);
    }
    row.statusText = place.connected ? PokerText::status(row.status) : TableText::lineLost();
    return row;
}

PokerSeatListModel::Status PokerSeats::status(const Seat& place, const Outcome& outcome, Money ante) const {
    const Phase phase = m_table.state().phase;
    if (outcome.settled || outcome.status == PokerSeatListModel::Folded) {
        return outcome.status;
    }
    if (place.decision == Decision::bet) {
        return PokerSeatListModel::InPlay;
    }
    if (place.dealtIn && (phase == Phase::deciding || phase == Phase::extended)) {
        return PokerSeatListModel::Thinking;
    }
    return ante > Money{} ? PokerSeatListModel::Staked : PokerSeatListModel::Waiting;
}

} // namespace mesaviva::app
