// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_number_list_model.h"

#include "app/games/bingo/text/bingo_text.h"

#include <utility>

namespace mesaviva::app {

using namespace bingo;

BingoNumberListModel::BingoNumberListModel(const Settings& settings, QObject* parent)
    : QAbstractListModel(parent),
      m_settings(settings) {
    m_kept.rows.resize(static_cast<std::size_t>(settings.shape().balls));
}

int BingoNumberListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_kept.rows.size());
}

QVariant BingoNumberListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_kept.rows[static_cast<std::size_t>(index.row())];
    const auto ball = static_cast<Ball>(index.row() + 1);
    switch (role) {
    case NumberRole: return int{ball};
    case Qt::DisplayRole:
    case TextRole: return BingoText::cell(ball, m_settings);
    case ColumnRole: return m_settings.shape().columnOf(ball);
    case DrawnRole: return row.order > 0;
    case LastRole: return m_kept.last == ball;
    case OrderRole: return row.order;
    case OwnRole: return row.own;
    case AccessibleTextRole: {
        const QString text = BingoText::ball(ball, m_settings);
        return row.order > 0 ? tr("%1, drawn").arg(text) : tr("%1, not drawn yet").arg(text);
    }
    default: return {};
    }
}

QHash<int, QByteArray> BingoNumberListModel::roleNames() const {
    return {{NumberRole, "number"}, {TextRole, "text"},
            {ColumnRole, "column"}, {DrawnRole, "drawn"},
            {LastRole, "last"},     {OrderRole, "order"},
            {OwnRole, "own"},       {AccessibleTextRole, "accessibleText"}};
}

void BingoNumberListModel::draw(Ball ball) {
    const int before = std::exchange(m_kept.last, ball);
    m_kept.rows[ball - 1U].order = ++m_kept.drawn;
    if (before > 0) {
        emit dataChanged(index(before - 1), index(before - 1), {LastRole});
    }
    emit dataChanged(index(ball - 1), index(ball - 1), {DrawnRole, LastRole, OrderRole, AccessibleTextRole});
}

void BingoNumberListModel::addCards(std::span<const Card> cards) {
    if (cards.empty()) {
        return;
    }
    for (const Card& card : cards) {
        for (const Ball ball : card.cells) {
            if (ball > 0) {
                ++m_kept.rows[ball - 1U].own;
            }
        }
    }
    emit dataChanged(index(0), index(rowCount() - 1), {OwnRole});
}

void BingoNumberListModel::clear() {
    m_kept.rows.assign(m_kept.rows.size(), {});
    m_kept.drawn = 0;
    m_kept.last = 0;
    emit dataChanged(index(0), index(rowCount() - 1));
}

void BingoNumberListModel::retranslate() {
    emit dataChanged(index(0), index(rowCount() - 1), {TextRole, AccessibleTextRole, Qt::DisplayRole});
}

void BingoNumberListModel::putBack(const OnRecord& kept) {
    m_kept = kept;
    emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace mesaviva::app
