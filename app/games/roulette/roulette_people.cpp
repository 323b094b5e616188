// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/roulette_people.h"

#include "app/core/text/amounts.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"

#include <algorithm>

namespace mesaviva::app {

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

using namespace roulette;

namespace {

RoulettePlayerListModel::Status statusOf(const Player& player) {
    return !player.here            ? RoulettePlayerListModel::Gone
           : player.leaving        ? RoulettePlayerListModel::Leaving
           : !player.connected     ? RoulettePlayerListModel::Lost
           : player.session.warned ? RoulettePlayerListModel::Invited
                                   : RoulettePlayerListModel::Playing;
}

} // namespace

RoulettePeople::Outcome& RoulettePeople::outcome(PlayerId player) {
    m_outcomes.resize(std::max<std::size_t>(m_outcomes.size(), player + 1U));
    return m_outcomes[player];
}

void RoulettePeople::settle(PlayerId player, Money net) { outcome(player) = {net, true}; }
void RoulettePeople::arrive(PlayerId player) { outcome(player) = {}; }

// Alternating colours, so that both layouts of a double table have players.
int RoulettePeople::sideOf(int colour) const { return m_table.settings().doubleLayout ? colour % 2 : 0; }

RouletteStakeListModel::Staker RoulettePeople::staker(PlayerId player) const {
    const std::vector<Player>& players = m_table.state().players;
    RouletteStakeListModel::Staker who;
    who.name = m_table.nameOf(player);
    who.own = m_table.isOwn(player);
    if (player < players.size()) {
        who.colour = players[player].colour;
        who.side = sideOf(who.colour);
        who.chipValue = players[player].chipValue.value_or(Money{}).cents;
    }
    return who;
}

RoundStaker RoulettePeople::roundStaker(PlayerId player) const {
    const RouletteStakeListModel::Staker who = staker(player);
    return {who.name, who.colour, who.own};
}

std::vector<RoulettePlayerListModel::Row> RoulettePeople::rows() const {
    const State& state = m_table.state();
    std::vector<RoulettePlayerListModel::Row> rows;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const auto id = static_cast<PlayerId>(i);
        const Player& player = state.players[i];
        RoulettePlayerListModel::Row row;
        row.playerName = m_table.nameOf(id);
        row.simulated = m_table.tableSession().isSimulated(id);
        row.own = m_table.isOwn(id);
        row.colour = player.colour;
        row.side = sideOf(row.colour);
        row.chipValue = player.chipValue.value_or(Money{}).cents;
        row.chipValueText = RouletteRuleText::chipValue(player.chipValue);
        row.wallet = state.wallet(id).cents;
        row.staked = player.staked.cents;
        if (i < m_outcomes.size()) {
            row.settled = m_outcomes[i].settled;
            row.net = m_outcomes[i].net.cents;
        }
        row.status = statusOf(player);
        row.statusText = RouletteText::status(row.status);
        rows.push_back(row);
    }
    return rows;
}

} // namespace mesaviva::app
