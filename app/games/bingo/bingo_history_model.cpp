// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_history_model.h"

#include "app/core/text/amounts.h"

#include <algorithm>

namespace mesaviva::app {

BingoHistoryModel::BingoHistoryModel(QObject* parent) : QAbstractListModel(parent) {}

int BingoHistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

namespace {

QString titleOf(const BingoHistoryModel::Row& row) {
    return BingoHistoryModel::tr("Round %1").arg(row.round);
}

QString resultText(const BingoHistoryModel::Row& row) {
    if (row.isVoid) {
        return BingoHistoryModel::tr("void");
    }
    return row.tookPart ? signedAmountText(Money{row.result}) : BingoHistoryModel::tr("no cards");
}

QString accessibleText(const BingoHistoryModel::Row& row) {
    QString text = titleOf(row);
    const auto append = [&](const QString& part) {
        if (!part.isEmpty()) {
            text += QStringLiteral(", ") + part;
        }
    };
    append(row.winnersText);
    append(resultText(row));
    return text;
}

} // namespace

QVariant BingoHistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundRole: return static_cast<int>(row.round);
    case Qt::DisplayRole:
    case TitleRole: return titleOf(row);
    case ResultRole: return row.result;
    case ResultTextRole: return resultText(row);
    case BallsRole: return row.balls;
    case CardsRole: return row.cards;
    case WinnersTextRole: return row.winnersText;
    case VoidRole: return row.isVoid;
    case ReplayableRole: return row.replayable;
    case CommitmentRole: return row.commitment;
    case SeedRole: return row.seed;
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoHistoryModel::roleNames() const {
    return {{RoundRole, "round"},
            {TitleRole, "title"},
            {ResultRole, "result"},
            {ResultTextRole, "resultText"},
            {BallsRole, "balls"},
            {CardsRole, "cards"},
            {WinnersTextRole, "winnersText"},
            {VoidRole, "isVoid"},
            {ReplayableRole, "replayable"},
            {CommitmentRole, "commitment"},
            {SeedRole, "seed"},
            {AccessibleTextRole, "accessibleText"}};
}

std::uint64_t BingoHistoryModel::roundAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].round : 0;
}

void BingoHistoryModel::add(const Row& row) {
    if (rowCount() == kShown) {
        beginRemoveRows({}, kShown - 1, kShown - 1);
        m_rows.pop_back();
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_rows.push_back(row);
    std::rotate(m_rows.rbegin(), m_rows.rbegin() + 1, m_rows.rend());
    endInsertRows();
    emit countChanged();
}

void BingoHistoryModel::setRows(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
    emit countChanged();
}

} // namespace mesaviva::app
