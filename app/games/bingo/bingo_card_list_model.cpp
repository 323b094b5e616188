// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_card_list_model.h"

#include "app/core/text/amounts.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/combinations.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

// Moving more rows than this one by one costs a view more than showing all of them anew.
constexpr std::size_t kMostMovable = 1'000;

constexpr int kFarthest = std::numeric_limits<int>::max();

} // namespace

BingoCardListModel::BingoCardListModel(const Settings& settings, QObject* parent)
    : QAbstractListModel(parent),
      m_settings(settings) {
    m_kept.places.resize(static_cast<std::size_t>(settings.shape().balls) + 1);
    for (std::size_t i = 0; i < kCombinations; ++i) {
        m_kept.closed[i] = !settings.prizes[i];
    }
}

int BingoCardListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_kept.cards.size());
}

QVariant BingoCardListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = at(index.row());
    switch (role) {
    case NumberRole: return static_cast<int>(row.number);
    case CellsRole: {
        QList<int> cells;
        for (int i = 0; i < m_settings.shape().cells(); ++i) {
            cells.append(row.card.cells[static_cast<std::size_t>(i)]);
        }
        return QVariant::fromValue(cells);
    }
    case RowsRole: return m_settings.shape().rows;
    case ColumnsRole: return m_settings.shape().columns;
    case MarkedRole: return static_cast<int>(m_automatic ? row.filled : row.byHand);
    case MissedRole: return static_cast<int>(m_automatic ? 0 : row.filled & ~row.byHand);
    case WonRole: return static_cast<int>(row.won);
    case NewestRole: return static_cast<int>(newest(row));
    case NearRole: return static_cast<int>(row.near);
    case NearTextRole: return nearText(row);
    case MissingRole: return row.missing == kFarthest ? 0 : row.missing;
    case PrizeTextRole: return prizeText(row);
    case Qt::DisplayRole:
    case AccessibleTextRole: {
        QString text = tr("Card %1").arg(row.number);
        if (!row.prizes.empty()) {
            text += QStringLiteral(", ") + prizeText(row);
        }
        if (row.near != 0) {
            text += QStringLiteral(", ") + tr("one to go: %1").arg(nearText(row));
        } else if (row.missing != kFarthest && row.missing > 0) {
            text += QStringLiteral(", ") + tr("%n number(s) to a prize", nullptr, row.missing);
        }
        return text;
    }
    default: return {};
    }
}

QHash<int, QByteArray> BingoCardListModel::roleNames() const {
    return {{NumberRole, "number"},
            {CellsRole, "cells"},
            {RowsRole, "rows"},
            {ColumnsRole, "columns"},
            {MarkedRole, "marked"},
            {MissedRole, "missed"},
            {NewestRole, "newest"},
            {WonRole, "won"},
            {NearRole, "near"},
            {NearTextRole, "nearText"},
            {MissingRole, "missing"},
            {PrizeTextRole, "prizeText"},
            {AccessibleTextRole, "accessibleText"}};
}

void BingoCardListModel::setAutomatic(bool automatic) {
    if (automatic != m_automatic) {
        m_automatic = automatic;
        tellAll({MarkedRole, MissedRole});
    }
}

void BingoCardListModel::setOrdered(bool ordered) {
    if (ordered != m_ordered) {
        m_ordered = ordered;
        settleAll();
    }
}

void BingoCardListModel::add(std::span<const CardNumber> numbers, std::span<const Card> cards) {
    if (numbers.empty()) {
        return;
    }
    // Nothing is drawn while cards are sold: all are equally far, and the new ones come last. A room that is
    // shown in the middle of a draw has them drawn afterwards.
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(numbers.size()) - 1);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto index = static_cast<std::uint32_t>(m_kept.cards.size());
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(m_settings.shape().cells()); ++cell) {
            if (const Ball ball = cards[i].cells[cell]; ball > 0) {
                m_kept.places[ball].push_back({index, CellMask{1} << cell});
            }
        }
        Row row;
        row.number = numbers[i];
        row.card = cards[i];
        judge(row);
        m_kept.cards.push_back(std::move(row));
        m_kept.order.push_back(index);
        m_kept.rowOf.push_back(index);
    }
    endInsertRows();
}

void BingoCardListModel::mark(Ball ball) {
    m_kept.byHand.add(ball);
    for (const Place& place : m_kept.places[ball]) {
        m_kept.cards[place.card].byHand |= place.cell;
        if (!m_automatic) {
            tell(place.card, {MarkedRole, MissedRole});
        }
    }
}

CellMask BingoCardListModel::newest(const Row& row) const {
    const auto found = std::ranges::find(row.card.cells, m_kept.last);
    return m_kept.last == 0 || found == row.card.cells.end()
               ? 0
               : CellMask{1} << (found - row.card.cells.begin());
}

