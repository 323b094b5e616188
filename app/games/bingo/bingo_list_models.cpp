// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/bingo_list_models.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_text.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

BingoNumberListModel::BingoNumberListModel(const Settings& settings, QObject* parent)
    : RowListModel(parent),
      m_settings(settings) {
    m_state.rows.resize(static_cast<std::size_t>(settings.shape().balls));
}

QVariant BingoNumberListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_state.rows[static_cast<std::size_t>(index.row())];
    const auto ball = static_cast<Ball>(index.row() + 1);
    switch (role) {
    case NumberRole: return int{ball};
    case Qt::DisplayRole:
    case TextRole: return BingoText::cell(ball, m_settings);
    case ColumnRole: return m_settings.shape().columnOf(ball);
    case DrawnRole: return row.order > 0;
    case LastRole: return m_state.last == ball;
    case OrderRole: return row.order;
    case OwnRole: return row.own;
    case AccessibleTextRole: {
        const QString text = BingoText::ball(ball, m_settings);
        return row.order > 0 ? tr("%1, drawn").arg(text) : tr("%1, not drawn yet").arg(text);
    }
    default: return {};
    }
}

QHash<int, QByteArray> BingoNumberListModel::roleNames() const {
    return {{NumberRole, "number"}, {TextRole, "text"},
            {ColumnRole, "column"}, {DrawnRole, "drawn"},
            {LastRole, "last"},     {OrderRole, "order"},
            {OwnRole, "own"},       {AccessibleTextRole, "accessibleText"}};
}

void BingoNumberListModel::draw(Ball ball) {
    const int before = std::exchange(m_state.last, ball);
    m_state.rows[ball - 1U].order = ++m_state.drawn;
    if (before > 0) {
        emit dataChanged(index(before - 1), index(before - 1), {LastRole});
    }
    emit dataChanged(index(ball - 1), index(ball - 1), {DrawnRole, LastRole, OrderRole, AccessibleTextRole});
}

void BingoNumberListModel::addCards(std::span<const Card> cards) {
    if (cards.empty()) {
        return;
    }
    for (const Card& card : cards) {
        for (const Ball ball : card.cells) {
            if (ball > 0) {
                ++m_state.rows[ball - 1U].own;
            }
        }
    }
    emitAllChanged({OwnRole});
}

void BingoNumberListModel::clear() {
    m_state.rows.assign(m_state.rows.size(), {});
    m_state.drawn = 0;
    m_state.last = 0;
    emitAllChanged();
}

void BingoNumberListModel::restore(const Saved& saved) {
    m_state = saved;
    emitAllChanged();
}

namespace {

QString accessibleText(const BingoPrizeListModel::Row& row) {
    QString text = row.name;
    const auto append = [&](const QString& part) {
        if (!part.isEmpty()) {
            text += QStringLiteral(", ") + part;
        }
    };
    append(amountText(Money{row.amount}));
    append(row.condition);
    append(row.won ? row.wonText : BingoPrizeListModel::tr("not won yet"));
    return text;
}

} // namespace

QVariant BingoPrizeListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return row.kind;
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case AmountRole: return row.amount;
    case AmountTextRole: return amountText(Money{row.amount});
    case FixedRole: return row.fixed;
    case ShareTextRole: return row.shareText;
    case JackpotRole: return row.isJackpot();
    case ConditionRole: return row.condition;
    case ReachableRole: return row.reachable;
    case WonRole: return row.won;
    case WonTextRole: return row.wonText;
    case OwnRole: return row.own;
    case NearRole: return row.near;
    case RowsRole: return row.rows;
    case ColumnsRole: return row.columns;
    case ExampleRole: return row.example;
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoPrizeListModel::roleNames() const {
    return {{KindRole, "kind"},
            {NameRole, "name"},
            {AmountRole, "amount"},
            {AmountTextRole, "amountText"},
            {FixedRole, "fixed"},
            {ShareTextRole, "shareText"},
            {JackpotRole, "jackpot"},
            {ConditionRole, "condition"},
            {ReachableRole, "reachable"},
            {WonRole, "won"},
            {WonTextRole, "wonText"},
            {OwnRole, "own"},
            {NearRole, "near"},
            {RowsRole, "rows"},
            {ColumnsRole, "columns"},
            {ExampleRole, "example"},
            {AccessibleTextRole, "accessibleText"}};
}

