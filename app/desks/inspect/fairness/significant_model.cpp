// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/significant_model.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/setting_text.h"
#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/games/poker/poker_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

using record::SignificantKind;

// Maximum number of changes listed.
constexpr std::size_t kNamedChanges = 24;

} // namespace

QString SignificantModel::kindName(SignificantKind kind) {
    switch (kind) {
    case SignificantKind::fault: return tr("Faults and what was restored");
    case SignificantKind::void_round: return tr("Void rounds");
    case SignificantKind::refusal: return tr("Refusals");
    case SignificantKind::restart: return tr("Restarts after a sudden end");
    case SignificantKind::table_opened: return tr("Tables opened");
    case SignificantKind::settings: return tr("Settings or program changed");
    case SignificantKind::large_win: return tr("Large wins");
    case SignificantKind::removed: return tr("Rounds removed");
    case SignificantKind::cut_off: return tr("Rounds cut off before the decision");
    }
    return {};
}

const record::SignificantEvent* SignificantModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_events[static_cast<std::size_t>(row)] : nullptr;
}

QVariant SignificantModel::data(const QModelIndex& index, int role) const {
    const record::SignificantEvent* const event = at(index.row());
    if (!event) {
        return {};
    }
    switch (role) {
    case KindRole: return QString::fromLatin1(name(event->kind).data());
    case RoundRole: return event->round.round > 0 ? QString::fromStdString(textOf(event->round)) : QString();
    case Qt::DisplayRole:
    case TitleRole: return titleOf(*event);
    case DetailRole: return detailOf(index.row());
    case RulesRole: return QString::fromStdString(event->rules);
    default: return {};
    }
}

QString SignificantModel::titleOf(const record::SignificantEvent& event) {
    switch (event.kind) {
    case SignificantKind::large_win:
        return EventLogText::join({tr("Large win: %1").arg(signedAmountText(event.amount)), winnerOf(event)});
    case SignificantKind::restart: return tr("Restart: interrupted rounds were ended by the rules");
    case SignificantKind::settings: return tr("Table opened with settings different from the one before");
    case SignificantKind::cut_off:
        return EventLogText::join(
            {tr("Cut off before the decision"), nameOnSheet(QString::fromStdString(event.player))});
    case SignificantKind::removed:
        return tr("%n round(s) removed at the player's request", nullptr,
                  static_cast<int>(event.amount.cents));
    default:
        return EventLogText::join(
            {EventLogText::kind(event.event),
             event.player.empty() ? QString() : nameOnSheet(QString::fromStdString(event.player))});
    }
}

QString SignificantModel::winnerOf(const record::SignificantEvent& event) {
    if (event.winners > 0) {
        //: who has won: buyers of a bingo room without a name
        return tr("%n simulated player(s)", nullptr, static_cast<int>(event.winners));
    }
    //: %1 a player's name
    return event.simulated ? tr("%1 (simulated)").arg(nameOnSheet(QString::fromStdString(event.player)))
                           : QString();
}

std::vector<SignificantDetail>
SignificantModel::detailsOf(record::RecordReader& reader, const GameRegistry& games,
                            const std::vector<record::SignificantEvent>& events) {
    std::map<std::string, std::optional<RoundSheetParts>> rounds;
    std::vector<SignificantDetail> details;
    for (const record::SignificantEvent& event : events) {
        SignificantDetail one;
        if (event.kind == SignificantKind::cut_off) {
            one.sentence = PokerText::handWithCards(QString::fromStdString(event.detail));
        }
        if (event.round.round > 0 &&
            (event.kind == SignificantKind::fault || event.kind == SignificantKind::refusal ||
             event.kind == SignificantKind::void_round)) {
            auto known = rounds.find(textOf(event.round));
            if (known == rounds.end()) {
                known = rounds.emplace(textOf(event.round), std::nullopt).first;
                const auto row = reader.round(event.round);
                const auto* const game = games.capability<RecordedRounds>(QString::fromStdString(event.game));
                try {
                    if (row && row->closed && game) {
                        known->second = game->sheetParts(reader, event.round);
                    }
                } catch (const record::Fault&) {
                    known->second.reset(); // the event itself was readable
                }
            }
            if (known->second) {
                const auto& steps = known->second->steps;
                const auto step = std::ranges::find(steps, event.seq, &RoundSheetParts::Step::seq);
                if (step != steps.end()) {
                    one = {step->text, step->before, step->after};
                }
            }
        }
        details.push_back(std::move(one));
    }
    return details;
}

QString SignificantModel::changesOf(const record::SignificantEvent& event) {
    const QString game = QString::fromStdString(event.game);
    QStringList changes;
    for (std::size_t i = 0; i < event.changes.size() && i < kNamedChanges; ++i) {
        changes.append(SettingText::change(game, event.changes[i]));
    }
    if (event.changes.size() > kNamedChanges) {
        changes.append(tr("and %n more", nullptr, static_cast<int>(event.changes.size() - kNamedChanges)));
    }
    return changes.join(QStringLiteral("; "));
}

QString SignificantModel::detailOf(int row) const {
    const record::SignificantEvent& event = *at(row);
    const TableGame* const found = m_games.find(QString::fromStdString(event.game));
    const QString game = found ? found->title() : QString();
    const bool isHouse = game.isEmpty();
    QStringList parts{isHouse ? QString()
                      : event.round.round > 0
                          ? tr("Round %1").arg(QString::fromStdString(textOf(event.round)))
                          : tr("Table %1").arg(event.round.table),
                      game, momentText(event.wall), m_details[static_cast<std::size_t>(row)].sentence};
    parts.append(changesOf(event));
    return EventLogText::join(parts);
}

QHash<int, QByteArray> SignificantModel::roleNames() const {
    return {{KindRole, "kind"},
            {RoundRole, "round"},
            {TitleRole, "title"},
            {DetailRole, "detail"},
            {RulesRole, "rules"}};
}

void SignificantModel::clear() {
    beginResetModel();
    m_events.clear();
    m_details.clear();
    endResetModel();
}

void SignificantModel::append(std::vector<record::SignificantEvent> events,
                              const std::vector<SignificantDetail>& details) {
    if (events.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(events.size()) - 1);
    for (std::size_t i = 0; i < events.size(); ++i) {
        m_details.push_back(i < details.size() ? details[i] : SignificantDetail());
    }
    m_events.insert(m_events.end(), std::make_move_iterator(events.begin()),
                    std::make_move_iterator(events.end()));
    endInsertRows();
}

} // namespace mesaviva::app
