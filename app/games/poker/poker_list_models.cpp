// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_list_models.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/games/poker/poker_text.h"
#include "engine/base/dispatch.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace mesaviva::app {

QVariant PokerCardListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CardRole: return row.card ? QString::fromStdString(row.card->text()) : QString();
    case FaceUpRole: return row.faceUp;
    case PlaceRole: return row.place;
    case SeatRole: return row.seat;
    case PositionRole: return row.position;
    case OwnRole: return row.own;
    case SerialRole: return index.row();
    case OutcomeRole: return row.outcome;
    case LeavingRole: return row.leaving;
    case Qt::DisplayRole:
    case NameRole: return row.card ? PokerText::card(*row.card) : PokerText::faceDownCard();
    default: return {};
    }
}

QHash<int, QByteArray> PokerCardListModel::roleNames() const {
    return {{CardRole, "card"},         {FaceUpRole, "faceUp"},  {PlaceRole, "place"},   {SeatRole, "seat"},
            {PositionRole, "position"}, {OwnRole, "own"},        {SerialRole, "serial"}, {NameRole, "name"},
            {OutcomeRole, "outcome"},   {LeavingRole, "leaving"}};
}

void PokerCardListModel::add(const Row& row) {
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.push_back(row);
    endInsertRows();
}

void PokerCardListModel::reveal(Place place, int seat, int position, poker::Card card) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.place == place && row.seat == seat && row.position == position) {
            row.card = card;
            row.faceUp = true;
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, {CardRole, FaceUpRole, NameRole, Qt::DisplayRole});
            return;
        }
    }
}

void PokerCardListModel::collectSeat(int seat) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == Seat && m_rows[i].seat == seat) {
            collect(i);
        }
    }
}

void PokerCardListModel::judge(Place place, int seat, CardOutcome outcome) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == place && m_rows[i].seat == seat && m_rows[i].outcome != outcome) {
            m_rows[i].outcome = outcome;
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, {OutcomeRole});
        }
    }
}

std::optional<poker::HandCards> PokerCardListModel::hand(Place place, int seat) const {
    poker::HandCards cards{};
    std::size_t known = 0;
    for (const Row& row : m_rows) {
        if (row.place == place && row.seat == seat && row.card && known < cards.size()) {
            cards[known++] = *row.card;
        }
    }
    return known == cards.size() ? std::optional(cards) : std::nullopt;
}

void PokerCardListModel::leave() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].leaving = true;
        collect(i);
    }
}

void PokerCardListModel::removeLeft() {
    const auto left = static_cast<int>(
        std::ranges::find_if_not(m_rows, [](const Row& row) { return row.leaving; }) - m_rows.begin());
    if (left > 0) {
        beginRemoveRows({}, 0, left - 1);
        m_rows.erase(m_rows.begin(), m_rows.begin() + left);
        endRemoveRows();
    }
}

void PokerCardListModel::collect(std::size_t row) {
    m_rows[row].place = Collected;
    m_rows[row].faceUp = false;
    m_rows[row].outcome = Plain;
    const QModelIndex changed = index(static_cast<int>(row));
    emit dataChanged(changed, changed, {PlaceRole, FaceUpRole, OutcomeRole, LeavingRole});
}

void PokerCardListModel::clear() {
    if (m_rows.empty()) {
        return;
    }
    beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
    m_rows.clear();
    endRemoveRows();
}

void PokerCardListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {NameRole, Qt::DisplayRole});
    }
}

void PokerCardListModel::restore(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

namespace {

poker::Box boxOf(const PokerStackListModel::Row& row) {
    const bool isBet = row.place == PokerStackListModel::Bet || row.place == PokerStackListModel::BetWinnings;
    return isBet ? poker::Box::bet : poker::Box::ante;
}

} // namespace

PokerStackListModel::PokerStackListModel(std::function<QString(int seat)> who, QObject* parent)
    : RowListModel(parent),
      m_who(std::move(who)) {}

QVariant PokerStackListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case AmountRole: return row.amount;
    case UnderRole: return row.under;
    case PlaceRole: return row.place;
    case FromRole: return row.from;
    case SeatRole: return row.seat;
    case SerialRole: return row.serial;
    case LeavingRole: return isOff(row.place);
    case Qt::DisplayRole:
    case NameRole: return PokerText::stack(boxOf(row), Money{row.amount});
    case TotalRole: return isTop(static_cast<std::size_t>(index.row())) ? totalWith(row) : 0;
    case TipRole: {
        const QString stack = row.place == AnteWinnings || row.place == BetWinnings
                                  ? PokerText::winnings(boxOf(row), Money{totalWith(row)})
                                  : PokerText::stack(boxOf(row), Money{totalWith(row)});
        //: %1 a player, %2 a box with the sum that lies there ("Ante: 5.00 pts")
        return m_who ? tr("%1 · %2").arg(m_who(row.seat), stack) : stack;
    }
    default: return {};
    }
}

