// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_stake_list_model.h"

#include "app/core/text/amounts.h"
#include "app/games/roulette/text/roulette_names.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using roulette::Stake;

RouletteStakeListModel::RouletteStakeListModel(const roulette::Settings& settings, Stakers stakers,
                                               QObject* parent)
    : QAbstractListModel(parent),
      m_settings(settings),
      m_stakers(std::move(stakers)) {}

int RouletteStakeListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString RouletteStakeListModel::nameOf(const Row& row, const Staker& staker) const {
    const QString spot = RouletteNames::spot(row.stake.spot, m_settings);
    const QString amount = amountText(row.stake.amount);
    if (row.status == Winnings) {
        //: %1 a stake, %2 what it has won, %3 a player
        return tr("%1: won %2, %3").arg(spot, amount, staker.name);
    }
    //: %1 a stake, %2 its sum, %3 a player
    return tr("%1: %2, %3").arg(spot, amount, staker.name);
}

QVariant RouletteStakeListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Staker staker = m_stakers(row.player);
    switch (role) {
    case SpotRole: return row.stake.spot;
    case ColourRole: return staker.colour;
    case SideRole: return staker.side;
    case PlayerNameRole: return staker.name;
    case OwnRole: return staker.own;
    case AmountRole: return static_cast<qint64>(row.stake.amount.cents);
    case ChipsRole:
        return staker.chipValue > 0 ? static_cast<int>(row.stake.amount.cents / staker.chipValue) : 0;
    case GroupRole: return RouletteNames::group(row.stake.group);
    case PositionRole: return row.position;
    case CountRole: return row.count;
    case StatusRole: return row.status;
    case PlaceRole: return row.place;
    case FromRole: return row.from;
    case SerialRole: return row.serial;
    case LeavingRole: return row.place != OnSpot;
    case Qt::DisplayRole:
    case NameRole: return nameOf(row, staker);
    default: return {};
    }
}

QHash<int, QByteArray> RouletteStakeListModel::roleNames() const {
    return {{SpotRole, "spot"},         {ColourRole, "colour"},
            {SideRole, "side"},         {PlayerNameRole, "playerName"},
            {OwnRole, "own"},           {AmountRole, "amount"},
            {ChipsRole, "chips"},       {GroupRole, "group"},
            {PositionRole, "position"}, {CountRole, "count"},
            {StatusRole, "status"},     {PlaceRole, "place"},
            {FromRole, "from"},         {SerialRole, "serial"},
            {LeavingRole, "leaving"},   {NameRole, "name"}};
}

void RouletteStakeListModel::put(PlayerId player, const Stake& stake, std::uint32_t act) {
    const int existing = find(player, stake);
    // A move: chips that the same action has just taken up elsewhere move here.
    const auto lifted = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.player == player && row.place == Player && row.act == act && act != 0 &&
               row.stake.amount == stake.amount && row.stake.group == stake.group;
    });
    if (existing < 0 && lifted != m_rows.end()) {
        const roulette::SpotId from = lifted->stake.spot;
        lifted->stake = stake;
        lifted->place = OnSpot;
        lifted->act = 0;
        emitChanged(static_cast<int>(lifted - m_rows.begin()));
        arrange(from);
    } else if (existing < 0) {
        insert({player, stake, Undecided, OnSpot, Player, 0, 1, m_nextSerial++, 0});
    } else {
        m_rows[static_cast<std::size_t>(existing)].stake.amount += stake.amount;
        emitChanged(existing);
    }
    arrange(stake.spot);
}

void RouletteStakeListModel::take(PlayerId player, const Stake& stake, std::uint32_t act) {
    const int existing = find(player, stake);
    if (existing < 0) {
        return;
    }
    Row& row = m_rows[static_cast<std::size_t>(existing)];
    if (row.stake.amount > stake.amount) {
        row.stake.amount -= stake.amount;
    } else {
        row.place = Player;
        row.act = act;
    }
    emitChanged(existing);
    arrange(stake.spot);
}

void RouletteStakeListModel::show(PlayerId player, const std::vector<Stake>& stakes) {
    for (const Stake& stake : stakes) {
        insert({player, stake, Undecided, OnSpot, OnSpot, 0, 1, m_nextSerial++, 0});
        arrange(stake.spot);
    }
    noteSpots();
}

