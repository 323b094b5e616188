// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_player_list_model.h"

#include "app/core/text/amounts.h"

namespace mesaviva::app {

RoulettePlayerListModel::RoulettePlayerListModel(QObject* parent) : QAbstractListModel(parent) {}

int RoulettePlayerListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

namespace {

QString accessibleName(const RoulettePlayerListModel::Row& row) {
    QString text = row.playerName;
    const auto append = [&](const QString& part) {
        if (!part.isEmpty()) {
            text += QStringLiteral(", ") + part;
        }
    };
    if (row.simulated) {
        append(RoulettePlayerListModel::tr("simulated"));
    }
    append(row.chipValueText);
    if (row.staked > 0) {
        append(RoulettePlayerListModel::tr("staked %1").arg(amountText(Money{row.staked})));
    }
    append(row.statusText);
    if (row.settled) {
        append(signedAmountText(Money{row.net}));
    }
    return text;
}

} // namespace

QVariant RoulettePlayerListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PlayerNameRole: return row.playerName;
    case ColourRole: return row.colour;
    case SideRole: return row.side;
    case SimulatedRole: return row.simulated;
    case OwnRole: return row.own;
    case ChipValueRole: return row.chipValue;
    case WalletRole: return row.wallet;
    case StakedRole: return row.staked;
    case NetRole: return row.net;
    case SettledRole: return row.settled;
    case StatusRole: return row.status;
    case StatusTextRole: return row.statusText;
    case Qt::DisplayRole:
    case AccessibleNameRole: return accessibleName(row);
    default: return {};
    }
}

QHash<int, QByteArray> RoulettePlayerListModel::roleNames() const {
    return {{PlayerNameRole, "playerName"},
            {ColourRole, "colour"},
            {SideRole, "side"},
            {SimulatedRole, "simulated"},
            {OwnRole, "own"},
            {ChipValueRole, "chipValue"},
            {WalletRole, "wallet"},
            {StakedRole, "staked"},
            {NetRole, "net"},
            {SettledRole, "settled"},
            {StatusRole, "status"},
            {StatusTextRole, "statusText"},
            {AccessibleNameRole, "accessibleName"}};
}

void RoulettePlayerListModel::setRows(const std::vector<Row>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int at = static_cast<int>(i);
        if (i == m_rows.size()) {
            beginInsertRows({}, at, at);
            m_rows.push_back(rows[i]);
            endInsertRows();
        } else if (m_rows[i] != rows[i]) {
            m_rows[i] = rows[i];
            emit dataChanged(index(at), index(at));
        }
    }
}

} // namespace mesaviva::app
