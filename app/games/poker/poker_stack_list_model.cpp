// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_stack_list_model.h"

#include "app/core/text/amounts.h"
#include "app/games/poker/text/poker_text.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace mesaviva::app {

namespace {

poker::Box boxOf(const PokerStackListModel::Row& row) {
    const bool isBet = row.place == PokerStackListModel::Bet || row.place == PokerStackListModel::BetWinnings;
    return isBet ? poker::Box::bet : poker::Box::ante;
}

} // namespace

PokerStackListModel::PokerStackListModel(std::function<QString(int seat)> who, QObject* parent)
    : QAbstractListModel(parent),
      m_who(std::move(who)) {}

int PokerStackListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PokerStackListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case AmountRole: return row.amount;
    case UnderRole: return row.under;
    case PlaceRole: return row.place;
    case FromRole: return row.from;
    case SeatRole: return row.seat;
    case SerialRole: return row.serial;
    case LeavingRole: return isOff(row.place);
    case Qt::DisplayRole:
    case NameRole: return PokerText::stack(boxOf(row), Money{row.amount});
    case TotalRole: return isTop(static_cast<std::size_t>(index.row())) ? totalWith(row) : 0;
    case TipRole: {
        const QString stack = row.place == AnteWinnings || row.place == BetWinnings
                                  ? PokerText::winnings(boxOf(row), Money{totalWith(row)})
                                  : PokerText::stack(boxOf(row), Money{totalWith(row)});
        //: %1 a player, %2 a box with the sum that lies there ("Ante: 5.00 pts")
        return m_who ? tr("%1 · %2").arg(m_who(row.seat), stack) : stack;
    }
    default: return {};
    }
}

// The newest chips of a place are on top.
bool PokerStackListModel::isTop(std::size_t row) const {
    return !isOff(m_rows[row].place) && std::none_of(m_rows.begin() + static_cast<std::ptrdiff_t>(row) + 1,
                                                     m_rows.end(), [&](const Row& other) {
                                                         return other.seat == m_rows[row].seat &&
                                                                other.place == m_rows[row].place;
                                                     });
}

qint64 PokerStackListModel::totalWith(const Row& row) const {
    qint64 total = 0;
    for (const Row& other : m_rows) {
        total += other.seat == row.seat && other.place == row.place ? other.amount : 0;
    }
    return total;
}

void PokerStackListModel::emitTotals() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {TotalRole, TipRole});
    }
}

QHash<int, QByteArray> PokerStackListModel::roleNames() const {
    return {{AmountRole, "amount"}, {UnderRole, "under"},   {PlaceRole, "place"},     {FromRole, "from"},
            {SeatRole, "seat"},     {SerialRole, "serial"}, {LeavingRole, "leaving"}, {NameRole, "name"},
            {TotalRole, "total"},   {TipRole, "tip"}};
}

void PokerStackListModel::add(qint64 amount, int seat, Place from, Place place) {
    qint64 under = 0;
    for (const Row& row : m_rows) {
        if (row.seat == seat && row.place == place) {
            under += row.amount;
        }
    }
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.push_back({amount, under, place, from, seat, m_nextSerial++});
    endInsertRows();
    emitTotals();
}

void PokerStackListModel::move(int seat, Place place, Place to) {
    moveNewest(seat, place, to, std::numeric_limits<qint64>::max());
}

void PokerStackListModel::moveNewest(int seat, Place place, Place to, qint64 amount) {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0 && amount > 0; --i) {
        Row& row = m_rows[static_cast<std::size_t>(i)];
        if (row.seat == seat && row.place == place) {
            amount -= row.amount;
            row.place = to;
            emit dataChanged(index(i), index(i), {PlaceRole, LeavingRole, NameRole, Qt::DisplayRole});
        }
    }
    emitTotals();
}

void PokerStackListModel::tidy() {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        const Row upper = m_rows[static_cast<std::size_t>(i)];
        if (upper.under == 0 || isOff(upper.place)) {
            continue;
        }
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
        for (std::size_t j = 0; j < m_rows.size(); ++j) {
            Row& lower = m_rows[j];
            if (lower.seat == upper.seat && lower.place == upper.place && lower.under == 0) {
                lower.amount += upper.amount;
                const QModelIndex changed = index(static_cast<int>(j));
                emit dataChanged(changed, changed, {AmountRole, NameRole, Qt::DisplayRole});
                break;
            }
        }
    }
    emitTotals();
}

void PokerStackListModel::removeLeft() {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (isOff(m_rows[static_cast<std::size_t>(i)].place)) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
}

void PokerStackListModel::clear() {
    if (m_rows.empty()) {
        return;
    }
    beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
    m_rows.clear();
    endRemoveRows();
}

void PokerStackListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1),
                         {NameRole, TipRole, Qt::DisplayRole});
    }
}

void PokerStackListModel::restore(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

} // namespace mesaviva::app
