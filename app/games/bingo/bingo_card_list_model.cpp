// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_card_list_model.h"

#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/games/bingo/combinations.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

// With more rows to move, resetting the model is cheaper for a view.
constexpr std::size_t kMostMovable = 1'000;

constexpr int kFarthest = std::numeric_limits<int>::max();

} // namespace

BingoCardListModel::BingoCardListModel(const Settings& settings, QObject* parent)
    : RowListModel(parent),
      m_settings(settings) {
    m_state.places.resize(static_cast<std::size_t>(settings.shape().balls) + 1);
    for (std::size_t i = 0; i < kCombinations; ++i) {
        m_state.closed[i] = !settings.prizes[i];
    }
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
        emitAllChanged({MarkedRole, MissedRole});
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
    // Nothing is drawn while cards are sold: all are equally far from a prize, and new ones are appended. If
    // the room is shown during a draw, the numbers are drawn afterwards.
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(numbers.size()) - 1);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto index = static_cast<std::uint32_t>(m_state.cards.size());
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(m_settings.shape().cells()); ++cell) {
            if (const Ball ball = cards[i].cells[cell]; ball > 0) {
                m_state.places[ball].push_back({index, CellMask{1} << cell});
            }
        }
        Row row;
        row.number = numbers[i];
        row.card = cards[i];
        judge(row);
        m_state.cards.push_back(std::move(row));
        m_state.order.push_back(index);
        m_state.rowOf.push_back(index);
    }
    endInsertRows();
}

void BingoCardListModel::mark(Ball ball) {
    m_state.byHand.add(ball);
    for (const Place& place : m_state.places[ball]) {
        m_state.cards[place.card].byHand |= place.cell;
        if (!m_automatic) {
            emitChanged(place.card, {MarkedRole, MissedRole});
        }
    }
}

CellMask BingoCardListModel::newest(const Row& row) const {
    const auto found = std::ranges::find(row.card.cells, m_state.last);
    return m_state.last == 0 || found == row.card.cells.end()
               ? 0
               : CellMask{1} << (found - row.card.cells.begin());
}

// Marks the number on all cards; returns the cards whose rank may have changed.
BingoCardListModel::Changed BingoCardListModel::fill(Ball ball) {
    m_state.drawn.add(ball);
    if (const Ball before = std::exchange(m_state.last, ball); before > 0) {
        for (const Place& place : m_state.places[before]) {
            emitChanged(place.card, {NewestRole});
        }
    }
    Changed changed;
    for (const Place& place : m_state.places[ball]) {
        Row& row = m_state.cards[place.card];
        const int before = row.missing;
        row.filled |= place.cell;
        judge(row);
        if (row.missing != before) {
            (row.missing < before ? changed.nearer : changed.farther).push_back(place.card);
        }
        emitChanged(place.card, {m_automatic ? MarkedRole : MissedRole, NewestRole, NearRole, NearTextRole,
                                 MissingRole, AccessibleTextRole, Qt::DisplayRole});
    }
    return changed;
}

void BingoCardListModel::drawUnarranged(Ball ball) {
    arrange();
    fill(ball);
    m_state.unsettled = true;
}

void BingoCardListModel::arrange() {
    if (!m_held && std::exchange(m_state.unsettled, false)) {
        settleAll();
    }
}

void BingoCardListModel::setHeld(bool held) {
    m_held = held;
    arrange();
}

void BingoCardListModel::draw(Ball ball) {
    auto [nearer, farther] = fill(ball);
    if (m_held) {
        m_state.unsettled = true;
        return;
    }
    if (std::exchange(m_state.unsettled, false) || m_state.order.size() > kMostMovable) {
        settleAll();
        return;
    }
    // First the cards that fall back, from below, then those that move up, from above: each moves only once.
    const auto byRow = [this](std::uint32_t card) { return m_state.rowOf[card]; };
    std::ranges::sort(farther, std::ranges::greater(), byRow);
    std::ranges::sort(nearer, {}, byRow);
    std::ranges::for_each(farther, [this](std::uint32_t card) { settle(card); });
    std::ranges::for_each(nearer, [this](std::uint32_t card) { settle(card); });
}

void BingoCardListModel::win(CardNumber number, PrizeKind kind, Money amount) {
    const auto found = std::ranges::lower_bound(m_state.cards, number, {}, &Row::number);
    if (found == m_state.cards.end() || found->number != number) {
        return;
    }
    found->prizes.push_back({kind, amount});
    const PrizeKind combination = kind == PrizeKind::line_jackpot    ? PrizeKind::line
                                  : kind == PrizeKind::bingo_jackpot ? PrizeKind::bingo
                                                                     : kind;
    // Blank boxes and the free centre are in no mask of marks.
    found->won |= wonCells(combination, found->card, m_settings, m_state.drawn) & found->filled;
    emitChanged(static_cast<std::uint32_t>(found - m_state.cards.begin()),
                {WonRole, PrizeTextRole, AccessibleTextRole, Qt::DisplayRole});
}

void BingoCardListModel::close(PrizeKind combination) {
    if (indexOf(combination) >= kCombinations || m_state.closed[indexOf(combination)]) {
        return;
    }
    m_state.closed[indexOf(combination)] = true;
    judgeAll();
    m_state.unsettled = true; // keep the winning cards visible until the draw continues
}

void BingoCardListModel::closeAll() {
    // Keep the order in which the player last saw the cards.
    m_state.over = true;
    judgeAll();
}