// The newest chips of a place are on top.
bool PokerStackListModel::isTop(std::size_t row) const {
    return !isOff(m_rows[row].place) && std::none_of(m_rows.begin() + static_cast<std::ptrdiff_t>(row) + 1,
                                                     m_rows.end(), [&](const Row& other) {
                                                         return other.seat == m_rows[row].seat &&
                                                                other.place == m_rows[row].place;
                                                     });
}

qint64 PokerStackListModel::totalWith(const Row& row) const {
    qint64 total = 0;
    for (const Row& other : m_rows) {
        total += other.seat == row.seat && other.place == row.place ? other.amount : 0;
    }
    return total;
}

void PokerStackListModel::emitTotals() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {TotalRole, TipRole});
    }
}

QHash<int, QByteArray> PokerStackListModel::roleNames() const {
    return {{AmountRole, "amount"}, {UnderRole, "under"},   {PlaceRole, "place"},     {FromRole, "from"},
            {SeatRole, "seat"},     {SerialRole, "serial"}, {LeavingRole, "leaving"}, {NameRole, "name"},
            {TotalRole, "total"},   {TipRole, "tip"}};
}

void PokerStackListModel::add(qint64 amount, int seat, Place from, Place place) {
    qint64 under = 0;
    for (const Row& row : m_rows) {
        if (row.seat == seat && row.place == place) {
            under += row.amount;
        }
    }
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.push_back({amount, under, place, from, seat, m_nextSerial++});
    endInsertRows();
    emitTotals();
}

void PokerStackListModel::move(int seat, Place place, Place to) {
    moveNewest(seat, place, to, std::numeric_limits<qint64>::max());
}

void PokerStackListModel::moveNewest(int seat, Place place, Place to, qint64 amount) {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0 && amount > 0; --i) {
        Row& row = m_rows[static_cast<std::size_t>(i)];
        if (row.seat == seat && row.place == place) {
            amount -= row.amount;
            row.place = to;
            emit dataChanged(index(i), index(i), {PlaceRole, LeavingRole, NameRole, Qt::DisplayRole});
        }
    }
    emitTotals();
}

void PokerStackListModel::tidy() {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        const Row upper = m_rows[static_cast<std::size_t>(i)];
        if (upper.under == 0 || isOff(upper.place)) {
            continue;
        }
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
        for (std::size_t j = 0; j < m_rows.size(); ++j) {
            Row& lower = m_rows[j];
            if (lower.seat == upper.seat && lower.place == upper.place && lower.under == 0) {
                lower.amount += upper.amount;
                const QModelIndex changed = index(static_cast<int>(j));
                emit dataChanged(changed, changed, {AmountRole, NameRole, Qt::DisplayRole});
                break;
            }
        }
    }
    emitTotals();
}

void PokerStackListModel::removeLeft() {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (isOff(m_rows[static_cast<std::size_t>(i)].place)) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
}

void PokerStackListModel::clear() {
    if (m_rows.empty()) {
        return;
    }
    beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
    m_rows.clear();
    endRemoveRows();
}

void PokerStackListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1),
                         {NameRole, TipRole, Qt::DisplayRole});
    }
}

void PokerStackListModel::restore(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

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
    return areKnown(hand) ? std::optional(hand) : std::nullopt;
}

QString boxText(Box box, const SettledBox& settled) {
    //: %1 a box and its stake ("Ante: 5.00 pts"), %2 what came of it ("won 5.00 pts")
    return PokerReportModel::tr("%1 · %2").arg(PokerText::stack(box, settled.amount),
                                               PokerText::boxResult(settled));
}

} // namespace

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
    case RuleRole: {
        // A dealer who does not qualify decides by P26; that the bet comes back only follows.
        const bool byBet = settled.bet.amount > Money{} && settled.verdict != Verdict::dealer_not_qualified;
        return text(boxRule(settled, byBet ? Box::bet : Box::ante, m_content.edition));
    }
    case AnteRuleRole: return text(boxRule(settled, Box::ante, m_content.edition));
    case BetRuleRole:
        return settled.bet.amount > Money{} ? text(boxRule(settled, Box::bet, m_content.edition)) : QString();
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
    m_content.edition = settings.edition;
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
    const auto handOf = [&](PlayerId player) -> std::vector<Card>& {
        return player == kNobody ? m_content.dealer : rowOf(player).cards;
    };
    for (const Recorded<Event>& entry : events) {
        std::visit(Overloaded{
                       [&](const RoundOpened& e) {
                           m_content.round = e.round;
                           m_content.commitment = QString::fromStdString(toHex(e.commitment));
                       },
                       [&](const CardBurnt& e) {
                           if (e.faceUp) {
                               m_content.burnt = e.card;
                           }
                       },
                       [&](const CardDealt& e) { handOf(e.player).push_back(e.card); },
                       [&](const CardRevealed& e) {
                           if (std::vector<Card>& hand = handOf(e.player); e.place < hand.size()) {
                               hand[e.place] = e.card;
                           }
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
    std::sort(m_content.rows.begin(), m_content.rows.end(), [](const Row& a, const Row& b) {
        return a.sitter.own != b.sitter.own ? a.sitter.own : a.sitter.seat < b.sitter.seat;
    });
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
    if (m_content.dealer.empty() && m_content.rows.empty()) {
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