// Marks the number on all cards; those whose place in the order may be another one now.
BingoCardListModel::Changed BingoCardListModel::fill(Ball ball) {
    m_kept.drawn.add(ball);
    if (const Ball before = std::exchange(m_kept.last, ball); before > 0) {
        for (const Place& place : m_kept.places[before]) {
            tell(place.card, {NewestRole});
        }
    }
    Changed changed;
    for (const Place& place : m_kept.places[ball]) {
        Row& row = m_kept.cards[place.card];
        const int before = row.missing;
        row.filled |= place.cell;
        judge(row);
        if (row.missing != before) {
            (row.missing < before ? changed.nearer : changed.farther).push_back(place.card);
        }
        tell(place.card, {m_automatic ? MarkedRole : MissedRole, NewestRole, NearRole, NearTextRole,
                          MissingRole, AccessibleTextRole, Qt::DisplayRole});
    }
    return changed;
}

void BingoCardListModel::drawUnarranged(Ball ball) {
    arrange();
    fill(ball);
    m_kept.unsettled = true;
}

void BingoCardListModel::arrange() {
    if (std::exchange(m_kept.unsettled, false)) {
        settleAll();
    }
}

void BingoCardListModel::draw(Ball ball) {
    auto [nearer, farther] = fill(ball);
    if (std::exchange(m_kept.unsettled, false) || m_kept.order.size() > kMostMovable) {
        settleAll();
        return;
    }
    // From below for those that fall back, from above for those that come nearer: so each moves once.
    const auto byRow = [this](std::uint32_t card) { return m_kept.rowOf[card]; };
    std::ranges::sort(farther, std::ranges::greater(), byRow);
    std::ranges::sort(nearer, {}, byRow);
    std::ranges::for_each(farther, [this](std::uint32_t card) { settle(card); });
    std::ranges::for_each(nearer, [this](std::uint32_t card) { settle(card); });
}

void BingoCardListModel::win(CardNumber number, PrizeKind kind, Money amount) {
    const auto found = std::ranges::lower_bound(m_kept.cards, number, {}, &Row::number);
    if (found == m_kept.cards.end() || found->number != number) {
        return;
    }
    found->prizes.push_back({kind, amount});
    const PrizeKind combination = kind == PrizeKind::line_jackpot    ? PrizeKind::line
                                  : kind == PrizeKind::bingo_jackpot ? PrizeKind::bingo
                                                                     : kind;
    // Blank boxes and the free centre are in no mask of marks.
    found->won |= wonCells(combination, found->card, m_settings, m_kept.drawn) & found->filled;
    tell(static_cast<std::uint32_t>(found - m_kept.cards.begin()),
         {WonRole, PrizeTextRole, AccessibleTextRole, Qt::DisplayRole});
}

void BingoCardListModel::close(PrizeKind combination) {
    if (indexOf(combination) >= kCombinations || m_kept.closed[indexOf(combination)]) {
        return;
    }
    m_kept.closed[indexOf(combination)] = true;
    judgeAll();
    m_kept.unsettled = true; // the cards that have won stay in sight until the draw goes on
}

void BingoCardListModel::closeAll() {
    // The order stays: what was nearest when the draw ended is still what the player looks at.
    m_kept.over = true;
    judgeAll();
}

void BingoCardListModel::clear() {
    beginResetModel();
    m_kept.cards.clear();
    m_kept.order.clear();
    m_kept.rowOf.clear();
    for (std::vector<Place>& places : m_kept.places) {
        places.clear();
    }
    m_kept.drawn = {};
    m_kept.byHand = {};
    m_kept.last = 0;
    m_kept.over = false;
    m_kept.unsettled = false;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        m_kept.closed[i] = !m_settings.prizes[i];
    }
    endResetModel();
}

void BingoCardListModel::retranslate() {
    tellAll({NearTextRole, PrizeTextRole, AccessibleTextRole, Qt::DisplayRole});
}

