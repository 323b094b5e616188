// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_prize_list_model.h"

#include "app/core/text/amounts.h"

#include <utility>

namespace mesaviva::app {

BingoPrizeListModel::BingoPrizeListModel(QObject* parent) : QAbstractListModel(parent) {}

int BingoPrizeListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

namespace {

QString accessibleText(const BingoPrizeListModel::Row& row) {
    QString text = row.name;
    const auto append = [&](const QString& part) {
        if (!part.isEmpty()) {
            text += QStringLiteral(", ") + part;
        }
    };
    append(amountText(Money{row.amount}));
    append(row.condition);
    append(row.won ? row.wonText : BingoPrizeListModel::tr("not won yet"));
    return text;
}

} // namespace

QVariant BingoPrizeListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return row.kind;
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case AmountRole: return row.amount;
    case AmountTextRole: return amountText(Money{row.amount});
    case FixedRole: return row.fixed;
    case ShareTextRole: return row.shareText;
    case JackpotRole: return row.isJackpot();
    case ConditionRole: return row.condition;
    case ReachableRole: return row.reachable;
    case WonRole: return row.won;
    case WonTextRole: return row.wonText;
    case OwnRole: return row.own;
    case NearRole: return row.near;
    case RowsRole: return row.rows;
    case ColumnsRole: return row.columns;
    case ExampleRole: return row.example;
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoPrizeListModel::roleNames() const {
    return {{KindRole, "kind"},
            {NameRole, "name"},
            {AmountRole, "amount"},
            {AmountTextRole, "amountText"},
            {FixedRole, "fixed"},
            {ShareTextRole, "shareText"},
            {JackpotRole, "jackpot"},
            {ConditionRole, "condition"},
            {ReachableRole, "reachable"},
            {WonRole, "won"},
            {WonTextRole, "wonText"},
            {OwnRole, "own"},
            {NearRole, "near"},
            {RowsRole, "rows"},
            {ColumnsRole, "columns"},
            {ExampleRole, "example"},
            {AccessibleTextRole, "accessibleText"}};
}

void BingoPrizeListModel::setRows(std::vector<Row> rows) {
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (m_rows[i] != rows[i]) {
            m_rows[i] = std::move(rows[i]);
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        }
    }
}

void BingoPrizeListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace mesaviva::app
