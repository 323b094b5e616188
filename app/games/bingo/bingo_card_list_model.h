// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <array>
#include <span>
#endif

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// This player's cards of the round (B4b) with what is marked on them, how near they are to a prize (B28) and
/// what they have won (B29). Each number drawn touches only the cards that have it.
///
/// Masks have bit row * columns + column. The free centre and blank boxes hold 0 and are never in a mask of
/// marks. With `ordered` (B14) the cards nearest to a prize that is still open come first; a card moves only
/// as far as it has to, and cards that are equally near keep their order.
class BingoCardListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int: the card's number in the round
        CellsRole,                     ///< list<int>: row by row; 0: blank, or the free centre
        RowsRole,                      ///< int
        ColumnsRole,                   ///< int
        MarkedRole,                    ///< int mask: shown as marked
        MissedRole,                    ///< int mask: drawn, but not marked by hand yet; automatic: none
        WonRole,                       ///< int mask: boxes of the prizes won
        NewestRole,                    ///< int mask: the box of the number drawn last
        NearRole,                      ///< int mask: boxes whose number alone brings a prize
        NearTextRole,                  ///< string: "17 for the line · 3 or 8 for bingo"; empty: none near
        MissingRole,        ///< int: numbers lacking to the nearest open prize; 0: it is won, or none is open
        PrizeTextRole,      ///< string: "Line: 3,20 pts"; empty: nothing won
        AccessibleTextRole, ///< string: "Card 12, 2 numbers to a prize"
    };

    explicit BingoCardListModel(const bingo::Settings& settings, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// How drawn numbers are shown as marked (B27): all, or those marked by hand.
    bool isAutomatic() const { return m_automatic; }
    void setAutomatic(bool automatic);
    /// B14.
    bool isOrdered() const { return m_ordered; }
    void setOrdered(bool ordered);

    /// More cards, before anything is drawn; the numbers ascend and are higher than those that are there.
    void add(std::span<const bingo::CardNumber> numbers, std::span<const bingo::Card> cards);
    /// Marks that this player has made by hand.
    void mark(bingo::Ball ball);
    /// The next number of the draw.
    void draw(bingo::Ball ball);
    /// The same, but cards stay where they are until arrange(), so that the eye finds what has changed.
    void drawUnarranged(bingo::Ball ball);
    /// Brings the cards into order, where something has waited for that.
    void arrange();
    /// A card has won; `amount` is its part.
    void win(bingo::CardNumber number, bingo::PrizeKind kind, Money amount);
    /// The prize is won, by whomever: nobody is near to it any more. The order changes with the next number.
    void close(bingo::PrizeKind combination);
    /// The draw is over: no card is near to anything any more; the order stays.
    void closeAll();
    /// A new round.
    void clear();
    void retranslate();

    /// How many drawn numbers on these cards are not marked by hand.
    int missedCount() const { return static_cast<int>(missed().size()); }
    /// Those numbers, ascending.
    std::vector<bingo::Ball> missed() const;
    /// Some card lacks one number to a prize (B28).
    bool isNear() const;

private:
    struct Won {
        bingo::PrizeKind kind;
        Money amount;
    };
    struct Row {
        bingo::CardNumber number = 0;
        bingo::Card card;
        bingo::CellMask filled = 0; ///< boxes whose number is drawn
        bingo::CellMask byHand = 0; ///< boxes whose number is marked by hand
        bingo::CellMask won = 0;
        bingo::CellMask near = 0;
        int missing = 0;
        std::vector<Won> prizes;
    };
    struct Place {
        std::uint32_t card; ///< index in OnRecord::cards
        bingo::CellMask cell;
    };

public:
    /// All that is known of the cards, to be put back.
    class Saved {
        friend class BingoCardListModel;

        std::vector<Row> cards;                 ///< in the order of their numbers
        std::vector<std::uint32_t> order;       ///< which card each row shows
        std::vector<std::uint32_t> rowOf;       ///< the row of each card
        std::vector<std::vector<Place>> places; ///< where a number is, by number
        bingo::BallSet drawn;
        bingo::BallSet byHand;
        bingo::PerCombination<bool> closed{};
        bingo::Ball last = 0; ///< the number drawn last
        bool over = false;
        bool unsettled = false; ///< the next number, or arrange(), brings the cards into order
    };
    const Saved& kept() const { return m_kept; }
    /// How cards are marked and ordered stays as the player likes it by now.
    void putBack(const Saved& kept);

private:
    const Row& at(int row) const { return m_kept.cards[m_kept.order[static_cast<std::size_t>(row)]]; }
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
    void tell(std::uint32_t card, const QList<int>& roles);
    void tellAll(const QList<int>& roles);
    std::int64_t rank(std::uint32_t card) const;
    void settle(std::uint32_t card);
    void settleAll();
    void moveTo(std::size_t from, std::size_t to);
    void renumber(std::size_t first, std::size_t last);

    bingo::Settings m_settings;
    Saved m_kept;
    bool m_automatic = true;
    bool m_ordered = true;
};

} // namespace mesaviva::app
