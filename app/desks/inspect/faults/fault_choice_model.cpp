// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/faults/fault_choice_model.h"

#include <utility>

namespace mesaviva::app {

FaultChoiceModel::FaultChoiceModel(QObject* parent) : QAbstractListModel(parent) {}

int FaultChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FaultChoiceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case DenialRole: return row.denial;
    case RulesRole: return row.rules;
    case OfPlayerRole: return row.ofPlayer;
    default: return {};
    }
}

QHash<int, QByteArray> FaultChoiceModel::roleNames() const {
    return {{TitleRole, "title"},
            {DetailRole, "detail"},
            {DenialRole, "denial"},
            {RulesRole, "rules"},
            {OfPlayerRole, "ofPlayer"}};
}

void FaultChoiceModel::show(std::vector<Row> rows) {
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] != m_rows[i]) {
            m_rows[i] = std::move(rows[i]);
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed);
        }
    }
}

} // namespace mesaviva::app
