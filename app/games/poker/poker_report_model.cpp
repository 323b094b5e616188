// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_report_model.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"

#include <algorithm>

namespace mesaviva::app {

using namespace poker;

namespace {

QStringList cardTexts(const std::vector<Card>& cards, bool shown) {
    QStringList texts;
    for (Card card : cards) {
        texts.append(shown ? QString::fromStdString(card.text()) : QString());
    }
    return texts;
}

QString text(RuleId rule) {
    return QString::fromUtf8(rule.text().data(), static_cast<qsizetype>(rule.text().size()));
}

std::optional<HandCards> fiveCards(const std::vector<Card>& cards) {
    HandCards hand{};
    if (cards.size() != hand.size()) {
        return std::nullopt;
    }
    std::copy(cards.begin(), cards.end(), hand.begin());
    return hand;
}

QString boxText(Box box, const SettledBox& settled) {
    //: %1 a box and its stake ("Ante: 5.00 pts"), %2 what came of it ("won 5.00 pts")
    return PokerReportModel::tr("%1 · %2").arg(PokerText::stack(box, settled.amount),
                                               PokerText::boxResult(settled));
}

} // namespace

PokerReportModel::PokerReportModel(QObject* parent) : QAbstractListModel(parent) {}

int PokerReportModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

QVariant PokerReportModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_content.rows[static_cast<std::size_t>(index.row())];
    const Settled& settled = row.settled;
    const bool visible = row.shown || row.sitter.own;
    switch (role) {
    case SeatRole: return row.sitter.seat;
    case PlayerNameRole: return row.sitter.own ? TableText::you() : row.sitter.name;
    case OwnRole: return row.sitter.own;
    case CardsRole: return cardTexts(row.cards, visible);
    case HandNameRole: {
        const auto hand = fiveCards(row.cards);
        return visible && hand ? PokerText::hand(*hand, m_content.ranking) : QString();
    }
    case AnteRole: return static_cast<qint64>(settled.ante.amount.cents);
    case BetRole: return static_cast<qint64>(settled.bet.amount.cents);
    case NetRole: return static_cast<qint64>(settled.net().cents);
    case AnteTextRole: return boxText(Box::ante, settled.ante);
    case BetTextRole: return settled.bet.amount > Money{} ? boxText(Box::bet, settled.bet) : QString();
    case Qt::DisplayRole:
    case ReasonRole: return PokerText::reason(settled);
    case RuleRole: return text(boxRule(settled, settled.bet.amount > Money{} ? Box::bet : Box::ante));
    case AnteRuleRole: return text(boxRule(settled, Box::ante));
    case BetRuleRole: return settled.bet.amount > Money{} ? text(boxRule(settled, Box::bet)) : QString();
    default: return {};
    }
}

QHash<int, QByteArray> PokerReportModel::roleNames() const {
    return {{SeatRole, "seat"},         {PlayerNameRole, "playerName"},
            {OwnRole, "own"},           {CardsRole, "cards"},
            {HandNameRole, "handName"}, {AnteRole, "ante"},
            {BetRole, "bet"},           {NetRole, "net"},
            {AnteTextRole, "anteText"}, {BetTextRole, "betText"},
            {ReasonRole, "reason"},     {RuleRole, "rule"},
            {AnteRuleRole, "anteRule"}, {BetRuleRole, "betRule"}};
}

