// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_report_model.h"

#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_statistics.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <tuple>

namespace mesaviva::app {

using namespace roulette;

RouletteReportModel::RouletteReportModel(QObject* parent) : QAbstractListModel(parent) {}

int RouletteReportModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

RouletteReportModel::Outcome RouletteReportModel::outcomeOf(const SettledStake& settled) const {
    if (m_content.isVoid || !m_content.pocket) {
        return Returned;
    }
    if (settled.returned > settled.stake.amount) {
        return Won;
    }
    return settled.returned > Money{} ? HalfLost : Lost;
}

QVariant RouletteReportModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const RouletteReportContent::Row& row = m_content.rows[static_cast<std::size_t>(index.row())];
    const SettledStake& settled = row.settled;
    const std::optional<Pocket> drawn = m_content.isVoid ? std::nullopt : m_content.pocket;
    switch (role) {
    case PlayerNameRole: return row.staker.own ? TableText::you() : row.staker.name;
    case OwnRole: return row.staker.own;
    case PlayerColourRole: return row.staker.colour;
    case SpotRole: return settled.stake.spot;
    case NameRole: return RouletteNames::spot(settled.stake.spot, *m_settings);
    case ChanceRole: return RouletteNames::chance(m_settings->layout()[settled.stake.spot].kind);
    case NumbersRole: return RouletteNames::numbers(settled.stake.spot, *m_settings);
    case GroupRole: return RouletteNames::group(settled.stake.group);
    case AmountRole: return static_cast<qint64>(settled.stake.amount.cents);
    case ReturnedRole: return static_cast<qint64>(settled.returned.cents);
    case NetRole: return static_cast<qint64>((settled.returned - settled.stake.amount).cents);
    case OutcomeRole: return outcomeOf(settled);
    case Qt::DisplayRole:
    case ReasonRole: return RouletteText::reason(settled, drawn, *m_settings);
    case RuleRole: return textOf(decidingRule(*m_settings, settled, drawn));
    default: return {};
    }
}

QHash<int, QByteArray> RouletteReportModel::roleNames() const {
    return {{PlayerNameRole, "playerName"},
            {OwnRole, "own"},
            {PlayerColourRole, "playerColour"},
            {SpotRole, "spot"},
            {NameRole, "name"},
            {ChanceRole, "chance"},
            {NumbersRole, "numbers"},
            {GroupRole, "group"},
            {AmountRole, "amount"},
            {ReturnedRole, "returned"},
            {NetRole, "net"},
            {OutcomeRole, "outcome"},
            {ReasonRole, "reason"},
            {RuleRole, "rule"}};
}

void RouletteReportModel::read(std::span<const Recorded<Event>> events, const Stakers& stakers,
                               const Settings& settings) {
    beginResetModel();
    m_content = {};
    m_settings = settings;
    for (const Recorded<Event>& entry : events) {
        std::visit(Overloaded{
                       [&](const RoundOpened& e) {
                           m_content.round = e.round;
                           m_content.commitment = QString::fromStdString(toHex(e.commitment));
                       },
                       [&](const SpinVoid&) { ++m_content.voidSpins; },
                       [&](const NumberDrawn& e) {
                           m_content.pocket = e.pocket;
                           m_content.ending = first(rulesOf(entry.event, settings));
                       },
                       [&](const RoundVoid&) {
                           m_content.isVoid = true;
                           m_content.ending = first(rulesOf(entry.event, settings));
                       },
                       [&](const Settled& e) {
                           for (const SettledStake& stake : e.stakes) {
                               m_content.rows.push_back({stakers(e.player), e.player, stake});
                           }
                       },
                       [&](const RoundClosed& e) {
                           m_content.seed = QString::fromStdString(toHex(e.seed));
                           m_content.scripted = e.scripted;
                       },
                       [](const auto&) {},
                   },
                   entry.event);
    }
    // Winning stakes come first.
    std::stable_sort(m_content.rows.begin(), m_content.rows.end(), [](const auto& a, const auto& b) {
        return std::tuple(!a.staker.own, a.player, a.settled.returned <= Money{}) <
               std::tuple(!b.staker.own, b.player, b.settled.returned <= Money{});
    });
    endResetModel();
    emit changed();
}

QString RouletteReportModel::headline() const {
    if (m_content.round == 0) {
        return {};
    }
    if (m_content.isVoid) {
        return tr("The round is void");
    }
    return m_content.pocket ? RouletteNames::pocket(*m_content.pocket) : tr("No number was drawn");
}

QString RouletteReportModel::headlineRule() const { return textOf(m_content.ending); }

QString RouletteReportModel::pocketText() const {
    return m_content.pocket ? textOf(m_content.pocket->text()) : QString();
}

int RouletteReportModel::colour() const { return m_content.pocket ? colourOf(*m_content.pocket) : -1; }

int RouletteReportModel::ownRows() const {
    return static_cast<int>(std::count_if(m_content.rows.begin(), m_content.rows.end(),
                                          [](const auto& row) { return row.staker.own; }));
}

namespace {

template <class Amount>
qint64 sum(const std::vector<RouletteReportContent::Row>& rows, bool ownOnly, const Amount& amount) {
    qint64 total = 0;
    for (const RouletteReportContent::Row& row : rows) {
        total += row.staker.own || !ownOnly ? amount(row.settled).cents : 0;
    }
    return total;
}

Money stakedOf(const SettledStake& settled) { return settled.stake.amount; }
Money returnedOf(const SettledStake& settled) { return settled.returned; }

} // namespace

qint64 RouletteReportModel::ownStaked() const { return sum(m_content.rows, true, stakedOf); }
qint64 RouletteReportModel::ownReturned() const { return sum(m_content.rows, true, returnedOf); }
qint64 RouletteReportModel::totalStaked() const { return sum(m_content.rows, false, stakedOf); }
qint64 RouletteReportModel::totalReturned() const { return sum(m_content.rows, false, returnedOf); }

void RouletteReportModel::retranslate() {
    if (!m_content.rows.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    emit changed();
}

void RouletteReportModel::restore(const RouletteReportContent& content, const Settings& settings) {
    beginResetModel();
    m_content = content;
    m_settings = isAvailable() ? std::optional(settings) : std::nullopt;
    endResetModel();
    emit changed();
}

} // namespace mesaviva::app
