// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_card_list_model.h"

#include "app/games/poker/text/poker_text.h"

#include <algorithm>

namespace mesaviva::app {

PokerCardListModel::PokerCardListModel(QObject* parent) : QAbstractListModel(parent) {}

int PokerCardListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PokerCardListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CardRole: return row.card ? QString::fromStdString(row.card->text()) : QString();
    case FaceUpRole: return row.faceUp;
    case PlaceRole: return row.place;
    case SeatRole: return row.seat;
    case PositionRole: return row.position;
    case OwnRole: return row.own;
    case SerialRole: return index.row();
    case OutcomeRole: return row.outcome;
    case LeavingRole: return row.leaving;
    case Qt::DisplayRole:
    case NameRole: return row.card ? PokerText::card(*row.card) : PokerText::faceDownCard();
    default: return {};
    }
}

QHash<int, QByteArray> PokerCardListModel::roleNames() const {
    return {{CardRole, "card"},         {FaceUpRole, "faceUp"},  {PlaceRole, "place"},   {SeatRole, "seat"},
            {PositionRole, "position"}, {OwnRole, "own"},        {SerialRole, "serial"}, {NameRole, "name"},
            {OutcomeRole, "outcome"},   {LeavingRole, "leaving"}};
}

void PokerCardListModel::add(const Row& row) {
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.push_back(row);
    endInsertRows();
}

void PokerCardListModel::reveal(Place place, int seat, int position, poker::Card card) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.place == place && row.seat == seat && row.position == position) {
            row.card = card;
            row.faceUp = true;
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, {CardRole, FaceUpRole, NameRole, Qt::DisplayRole});
            return;
        }
    }
}

void PokerCardListModel::collectSeat(int seat) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == Seat && m_rows[i].seat == seat) {
            collect(i);
        }
    }
}

void PokerCardListModel::judge(Place place, int seat, CardOutcome outcome) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == place && m_rows[i].seat == seat && m_rows[i].outcome != outcome) {
            m_rows[i].outcome = outcome;
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, {OutcomeRole});
        }
    }
}

std::optional<poker::HandCards> PokerCardListModel::hand(Place place, int seat) const {
    poker::HandCards cards{};
    std::size_t known = 0;
    for (const Row& row : m_rows) {
        if (row.place == place && row.seat == seat && row.card && known < cards.size()) {
            cards[known++] = *row.card;
        }
    }
    return known == cards.size() ? std::optional(cards) : std::nullopt;
}

void PokerCardListModel::leave() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].leaving = true;
        collect(i);
    }
}

void PokerCardListModel::removeLeft() {
    const auto left = static_cast<int>(
        std::ranges::find_if_not(m_rows, [](const Row& row) { return row.leaving; }) - m_rows.begin());
    if (left > 0) {
        beginRemoveRows({}, 0, left - 1);
        m_rows.erase(m_rows.begin(), m_rows.begin() + left);
        endRemoveRows();
    }
}

void PokerCardListModel::collect(std::size_t row) {
    m_rows[row].place = Collected;
    m_rows[row].faceUp = false;
    m_rows[row].outcome = Plain;
    const QModelIndex changed = index(static_cast<int>(row));
    emit dataChanged(changed, changed, {PlaceRole, FaceUpRole, OutcomeRole, LeavingRole});
}

void PokerCardListModel::clear() {
    if (m_rows.empty()) {
        return;
    }
    beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
    m_rows.clear();
    endRemoveRows();
}

void PokerCardListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {NameRole, Qt::DisplayRole});
    }
}

void PokerCardListModel::restore(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

} // namespace mesaviva::app
