// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/visit_list_model.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::size_t kVisitsRead = 40;

} // namespace

VisitListModel::VisitListModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QAbstractListModel(parent),
      m_keeper(keeper),
      m_games(games),
      m_query(*this) {}

int VisitListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_visits.size());
}

const record::Visit* VisitListModel::visitAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_visits[static_cast<std::size_t>(row)] : nullptr;
}

QVariant VisitListModel::data(const QModelIndex& index, int role) const {
    const record::Visit* const visit = visitAt(index.row());
    if (!visit) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case DateText: return momentText(visit->began);
    case GameTitle: return m_games.titleOf(QString::fromStdString(visit->game));
    case TableNumber: return QString::number(visit->table);
    case DurationText: return durationText(visit->ended - visit->began);
    case Rounds: return static_cast<int>(visit->rounds);
    case StakedText: return amountText(visit->staked);
    case NetText: return signedAmountText(visit->net());
    case Net: return static_cast<double>(visit->net().cents);
    case IsOver: return visit->isOver;
    default: return {};
    }
}

QHash<int, QByteArray> VisitListModel::roleNames() const {
    return {{DateText, "dateText"},
            {GameTitle, "gameTitle"},
            {TableNumber, "tableNumber"},
            {DurationText, "durationText"},
            {Rounds, "rounds"},
            {StakedText, "stakedText"},
            {NetText, "netText"},
            {Net, "net"},
            {IsOver, "isOver"}};
}

bool VisitListModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_next != 0 && !m_query.isBusy();
}

void VisitListModel::fetchMore(const QModelIndex& parent) {
    if (canFetchMore(parent)) {
        ask(m_next);
    }
}

void VisitListModel::setActive(bool active) {
    if (active == m_active) {
        return;
    }
    m_active = active;
    emit activeChanged();
    if (m_active && m_stale) {
        reload();
    }
}

void VisitListModel::setFilter(const record::RoundFilter& filter) {
    m_filter = filter;
    m_stale = true;
    if (m_active) {
        reload();
    }
}

void VisitListModel::reload() {
    m_stale = false;
    m_query.forget();
    ask(0);
}

void VisitListModel::ask(record::TableNumber from) {
    m_query.ask(
        m_keeper.file(),
        [this, filter = m_filter, from](record::RecordReader& reader) {
            record::VisitPage page = record::visits(reader, filter, kVisitsRead, from);
            return [this, from, page = std::move(page)]() mutable { take(std::move(page), from == 0); };
        },
        [this](record::FaultKind) { take({}, true); }); // the list of rounds shows the reason
    emit busyChanged();
}

void VisitListModel::take(record::VisitPage page, bool first) {
    m_next = page.next;
    if (first) {
        beginResetModel();
        m_visits = std::move(page.visits);
        endResetModel();
    } else if (!page.visits.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(page.visits.size()) - 1);
        m_visits.insert(m_visits.end(), std::make_move_iterator(page.visits.begin()),
                        std::make_move_iterator(page.visits.end()));
        endInsertRows();
    }
    emit busyChanged();
}

void VisitListModel::retranslate() {
    if (!m_visits.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace mesaviva::app
