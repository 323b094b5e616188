// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <array>
#include <span>
#endif

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// This player's cards of the round (B4b) with their marks, their distance to a prize (B28) and their prizes
/// (B29). A drawn number updates only the cards that contain it.
///
/// Masks have bit row * columns + column. The free centre and blank boxes have number 0 and are never in a
/// mask of marks. With `ordered` (B14) the cards nearest to an open prize come first; cards move as little as
/// possible, and equally near cards keep their order.
class BingoCardListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int: the card's number in the round
        CellsRole,                     ///< list<int>: row by row; 0: blank, or the free centre
        RowsRole,                      ///< int
        ColumnsRole,                   ///< int
        MarkedRole,                    ///< int mask: boxes shown as marked
        MissedRole,         ///< int mask: drawn, but not yet marked by hand; 0 with automatic marks
        WonRole,            ///< int mask: boxes of the prizes won
        NewestRole,         ///< int mask: the box of the number drawn last
        NearRole,           ///< int mask: boxes whose number alone wins a prize
        NearTextRole,       ///< string: "17 for the line · 3 or 8 for bingo"; empty: none near
        MissingRole,        ///< int: numbers missing to the nearest open prize; 0: won, or none is open
        PrizeTextRole,      ///< string: "Line: 3,20 pts"; empty: nothing won
        AccessibleTextRole, ///< string: "Card 12, 2 numbers to a prize"
    };

    explicit BingoCardListModel(const bingo::Settings& settings, QObject* parent = nullptr);

    int size() const override { return static_cast<int>(m_state.cards.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// B27: whether all drawn numbers are shown as marked, or only those marked by hand.
    bool isAutomatic() const { return m_automatic; }
    void setAutomatic(bool automatic);
    /// B14: whether the cards nearest to a prize come first.
    bool isOrdered() const { return m_ordered; }
    void setOrdered(bool ordered);

    /// Adds cards before the first draw; the numbers ascend and are higher than the existing ones.
    void add(std::span<const bingo::CardNumber> numbers, std::span<const bingo::Card> cards);
    /// Adds a mark made by hand.
    void mark(bingo::Ball ball);
    /// Handles the next drawn number.
    void draw(bingo::Ball ball);
    /// Like draw(), but cards keep their place until arrange(), so that the user can follow the changes.
    void drawUnarranged(bingo::Ball ball);
    /// Sorts the cards if a change is pending and they are not held.
    void arrange();
    /// Whether numbers drawn move no card, because the user is about to click one; once it ends, the cards
    /// are sorted.
    bool isHeld() const { return m_held; }
    void setHeld(bool held);
    /// Records that a card has won; `amount` is its part of the prize.
    void win(bingo::CardNumber number, bingo::PrizeKind kind, Money amount);
    /// Records that the prize has been won by anybody: no card is near to it any more. The order changes with
    /// the next number.
    void close(bingo::PrizeKind combination);
    /// The draw is over: no card is near to a prize any more; the order stays.
    void closeAll();
    /// Removes all cards, for a new round.
    void clear();

    /// The number of drawn numbers on these cards that are not marked by hand.
    int missedCount() const { return static_cast<int>(missed().size()); }
    /// Those numbers, ascending.
    std::vector<bingo::Ball> missed() const;
    /// Returns whether a card lacks one number to a prize (B28).
    bool isNear() const;

private:
    struct Won {
        bingo::PrizeKind kind;
        Money amount;
    };
    struct Row {
        bingo::CardNumber number = 0;
        bingo::Card card;
        bingo::CellMask filled = 0; ///< boxes whose number has been drawn
        bingo::CellMask byHand = 0; ///< boxes whose number is marked by hand
        bingo::CellMask won = 0;
        bingo::CellMask near = 0;
        int missing = 0;
        std::vector<Won> prizes;
    };
    struct Place {
        std::uint32_t card; ///< index in Saved::cards
        bingo::CellMask cell;
    };

public:
    /// The state of all cards, for restore().
    class Saved {
        friend class BingoCardListModel;

        std::vector<Row> cards;                 ///< in the order of their numbers
        std::vector<std::uint32_t> order;       ///< the card shown in each row
        std::vector<std::uint32_t> rowOf;       ///< the row of each card
        std::vector<std::vector<Place>> places; ///< the boxes of each number, by number
        bingo::BallSet drawn;
        bingo::BallSet byHand;
        bingo::PerCombination<bool> closed{};
        bingo::Ball last = 0; ///< the number drawn last
        bool over = false;
        bool unsettled = false; ///< the next number, or arrange(), sorts the cards
    };
    const Saved& saved() const { return m_state; }
    /// Restores the cards; how they are marked and ordered stays as it is set now.
    void restore(const Saved& saved);

private:
    const Row& at(int row) const { return m_state.cards[m_state.order[static_cast<std::size_t>(row)]]; }
    struct Changed {
        std::vector<std::uint32_t> nearer;
        std::vector<std::uint32_t> farther;
    };
    Changed fill(bingo::Ball ball);
    bingo::CellMask newest(const Row& row) const;
    void judge(Row& row) const;
    void judgeAll();
    QString nearText(const Row& row) const;
    static QString prizeText(const Row& row);
    void emitChanged(std::uint32_t card, const QList<int>& roles);
    std::int64_t rank(std::uint32_t card) const;
    void settle(std::uint32_t card);
    void settleAll();
    void moveTo(std::size_t from, std::size_t to);
    void renumber(std::size_t first, std::size_t last);

    bingo::Settings m_settings;
    Saved m_state;
    bool m_automatic = true;
    bool m_ordered = true;
    bool m_held = false;
};

} // namespace mesaviva::app