void PokerReportModel::read(std::span<const Recorded<Event>> events, const Sitters& sitter,
                            const Settings& settings) {
    beginResetModel();
    m_content = {};
    m_content.ranking = settings.ranking;
    const auto firstRule = [&](const Event& event) { return *rulesOf(event, settings).begin(); };
    std::vector<Row> seen; // cards come before the settlement
    const auto rowOf = [&](PlayerId player) -> Row& {
        const auto found =
            std::find_if(seen.begin(), seen.end(), [&](const Row& row) { return row.player == player; });
        if (found != seen.end()) {
            return *found;
        }
        Row row;
        row.player = player;
        seen.push_back(row);
        return seen.back();
    };
    for (const Recorded<Event>& entry : events) {
        std::visit(Overloaded{
                       [&](const RoundOpened& e) {
                           m_content.round = e.round;
                           m_content.commitment = QString::fromStdString(toHex(e.commitment));
                       },
                       [&](const CardBurnt& e) { m_content.burnt = e.card; },
                       [&](const CardDealt& e) {
                           (e.player == kNobody ? m_content.dealer : rowOf(e.player).cards).push_back(e.card);
                       },
                       [&](const CardRevealed& e) {
                           if (e.player != kNobody) {
                               rowOf(e.player).shown = true;
                           } else {
                               m_content.dealerShown = true;
                           }
                       },
                       [&](const BettingClosed&) { m_content.ending = firstRule(entry.event); },
                       [&](const Folded&) { m_content.ending = firstRule(entry.event); },
                       [&](const DealerQualified& e) {
                           m_content.qualified = e;
                           m_content.ending = firstRule(entry.event);
                       },
                       [&](const RoundVoid&) {
                           m_content.isVoid = true;
                           m_content.ending = firstRule(entry.event);
                       },
                       [&](const Settled& e) {
                           Row row = rowOf(e.player);
                           row.settled = e;
                           row.sitter = sitter(e.player);
                           m_content.rows.push_back(row);
                       },
                       [&](const RoundClosed& e) {
                           m_content.seed = QString::fromStdString(toHex(e.seed));
                           m_content.scripted = e.scripted;
                       },
                       [](const auto&) {},
                   },
                   entry.event);
    }
    std::sort(m_content.rows.begin(), m_content.rows.end(),
              [](const Row& a, const Row& b) { return a.sitter.seat < b.sitter.seat; });
    endResetModel();
    emit changed();
}

QString PokerReportModel::headline() const {
    if (m_content.round == 0) {
        return {};
    }
    if (m_content.isVoid) {
        return tr("The round is void");
    }
    if (m_content.qualified) {
        return m_content.qualified->qualified ? tr("The dealer plays: %1").arg(dealerHand())
                                              : tr("The dealer does not qualify");
    }
    if (m_content.dealer.empty()) {
        return tr("Nobody staked");
    }
    return m_content.rows.size() > 1 ? tr("Everybody folded") : tr("Folded", "the only player");
}

QString PokerReportModel::headlineRule() const { return text(m_content.ending); }

QStringList PokerReportModel::dealerCards() const {
    QStringList texts = cardTexts(m_content.dealer, m_content.dealerShown);
    if (texts.size() == 5) {
        texts[4] = QString::fromStdString(m_content.dealer[4].text()); // P19c
    }
    return texts;
}

QString PokerReportModel::dealerHand() const {
    const auto hand = fiveCards(m_content.dealer);
    return hand && m_content.qualified ? PokerText::hand(*hand, m_content.ranking) : QString();
}

QString PokerReportModel::burntCard() const {
    return m_content.burnt ? QString::fromStdString(m_content.burnt->text()) : QString();
}

const PokerReportModel::Row* PokerReportModel::own() const {
    const auto found = std::find_if(m_content.rows.begin(), m_content.rows.end(),
                                    [](const Row& row) { return row.sitter.own; });
    return found == m_content.rows.end() ? nullptr : &*found;
}

bool PokerReportModel::ownTookPart() const { return own() != nullptr; }

qint64 PokerReportModel::ownStaked() const {
    const Row* row = own();
    return row ? row->settled.staked().cents : 0;
}

qint64 PokerReportModel::ownReturned() const {
    const Row* row = own();
    return row ? row->settled.returned().cents : 0;
}

void PokerReportModel::retranslate() {
    if (!m_content.rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_content.rows.size()) - 1));
    }
    emit changed();
}

void PokerReportModel::restore(const RoundReportContent& content) {
    beginResetModel();
    m_content = content;
    endResetModel();
    emit changed();
}

} // namespace mesaviva::app