void BingoCardListModel::clear() {
    beginResetModel();
    m_state.cards.clear();
    m_state.order.clear();
    m_state.rowOf.clear();
    for (std::vector<Place>& places : m_state.places) {
        places.clear();
    }
    m_state.drawn = {};
    m_state.byHand = {};
    m_state.last = 0;
    m_state.over = false;
    m_state.unsettled = false;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        m_state.closed[i] = !m_settings.prizes[i];
    }
    endResetModel();
}

std::vector<Ball> BingoCardListModel::missed() const {
    std::vector<Ball> numbers;
    for (std::size_t ball = 1; ball < m_state.places.size(); ++ball) {
        const auto number = static_cast<Ball>(ball);
        if (!m_state.places[ball].empty() && m_state.drawn.has(number) && !m_state.byHand.has(number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

bool BingoCardListModel::isNear() const {
    return std::ranges::any_of(m_state.cards, [](const Row& row) { return row.missing == 1; });
}

// Computes the distance to a prize, and the boxes that would win it.
void BingoCardListModel::judge(Row& row) const {
    row.near = 0;
    row.missing = kFarthest;
    for (std::size_t i = 0; i < kCombinations && !m_state.over; ++i) {
        if (m_state.closed[i]) {
            continue;
        }
        const auto kind = static_cast<PrizeKind>(i);
        const int lacking = missing(kind, row.card, m_settings, m_state.drawn);
        row.missing = std::min(row.missing, lacking); // 0: just won; the prize's event follows
        if (lacking == 1) {
            for (const Ball ball : oneToGo(kind, row.card, m_settings, m_state.drawn)) {
                const auto cell = std::ranges::find(row.card.cells, ball) - row.card.cells.begin();
                row.near |= CellMask{1} << cell;
            }
        }
    }
}

void BingoCardListModel::judgeAll() {
    for (std::size_t i = 0; i < m_state.cards.size(); ++i) {
        Row& row = m_state.cards[i];
        const CellMask near = row.near;
        const int missing = row.missing;
        judge(row);
        if (row.near != near || row.missing != missing) {
            emitChanged(static_cast<std::uint32_t>(i),
                        {NearRole, NearTextRole, MissingRole, AccessibleTextRole, Qt::DisplayRole});
        } else if (near != 0) { // the same numbers may win another prize
            emitChanged(static_cast<std::uint32_t>(i), {NearTextRole, AccessibleTextRole, Qt::DisplayRole});
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
        if (m_state.closed[i]) {
            continue;
        }
        const std::vector<Ball> numbers = oneToGo(kind, row.card, m_settings, m_state.drawn);
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

void BingoCardListModel::emitChanged(std::uint32_t card, const QList<int>& roles) {
    const QModelIndex row = index(static_cast<int>(m_state.rowOf[card]));
    emit dataChanged(row, row, roles);
}

// The sort key: with B14 the count of missing numbers, otherwise the order of purchase.
std::int64_t BingoCardListModel::rank(std::uint32_t card) const {
    return m_ordered ? m_state.cards[card].missing : static_cast<std::int64_t>(card);
}

// Moves a card whose rank has changed past the cards it must not precede or follow, and no further.
void BingoCardListModel::settle(std::uint32_t card) {
    if (!m_ordered || m_state.over) {
        return;
    }
    const std::size_t from = m_state.rowOf[card];
    std::size_t to = from;
    while (to > 0 && rank(m_state.order[to - 1]) > rank(card)) {
        --to;
    }
    while (to + 1 < m_state.order.size() && rank(m_state.order[to + 1]) < rank(card)) {
        ++to;
    }
    moveTo(from, to);
}

void BingoCardListModel::settleAll() {
    if (m_state.over && m_ordered) {
        return;
    }
    const auto byRank = [this](std::uint32_t a, std::uint32_t b) { return rank(a) < rank(b); };
    if (std::ranges::is_sorted(m_state.order, byRank)) {
        return;
    }
    if (m_state.order.size() > kMostMovable) {
        beginResetModel();
        std::ranges::stable_sort(m_state.order, byRank);
        renumber(0, m_state.order.size() - 1);
        endResetModel();
        return;
    }
    for (std::size_t row = 1; row < m_state.order.size(); ++row) {
        std::size_t to = row;
        while (to > 0 && rank(m_state.order[to - 1]) > rank(m_state.order[row])) {
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
        return m_state.order.begin() + static_cast<std::ptrdiff_t>(at);
    };
    // Qt expects the destination row before the move.
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
        m_state.rowOf[m_state.order[row]] = static_cast<std::uint32_t>(row);
    }
}

void BingoCardListModel::restore(const Saved& saved) {
    const auto isSame = [](const Row& a, const Row& b) { return a.number == b.number && a.card == b.card; };
    if (m_state.cards.size() <= kMostMovable && std::ranges::equal(m_state.cards, saved.cards, isSame)) {
        // Move the rows instead of resetting them, so that a view keeps its current card.
        Saved moved = saved;
        moved.order.swap(m_state.order);
        moved.rowOf.swap(m_state.rowOf);
        m_state = std::move(moved);
        emitAllChanged({});
        for (std::size_t row = 0; row < saved.order.size(); ++row) {
            moveTo(m_state.rowOf[saved.order[row]], row);
        }
    } else {
        beginResetModel();
        m_state = saved;
        endResetModel();
    }
    if (!m_ordered || !m_state.unsettled) {
        settleAll();
    }
}

} // namespace mesaviva::app
