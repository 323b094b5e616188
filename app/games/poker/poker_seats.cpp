// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/poker_seats.h"

#include "app/core/text/amounts.h"
#include "app/games/poker/text/poker_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace mesaviva::app {

PokerSeatListModel::PokerSeatListModel(QObject* parent) : QAbstractListModel(parent) {}

int PokerSeatListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

namespace {

QString accessibleName(int seat, const PokerSeatListModel::Row& row) {
    if (row.status == PokerSeatListModel::Empty) {
        return PokerSeatListModel::tr("Seat %1, free").arg(seat);
    }
    QString text = PokerSeatListModel::tr("Seat %1, %2").arg(seat).arg(row.playerName);
    const auto append = [&](const QString& part) { text += QStringLiteral(", ") + part; };
    if (row.simulated) {
        append(PokerSeatListModel::tr("simulated"));
    }
    append(amountText(Money{row.wallet}));
    if (row.ante > 0) {
        append(PokerSeatListModel::tr("ante %1").arg(amountText(Money{row.ante})));
    }
    if (row.bet > 0) {
        append(PokerSeatListModel::tr("bet %1").arg(amountText(Money{row.bet})));
    }
    if (!row.statusText.isEmpty()) {
        append(row.statusText);
    }
    if (!row.handName.isEmpty()) {
        append(row.handName);
    }
    if (row.settled) {
        append(signedAmountText(Money{row.net}));
    }
    return text;
}

} // namespace

QVariant PokerSeatListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole: return index.row() + 1;
    case PlayerNameRole: return row.playerName;
    case SimulatedRole: return row.simulated;
    case OwnRole: return row.own;
    case ConnectedRole: return row.connected;
    case WalletRole: return row.wallet;
    case AnteRole: return row.ante;
    case BetRole: return row.bet;
    case StatusRole: return row.status;
    case StatusTextRole: return row.statusText;
    case HandNameRole: return row.handName;
    case NetRole: return row.net;
    case SettledRole: return row.settled;
    case Qt::DisplayRole:
    case AccessibleNameRole: return accessibleName(index.row() + 1, row);
    default: return {};
    }
}

QHash<int, QByteArray> PokerSeatListModel::roleNames() const {
    return {{SeatRole, "seat"},           {PlayerNameRole, "playerName"},
            {SimulatedRole, "simulated"}, {OwnRole, "own"},
            {ConnectedRole, "connected"}, {WalletRole, "wallet"},
            {AnteRole, "ante"},           {BetRole, "bet"},
            {StatusRole, "status"},       {StatusTextRole, "statusText"},
            {HandNameRole, "handName"},   {NetRole, "net"},
            {SettledRole, "settled"},     {AccessibleNameRole, "accessibleName"}};
}

void PokerSeatListModel::setSeats(int count) {
    beginResetModel();
    m_rows.assign(static_cast<std::size_t>(count), {});
    endResetModel();
}

void PokerSeatListModel::setRow(int seat, const Row& row) {
    Row& present = m_rows[static_cast<std::size_t>(seat - 1)];
    if (present == row) {
        return;
    }
    present = row;
    emit dataChanged(index(seat - 1), index(seat - 1));
}

using namespace poker;

void PokerSeats::begin() {
    // Earlier events may be unknown: a round of the record, or a table that has run for a long time.
    m_state.lastSeats.clear();
    for (const Player& player : m_table.state().players) {
        m_state.lastSeats.push_back(player.seat);
    }
}

void PokerSeats::sit(const PlayerSat& event) {
    m_state.lastSeats.resize(std::max<std::size_t>(m_state.lastSeats.size(), event.player + 1U));
    m_state.lastSeats[event.player] = event.seat;
}

int PokerSeats::numberOf(PlayerId player) const {
    return player != kNobody && player < m_state.lastSeats.size() ? m_state.lastSeats[player] : 0;
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
    const Outcome& outcome = m_state.outcomes[index];
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
