// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_reader.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

using Cards = BingoCardListModel;
using Prizes = BingoPrizeListModel;

// Only this many cards are read; those nearest to a prize come first.
constexpr int kMostCards = 6;

QString listed(const QStringList& items) { return items.join(QStringLiteral("; ")); }

QString at(const QAbstractItemModel& list, int row, int role) {
    return list.data(list.index(row, 0), role).toString();
}

} // namespace

std::vector<SpokenAction> BingoReader::spokenActions(const TableEvent& event) {
    const int before = std::exchange(m_cards, m_room.ownCards());
    if (m_cards > before) {
        return {{tr("You have %n card(s)", nullptr, m_cards), true}};
    }
    if (event.is<bingo::NumberMarked>() && event.own && !m_room.isAutomatic()) {
        return {{m_room.missedCount() == 0
                     ? tr("Marked")
                     : tr("Marked; %n more to be marked", nullptr, m_room.missedCount()),
                 true}};
    }
    return {};
}

QString BingoReader::hand() const {
    const Cards& cards = *m_room.cards();
    const int count = cards.rowCount();
    if (count == 0) {
        return tr("You have no cards");
    }
    QStringList texts;
    for (int row = 0; row < std::min(count, kMostCards); ++row) {
        texts.append(at(cards, row, Cards::AccessibleTextRole));
    }
    if (count > kMostCards) {
        texts.append(tr("and %n more", nullptr, count - kMostCards));
    }
    return listed(texts);
}

QString BingoReader::house() const {
    return m_room.lastBall() == 0 ? tr("No number has been drawn yet")
                                  //: %1 "17, ball 5", %2 how many are left
                                  : tr("%1, %2 left").arg(m_room.lastBallSpoken()).arg(m_room.leftCount());
}

QString BingoReader::stakes() const {
    if (m_room.ownCards() == 0) {
        return m_room.reserved() > 0 ? tr("%n card(s) reserved", nullptr, m_room.reserved())
                                     : tr("You have no cards");
    }
    const QString cards = tr("%n card(s)", nullptr, m_room.ownCards());
    QString text = QStringLiteral("%1, %2").arg(cards, money(m_room.ownStaked()));
    if (m_room.ownWon() > 0) {
        //: %1 an amount
        text += QStringLiteral(", ") + tr("won so far: %1").arg(money(m_room.ownWon()));
    }
    return text;
}

// B28: the number of cards one short of each prize, and the numbers that this player needs.
QString BingoReader::others() const {
    QStringList parts;
    const Prizes& prizes = *m_room.prizes();
    for (const Prizes::Row& row : prizes.rows()) {
        if (!row.won && !row.isJackpot() && row.near > 0) {
            //: %1 a prize, %n cards in the whole room
            parts.append(tr("%1: %n card(s) with one to go", nullptr, row.near).arg(row.name));
        }
    }
    const Cards& cards = *m_room.cards();
    for (int row = 0; row < cards.rowCount(); ++row) {
        const QString near = at(cards, row, Cards::NearTextRole);
        if (!near.isEmpty()) {
            //: %1 a card's number, %2 what it waits for
            parts.append(tr("your card %1 waits for %2").arg(at(cards, row, Cards::NumberRole), near));
        }
    }
    return parts.isEmpty() ? tr("Nobody has one to go") : listed(parts);
}

QStringList BingoReader::actions() const {
    QStringList list;
    add(list, m_room.buyAction(), tr("more cards or fewer"), tr("plus and minus"));
    add(list, m_room.buyAction(), tr("buy"), QStringLiteral("B"));
    if (m_room.isReservable()) {
        add(list, {true, {}, {}}, tr("reserve for the next sale"), QStringLiteral("B"));
    }
    if (m_room.missedCount() > 0) {
        add(list, {true, {}, {}}, tr("mark a number"), tr("Space, or Alt and Enter on a number of a card"));
    }
    return list;
}

PlaceRow BingoReader::machine() const {
    PlaceRow row{tr("Drawing machine"), {}};
    row.places.push_back({tr("Drawing machine"), [this] { return house(); }});
    const QList<int> drawn = m_room.drawn();
    for (auto i = drawn.size() - 1; i >= 0; --i) {
        //: %1 a number, %2 which draw it was
        row.places.push_back(plain(tr("%1, ball %2").arg(m_room.ballText(drawn[i])).arg(i + 1)));
    }
    return row;
}

