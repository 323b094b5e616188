// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_seat_list_model.h"

#include "app/core/text/amounts.h"

#include <QCoreApplication>

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

} // namespace mesaviva::app
