// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_winner_list_model.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/text/bingo_text.h"

namespace mesaviva::app {

BingoWinnerListModel::BingoWinnerListModel(QObject* parent) : QAbstractListModel(parent) {}

int BingoWinnerListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

namespace {

QString prizeName(const BingoWinnerListModel::Row& row) {
    return BingoText::prize(static_cast<bingo::PrizeKind>(row.kind));
}

QString winnerName(const BingoWinnerListModel::Row& row) {
    return row.player.isEmpty() ? TableText::you() : row.player;
}

QString accessibleText(const BingoWinnerListModel::Row& row) {
    const QString name =
        row.simulated ? BingoWinnerListModel::tr("%1, simulated").arg(winnerName(row)) : winnerName(row);
    //: %1 a prize, %2 how many numbers were drawn, %3 a player, %4 the card's number, %5 an amount
    return BingoWinnerListModel::tr("%1, ball %2: %3, card %4, %5")
        .arg(prizeName(row))
        .arg(row.ball)
        .arg(name)
        .arg(row.card)
        .arg(amountText(Money{row.amount}));
}

} // namespace

QVariant BingoWinnerListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return row.kind;
    case NameRole: return prizeName(row);
    case BallRole: return row.ball;
    case Qt::DisplayRole:
    case PlayerRole: return winnerName(row);
    case OwnRole: return row.own;
    case SimulatedRole: return row.simulated;
    case CardRole: return row.card;
    case AmountRole: return row.amount;
    case AmountTextRole: return amountText(Money{row.amount});
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoWinnerListModel::roleNames() const {
    return {{KindRole, "kind"},
            {NameRole, "name"},
            {BallRole, "ball"},
            {PlayerRole, "player"},
            {OwnRole, "own"},
            {SimulatedRole, "simulated"},
            {CardRole, "card"},
            {AmountRole, "amount"},
            {AmountTextRole, "amountText"},
            {AccessibleTextRole, "accessibleText"}};
}

void BingoWinnerListModel::add(const std::vector<Row>& rows) {
    if (rows.empty()) {
        return;
    }
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
    emit countChanged();
}

void BingoWinnerListModel::clear() {
    if (m_rows.empty()) {
        return;
    }
    beginResetModel();
    m_rows.clear();
    endResetModel();
    emit countChanged();
}

void BingoWinnerListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

void BingoWinnerListModel::putBack(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
    emit countChanged();
}

} // namespace mesaviva::app
