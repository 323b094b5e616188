// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/cases/found_round_model.h"

#include "app/core/events/event_log_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/record/round_title.h"
#include "app/core/record/stored_name.h"
#include "app/core/text/amounts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mesaviva::app {

int FoundRoundModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rounds.size());
}

const record::FoundRound* FoundRoundModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_rounds[static_cast<std::size_t>(row)] : nullptr;
}

QVariant FoundRoundModel::data(const QModelIndex& index, int role) const {
    const record::FoundRound* const found = at(index.row());
    if (!found) {
        return {};
    }
    switch (role) {
    case RoundRole: return QString::fromStdString(textOf(found->round.id));
    case Qt::DisplayRole:
    case TitleRole: return roundTitle(found->round.id, found->round.opened);
    case DetailRole: return detailOf(*found);
    case NetRole: return signedAmountText(found->net());
    case NetSignRole: return found->net() > Money{} ? 1 : found->net() < Money{} ? -1 : 0;
    case IsVoidRole: return found->round.isVoid;
    default: return {};
    }
}

QString FoundRoundModel::detailOf(const record::FoundRound& found) const {
    QStringList parts;
    if (m_injected && m_injected(found.round)) {
        //: in front of what came of a round: an inspector has caused a fault in it
        parts.append(tr("fault injected"));
    }
    const QString key = QString::fromStdString(found.round.game);
    if (const TableGame* const game = m_games.find(key)) {
        const auto* const rounds = game->as<RecordedRounds>();
        parts.append(game->title());
        parts.append(found.round.isVoid    ? tr("void")
                     : !found.round.closed ? tr("running")
                     : rounds              ? rounds->resultText(QString::fromStdString(found.round.result))
                                           : QString());
    }
    if (!found.player.empty()) {
        parts.append(nameOnSheet(QString::fromStdString(found.player)));
    }
    // If no player is named, the sums are those of the real players; a table without any has none.
    if (!found.player.empty() || found.staked > Money{}) {
        //: %1 an amount
        parts.append(tr("staked %1").arg(amountText(found.staked)));
    }
    return EventLogText::join(parts);
}

QHash<int, QByteArray> FoundRoundModel::roleNames() const {
    return {{RoundRole, "round"}, {TitleRole, "title"},     {DetailRole, "detail"},
            {NetRole, "net"},     {NetSignRole, "netSign"}, {IsVoidRole, "isVoid"}};
}

void FoundRoundModel::clear() {
    beginResetModel();
    m_rounds.clear();
    endResetModel();
}

void FoundRoundModel::append(std::vector<record::FoundRound> rounds) {
    if (rounds.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rounds.size()) - 1);
    m_rounds.insert(m_rounds.end(), std::make_move_iterator(rounds.begin()),
                    std::make_move_iterator(rounds.end()));
    endInsertRows();
}

void FoundRoundModel::retranslate() {
    if (!m_rounds.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace mesaviva::app