std::vector<Ball> BingoCardListModel::missed() const {
    std::vector<Ball> numbers;
    for (std::size_t ball = 1; ball < m_kept.places.size(); ++ball) {
        const auto number = static_cast<Ball>(ball);
        if (!m_kept.places[ball].empty() && m_kept.drawn.has(number) && !m_kept.byHand.has(number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

bool BingoCardListModel::isNear() const {
    return std::ranges::any_of(m_kept.cards, [](const Row& row) { return row.missing == 1; });
}

// How near a card is, and with which boxes.
void BingoCardListModel::judge(Row& row) const {
    row.near = 0;
    row.missing = kFarthest;
    for (std::size_t i = 0; i < kCombinations && !m_kept.over; ++i) {
        if (m_kept.closed[i]) {
            continue;
        }
        const auto kind = static_cast<PrizeKind>(i);
        const int lacking = missing(kind, row.card, m_settings, m_kept.drawn);
        row.missing = std::min(row.missing, lacking); // 0: it has just won, which is told in a moment
        if (lacking == 1) {
            for (const Ball ball : oneToGo(kind, row.card, m_settings, m_kept.drawn)) {
                const auto cell = std::ranges::find(row.card.cells, ball) - row.card.cells.begin();
                row.near |= CellMask{1} << cell;
            }
        }
    }
}

void BingoCardListModel::judgeAll() {
    for (std::size_t i = 0; i < m_kept.cards.size(); ++i) {
        Row& row = m_kept.cards[i];
        const CellMask near = row.near;
        const int missing = row.missing;
        judge(row);
        if (row.near != near || row.missing != missing) {
            tell(static_cast<std::uint32_t>(i),
                 {NearRole, NearTextRole, MissingRole, AccessibleTextRole, Qt::DisplayRole});
        } else if (near != 0) { // the same numbers may bring another prize
            tell(static_cast<std::uint32_t>(i), {NearTextRole, AccessibleTextRole, Qt::DisplayRole});
        }
    }
}

QString BingoCardListModel::nearText(const Row& row) const {
    if (row.near == 0) {
        return {};
    }
    QStringList texts;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (m_kept.closed[i]) {
            continue;
        }
        const std::vector<Ball> numbers = oneToGo(kind, row.card, m_settings, m_kept.drawn);
        if (!numbers.empty()) {
            texts.append(BingoText::near(kind, numbers, m_settings));
        }
    }
    return texts.join(QStringLiteral(" · "));
}

QString BingoCardListModel::prizeText(const Row& row) {
    QStringList texts;
    for (const Won& won : row.prizes) {
        //: %1 a prize, %2 an amount
        texts.append(tr("%1: %2").arg(BingoText::prize(won.kind), amountText(won.amount)));
    }
    return texts.join(QStringLiteral(" · "));
}

void BingoCardListModel::tell(std::uint32_t card, const QList<int>& roles) {
    const QModelIndex row = index(static_cast<int>(m_kept.rowOf[card]));
    emit dataChanged(row, row, roles);
}

void BingoCardListModel::tellAll(const QList<int>& roles) {
    if (!m_kept.cards.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), roles);
    }
}

// What the order goes by: with B14 how many numbers are lacking, else the order of buying.
std::int64_t BingoCardListModel::rank(std::uint32_t card) const {
    return m_ordered ? m_kept.cards[card].missing : static_cast<std::int64_t>(card);
}

// A card whose rank has changed moves past those it must not stand behind or before, and no further.
void BingoCardListModel::settle(std::uint32_t card) {
    if (!m_ordered || m_kept.over) {
        return;
    }
    const std::size_t from = m_kept.rowOf[card];
    std::size_t to = from;
    while (to > 0 && rank(m_kept.order[to - 1]) > rank(card)) {
        --to;
    }
    while (to + 1 < m_kept.order.size() && rank(m_kept.order[to + 1]) < rank(card)) {
        ++to;
    }
    moveTo(from, to);
}

void BingoCardListModel::settleAll() {
    if (m_kept.over && m_ordered) {
        return;
    }
    const auto byRank = [this](std::uint32_t a, std::uint32_t b) { return rank(a) < rank(b); };
    if (std::ranges::is_sorted(m_kept.order, byRank)) {
        return;
    }
    if (m_kept.order.size() > kMostMovable) {
        beginResetModel();
        std::ranges::stable_sort(m_kept.order, byRank);
        renumber(0, m_kept.order.size() - 1);
        endResetModel();
        return;
    }
    for (std::size_t row = 1; row < m_kept.order.size(); ++row) {
        std::size_t to = row;
        while (to > 0 && rank(m_kept.order[to - 1]) > rank(m_kept.order[row])) {
            --to;
        }
        moveTo(row, to);
    }
}

void BingoCardListModel::moveTo(std::size_t from, std::size_t to) {
    if (from == to) {
        return;
    }
    const auto row = [](std::size_t at) { return static_cast<int>(at); };
    const auto place = [this](std::size_t at) {
        return m_kept.order.begin() + static_cast<std::ptrdiff_t>(at);
    };
    // Qt counts the row before which it comes while it still lies where it was.
    beginMoveRows({}, row(from), row(from), {}, row(to > from ? to + 1 : to));
    if (to < from) {
        std::rotate(place(to), place(from), place(from + 1));
    } else {
        std::rotate(place(from), place(from + 1), place(to + 1));
    }
    renumber(std::min(from, to), std::max(from, to));
    endMoveRows();
}

void BingoCardListModel::renumber(std::size_t first, std::size_t last) {
    for (std::size_t row = first; row <= last; ++row) {
        m_kept.rowOf[m_kept.order[row]] = static_cast<std::uint32_t>(row);
    }
}

void BingoCardListModel::putBack(const Saved& kept) {
    const auto isSame = [](const Row& a, const Row& b) { return a.number == b.number && a.card == b.card; };
    if (m_kept.cards.size() <= kMostMovable && std::ranges::equal(m_kept.cards, kept.cards, isSame)) {
        // Whoever looks at one of them goes on looking at it.
        Saved moved = kept;
        moved.order.swap(m_kept.order);
        moved.rowOf.swap(m_kept.rowOf);
        m_kept = std::move(moved);
        tellAll({});
        for (std::size_t row = 0; row < kept.order.size(); ++row) {
            moveTo(m_kept.rowOf[kept.order[row]], row);
        }
    } else {
        beginResetModel();
        m_kept = kept;
        endResetModel();
    }
    if (!m_ordered || !m_kept.unsettled) {
        settleAll();
    }
}

} // namespace mesaviva::app