PlaceRow BingoReader::panel() const {
    PlaceRow row{tr("Panel of numbers"), {}};
    const BingoNumberListModel& numbers = *m_room.numbers();
    for (int i = 0; i < numbers.rowCount(); ++i) {
        const QString name = at(numbers, i, BingoNumberListModel::AccessibleTextRole);
        const int own = at(numbers, i, BingoNumberListModel::OwnRole).toInt();
        row.places.push_back({name, [name, own] {
                                  //: %n of this player's cards
                                  return name + QStringLiteral(", ") +
                                         tr("on %n of your cards", nullptr, own);
                              }});
    }
    return row;
}

PlaceRow BingoReader::prizes() const {
    PlaceRow row{tr("Prizes"), {}};
    for (int i = 0; i < m_room.prizes()->rowCount(); ++i) {
        const QString all = at(*m_room.prizes(), i, Prizes::AccessibleTextRole);
        row.places.push_back({at(*m_room.prizes(), i, Prizes::NameRole), [all] { return all; }});
    }
    return row;
}

PlaceRow BingoReader::winners() const {
    PlaceRow row{tr("Winners"), {}};
    for (int i = 0; i < m_room.winners()->rowCount(); ++i) {
        row.places.push_back(plain(at(*m_room.winners(), i, BingoWinnerListModel::AccessibleTextRole)));
    }
    return row;
}

PlaceRow BingoReader::card(int index) const {
    const Cards& cards = *m_room.cards();
    const QModelIndex which = cards.index(index);
    const QString whole = which.data(Cards::AccessibleTextRole).toString();
    //: %1 a card's number
    PlaceRow row{tr("Card %1").arg(which.data(Cards::NumberRole).toInt()), {}};
    row.places.push_back({row.name, [whole, prize = which.data(Cards::PrizeTextRole).toString()] {
                              return prize.isEmpty() ? whole : whole + QStringLiteral(", ") + prize;
                          }});
    const auto cells = which.data(Cards::CellsRole).value<QList<int>>();
    const auto marked = static_cast<unsigned>(which.data(Cards::MarkedRole).toInt());
    const QList<int> drawn = m_room.drawn();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (cells[i] == 0) {
            continue;
        }
        const bool isMarked = ((marked >> i) & 1U) != 0;
        const QString name = m_room.ballText(cells[i]);
        const QString how = isMarked                   ? tr("marked")
                            : drawn.contains(cells[i]) ? tr("drawn, not marked")
                                                       : tr("not drawn");
        const int line = static_cast<int>(i) / m_room.columns() + 1;
        const int column = static_cast<int>(i) % m_room.columns() + 1;
        row.places.push_back(
            {isMarked || drawn.contains(cells[i]) ? QStringLiteral("%1, %2").arg(name, how) : name,
             [name, how, line, column] {
                 //: %1 a number, %2 "marked", %3 and %4 where it stands on its card
                 return tr("%1, %2, row %3, column %4").arg(name, how).arg(line).arg(column);
             },
             [this, number = cells[i]] { m_room.mark(number); }});
    }
    return row;
}

std::vector<PlaceRow> BingoReader::layoutRows() const {
    PlaceRow sale{tr("Sale"), {}};
    //: %1 an amount
    sale.places.push_back(plain(tr("A card costs %1").arg(money(m_room.cardPrice()))));
    sale.places.push_back(plain(tr("%n card(s) sold", nullptr, m_room.cardsSold())));
    sale.places.push_back(plain(tr("%n player(s)", nullptr, m_room.players())));
    //: %1 an amount
    sale.places.push_back(plain(tr("Prizes: %1").arg(money(m_room.prizeMoney()))));
    std::vector<PlaceRow> rows{machine(), panel(), prizes(), winners()};
    for (int row = 0; row < m_room.cards()->rowCount(); ++row) {
        rows.push_back(card(row));
    }
    rows.push_back(std::move(sale));
    return rows;
}

} // namespace mesaviva::app