void RouletteStakeListModel::judge(const std::function<Status(const Stake&)>& status) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.place == OnSpot && row.status != Winnings) {
            row.status = status(row.stake);
            emitChanged(static_cast<int>(i));
        }
    }
    noteSpots();
}

void RouletteStakeListModel::sweep(PlayerId player) {
    std::vector<Row> halves;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.player != player || row.place != OnSpot) {
            continue;
        }
        if (row.status == Losing) {
            row.place = Bank;
        } else if (row.status == Halved) {
            Row half = row;
            half.stake.amount = Money{row.stake.amount.cents / 2};
            row.stake.amount -= half.stake.amount;
            half.status = Losing;
            half.from = OnSpot;
            half.place = Bank;
            half.serial = m_nextSerial++;
            halves.push_back(half);
        } else {
            continue;
        }
        emitChanged(static_cast<int>(i));
    }
    for (const Row& half : halves) {
        insert(half);
    }
    arrangeAll();
}

void RouletteStakeListModel::pay(PlayerId player, const Stake& stake, Money amount) {
    insert({player, {stake.spot, stake.group, amount}, Winnings, OnSpot, Bank, 0, 1, m_nextSerial++, 0});
    arrange(stake.spot);
}

void RouletteStakeListModel::takeUp() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == OnSpot) {
            m_rows[i].place = Player;
            emitChanged(static_cast<int>(i));
        }
    }
}

void RouletteStakeListModel::disturb() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == OnSpot && m_rows[i].status != Winnings) {
            m_rows[i].place = Player;
            emitChanged(static_cast<int>(i));
        }
    }
}

void RouletteStakeListModel::removeLeft() {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (m_rows[static_cast<std::size_t>(i)].place != OnSpot) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
}

void RouletteStakeListModel::clear() {
    if (!m_rows.empty()) {
        beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
        m_rows.clear();
        endRemoveRows();
    }
    noteSpots();
}

void RouletteStakeListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1),
                         {NameRole, PlayerNameRole, GroupRole, Qt::DisplayRole});
    }
}

void RouletteStakeListModel::arrange(roulette::SpotId spot) {
    arrange(spot, 0);
    if (m_settings.doubleLayout) {
        arrange(spot, 1);
    }
}

// Stacks on one spot of a layout are in order of arrival; winnings are next to them.
void RouletteStakeListModel::arrange(roulette::SpotId spot, int side) {
    const auto isHere = [&](const Row& row) {
        return row.stake.spot == spot && row.place == OnSpot && m_stakers(row.player).side == side;
    };
    const auto stands = [&](const Row& row) { return row.status != Winnings && isHere(row); };
    const auto count = static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), stands));
    int position = 0;
    int won = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        const bool winnings = row.status == Winnings && isHere(row);
        if (!winnings && !stands(row)) {
            continue;
        }
        const int wanted = winnings ? won++ : position++;
        if (row.position != wanted || row.count != count) {
            row.position = wanted;
            row.count = count;
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, {PositionRole, CountRole});
        }
    }
}

void RouletteStakeListModel::arrangeAll() {
    std::vector<roulette::SpotId> spots;
    for (const Row& row : m_rows) {
        spots.push_back(row.stake.spot);
    }
    std::sort(spots.begin(), spots.end());
    spots.erase(std::unique(spots.begin(), spots.end()), spots.end());
    for (const roulette::SpotId spot : spots) {
        arrange(spot);
    }
}

int RouletteStakeListModel::find(PlayerId player, const Stake& stake) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.player == player && row.stake.spot == stake.spot && row.stake.group == stake.group &&
               row.place == OnSpot && row.status != Winnings;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void RouletteStakeListModel::insert(const Row& row) {
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.push_back(row);
    endInsertRows();
}

void RouletteStakeListModel::noteSpots() {
    QList<int> spots;
    for (const Row& row : m_rows) {
        if (row.place == OnSpot && !spots.contains(int{row.stake.spot})) {
            spots.append(row.stake.spot);
        }
    }
    setSpots(spots);
}

void RouletteStakeListModel::setSpots(const QList<int>& spots) {
    if (m_spots != spots) {
        m_spots = spots;
        emit spotsChanged();
    }
}

void RouletteStakeListModel::emitChanged(int row) { emit dataChanged(index(row), index(row)); }

void RouletteStakeListModel::restore(const std::vector<Row>& rows, const QList<int>& spots) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
    setSpots(spots);
}

} // namespace mesaviva::app