namespace {

QString prizeName(const BingoWinnerListModel::Row& row) {
    return BingoText::prize(static_cast<bingo::PrizeKind>(row.kind));
}

QString winnerName(const BingoWinnerListModel::Row& row) {
    return row.player.isEmpty() ? TableText::you() : row.player;
}

QString accessibleText(const BingoWinnerListModel::Row& row) {
    const QString name =
        row.simulated ? BingoWinnerListModel::tr("%1, simulated").arg(winnerName(row)) : winnerName(row);
    //: %1 a prize, %2 how many numbers were drawn, %3 a player, %4 the card's number, %5 an amount
    return BingoWinnerListModel::tr("%1, ball %2: %3, card %4, %5")
        .arg(prizeName(row))
        .arg(row.ball)
        .arg(name)
        .arg(row.card)
        .arg(amountText(Money{row.amount}));
}

} // namespace

QVariant BingoWinnerListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return row.kind;
    case NameRole: return prizeName(row);
    case BallRole: return row.ball;
    case Qt::DisplayRole:
    case PlayerRole: return winnerName(row);
    case OwnRole: return row.own;
    case SimulatedRole: return row.simulated;
    case CardRole: return row.card;
    case AmountRole: return row.amount;
    case AmountTextRole: return amountText(Money{row.amount});
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoWinnerListModel::roleNames() const {
    return {{KindRole, "kind"},
            {NameRole, "name"},
            {BallRole, "ball"},
            {PlayerRole, "player"},
            {OwnRole, "own"},
            {SimulatedRole, "simulated"},
            {CardRole, "card"},
            {AmountRole, "amount"},
            {AmountTextRole, "amountText"},
            {AccessibleTextRole, "accessibleText"}};
}

void BingoWinnerListModel::add(const std::vector<Row>& rows) {
    if (rows.empty()) {
        return;
    }
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
    emit countChanged();
}

void BingoWinnerListModel::clear() {
    if (m_rows.empty()) {
        return;
    }
    beginResetModel();
    m_rows.clear();
    endResetModel();
    emit countChanged();
}

void BingoWinnerListModel::restore(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
    emit countChanged();
}

namespace {

QString titleOf(const BingoHistoryModel::Row& row) {
    return row.name.isEmpty() ? BingoHistoryModel::tr("A round before you came in")
                              : BingoHistoryModel::tr("Round %1").arg(row.name);
}

QString resultText(const BingoHistoryModel::Row& row) {
    if (row.isVoid) {
        return BingoHistoryModel::tr("void");
    }
    return row.tookPart ? signedAmountText(Money{row.result}) : BingoHistoryModel::tr("no cards");
}

QString accessibleText(const BingoHistoryModel::Row& row) {
    QString text = titleOf(row);
    const auto append = [&](const QString& part) {
        if (!part.isEmpty()) {
            text += QStringLiteral(", ") + part;
        }
    };
    append(row.winnersText);
    append(resultText(row));
    return text;
}

} // namespace

QVariant BingoHistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundRole: return static_cast<int>(row.round);
    case Qt::DisplayRole:
    case TitleRole: return titleOf(row);
    case ResultRole: return row.result;
    case ResultTextRole: return resultText(row);
    case BallsRole: return row.balls;
    case CardsRole: return row.cards;
    case WinnersTextRole: return row.winnersText;
    case VoidRole: return row.isVoid;
    case ReplayableRole: return row.replayable;
    case CommitmentRole: return row.commitment;
    case SeedRole: return row.seed;
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoHistoryModel::roleNames() const {
    return {{RoundRole, "round"},
            {TitleRole, "title"},
            {ResultRole, "result"},
            {ResultTextRole, "resultText"},
            {BallsRole, "balls"},
            {CardsRole, "cards"},
            {WinnersTextRole, "winnersText"},
            {VoidRole, "isVoid"},
            {ReplayableRole, "replayable"},
            {CommitmentRole, "commitment"},
            {SeedRole, "seed"},
            {AccessibleTextRole, "accessibleText"}};
}

std::uint64_t BingoHistoryModel::roundAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].round : 0;
}

void BingoHistoryModel::add(const Row& row) {
    if (rowCount() == kShown) {
        beginRemoveRows({}, kShown - 1, kShown - 1);
        m_rows.pop_back();
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_rows.push_back(row);
    std::rotate(m_rows.rbegin(), m_rows.rbegin() + 1, m_rows.rend());
    endInsertRows();
    emit countChanged();
}

void BingoHistoryModel::setRows(const std::vector<Row>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
    emit countChanged();
}

} // namespace mesaviva::app
