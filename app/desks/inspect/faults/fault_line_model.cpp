// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/faults/fault_line_model.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

FaultLineModel::FaultLineModel(QObject* parent) : QAbstractListModel(parent) {}

int FaultLineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FaultLineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case WhenRole: return row.when;
    case TitleRole: return row.title;
    case WordsRole: return row.words;
    case RulesRole: return row.rules;
    case MarkRole: return row.mark;
    case MarkTextRole: return row.markText;
    case ActualRole: return row.actual;
    case TimeRole: return row.time;
    default: return {};
    }
}

QHash<int, QByteArray> FaultLineModel::roleNames() const {
    return {{WhenRole, "when"}, {TitleRole, "title"},       {WordsRole, "words"},   {RulesRole, "rules"},
            {MarkRole, "mark"}, {MarkTextRole, "markText"}, {ActualRole, "actual"}, {TimeRole, "time"}};
}

void FaultLineModel::show(std::vector<Row> rows) {
    const std::size_t both = std::min(rows.size(), m_rows.size());
    for (std::size_t i = 0; i < both; ++i) {
        if (rows[i] != m_rows[i]) {
            m_rows[i] = rows[i];
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed);
        }
    }
    if (rows.size() > both) {
        beginInsertRows({}, static_cast<int>(both), static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (m_rows.size() > both) {
        beginRemoveRows({}, static_cast<int>(both), static_cast<int>(m_rows.size()) - 1);
        m_rows.resize(both);
        endRemoveRows();
    }
}

} // namespace mesaviva::app
