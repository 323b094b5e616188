// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/replayed_round.h"

#include <algorithm>
#include <iterator>

namespace mesaviva::app {

namespace {

constexpr std::ptrdiff_t kFew = 4;

} // namespace

ReplayMarkModel::ReplayMarkModel(const ReplayedRound& round, QObject* parent)
    : RowListModel(parent),
      m_round(round),
      m_events(round.marks()) {}

QVariant ReplayMarkModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const ReplayMark& event = m_events[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PositionRole: return static_cast<int>(event.position);
    case Qt::DisplayRole: return m_round.kindName(event.kind);
    case RareRole: return isRare(event);
    default: return {};
    }
}

QHash<int, QByteArray> ReplayMarkModel::roleNames() const {
    return {{PositionRole, "position"}, {RareRole, "rare"}};
}

bool ReplayMarkModel::isRare(const ReplayMark& event) const {
    return std::ranges::count(m_events, event.kind, &ReplayMark::kind) <= kFew;
}

bool ReplayMarkModel::matters(const ReplayMark& event) const {
    const auto here = std::ranges::lower_bound(m_events, event.position, {}, &ReplayMark::position);
    return here == m_events.begin() || std::prev(here)->kind != event.kind || isRare(event);
}

QStringList ReplayMarkModel::kinds() const {
    QStringList kinds;
    for (const ReplayMark& event : m_events) {
        if (!kinds.contains(event.kind)) {
            kinds.append(event.kind);
        }
    }
    return kinds;
}

} // namespace mesaviva::app
