// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/event_log/moment_list_model.h"

#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace mesaviva::app {

int MomentListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

const RoundSheetParts::Step* MomentListModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_steps[static_cast<std::size_t>(row)] : nullptr;
}

QVariant MomentListModel::data(const QModelIndex& index, int role) const {
    const RoundSheetParts::Step* const step = at(index.row());
    if (!step) {
        return {};
    }
    switch (role) {
    case TimeRole: return timeText(step->seconds);
    case Qt::DisplayRole:
    case TextRole: return step->text;
    case RulesRole: return step->rules;
    case PickedRole: return isPicked(step->seq);
    default: return {};
    }
}

QHash<int, QByteArray> MomentListModel::roleNames() const {
    return {{TimeRole, "time"}, {TextRole, "text"}, {RulesRole, "rules"}, {PickedRole, "picked"}};
}

void MomentListModel::show(std::vector<RoundSheetParts::Step> steps) {
    beginResetModel();
    m_steps = std::move(steps);
    if (m_steps.size() > kMost) {
        m_steps.resize(kMost);
    }
    endResetModel();
}

int MomentListModel::rowOf(std::uint64_t seq) const {
    const auto after = std::ranges::upper_bound(m_steps, seq, {}, &RoundSheetParts::Step::seq);
    return static_cast<int>(after - m_steps.begin()) - 1;
}

void MomentListModel::setPicked(const QSet<quint64>& picked) {
    if (picked != m_picked) {
        m_picked = picked;
        if (!m_steps.empty()) {
            emit dataChanged(index(0), index(rowCount() - 1), {PickedRole});
        }
    }
}

QString MomentListModel::timeText(double seconds) {
    //: %1 seconds
    return tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
}

} // namespace mesaviva::app
