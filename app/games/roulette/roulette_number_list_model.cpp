// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_number_list_model.h"

#include "app/core/text/texts.h"
#include "app/games/roulette/text/roulette_names.h"

#include <algorithm>

namespace mesaviva::app {

RouletteNumberListModel::Colour colourOf(roulette::Pocket pocket) {
    switch (pocket.colour()) {
    case roulette::Colour::red: return RouletteNumberListModel::Red;
    case roulette::Colour::black: return RouletteNumberListModel::Black;
    case roulette::Colour::green: break;
    }
    return RouletteNumberListModel::Green;
}

RouletteNumberListModel::RouletteNumberListModel(QObject* parent) : QAbstractListModel(parent) {}

int RouletteNumberListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_pockets.size());
}

QVariant RouletteNumberListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const roulette::Pocket pocket = m_pockets[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return textOf(pocket.text());
    case PocketRole: return pocket.index();
    case ColourRole: return colourOf(pocket);
    case Qt::DisplayRole: return RouletteNames::pocket(pocket);
    case NameRole:
        return isEarlier(index.row()) ? tr("%1, in an earlier session").arg(RouletteNames::pocket(pocket))
                                      : RouletteNames::pocket(pocket);
    case EarlierRole: return isEarlier(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> RouletteNumberListModel::roleNames() const {
    return {{TextRole, "text"},
            {PocketRole, "pocket"},
            {ColourRole, "colour"},
            {NameRole, "name"},
            {EarlierRole, "earlier"}};
}

void RouletteNumberListModel::read(const roulette::NumberHistory& history, std::size_t own) {
    beginResetModel();
    m_own = own;
    m_pockets.clear();
    for (std::size_t back = 0; back < std::min<std::size_t>(history.size(), kShown); ++back) {
        m_pockets.push_back(history.newest(back));
    }
    endResetModel();
}

void RouletteNumberListModel::add(roulette::Pocket pocket) {
    if (rowCount() == kShown) {
        beginRemoveRows({}, kShown - 1, kShown - 1);
        m_pockets.pop_back();
        endRemoveRows();
    }
    ++m_own;
    beginInsertRows({}, 0, 0);
    m_pockets.push_back(pocket);
    std::ranges::rotate(m_pockets, m_pockets.end() - 1); // newest first
    endInsertRows();
}

void RouletteNumberListModel::retranslate() {
    if (!m_pockets.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), {NameRole, Qt::DisplayRole});
    }
}

} // namespace mesaviva::app
