// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/card.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// The cards on the table, one row each, in the order in which they left the shoe. A row that changes its
/// place is a card that moves; a row that changes `faceUp` is a card that is turned.
class PokerCardListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Place {
        Burnt,     ///< face up at the discard corner (P19a)
        Seat,      ///< in front of a player
        Dealer,    ///< in front of the dealer
        Collected, ///< swept to the discard corner
    };
    Q_ENUM(Place)

    /// A hand's result at the settlement.
    enum CardOutcome {
        Plain,
        Lifted, ///< it has won
        Dimmed, ///< it has lost
    };
    Q_ENUM(CardOutcome)

    enum Role {
        CardRole = Qt::UserRole + 1, ///< string `Kd`; empty if this player may not see it
        FaceUpRole,                  ///< bool: its face is visible on the cloth
        PlaceRole,                   ///< Place
        SeatRole,                    ///< int 1 to 7, 0 for the dealer and the burnt card
        PositionRole,                ///< int 0 to 4 within the hand
        OwnRole,                     ///< bool: this player's card (`card` is known even if it is face down)
        SerialRole,                  ///< int: position in the deal, from 0
        OutcomeRole,                 ///< CardOutcome
        LeavingRole,                 ///< bool: from a finished round, leaving the table
        NameRole,                    ///< string for accessibility: "King of diamonds", "Face-down card"
    };

    explicit PokerCardListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    struct Row {
        std::optional<poker::Card> card; ///< only if this player may see it
        Place place = Burnt;
        int seat = 0;
        int position = 0;
        bool faceUp = false;
        bool own = false;
        CardOutcome outcome = Plain;
        bool leaving = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// Adds a card that leaves the shoe.
    void add(const Row& row);
    /// Turns the card at this place face up.
    void reveal(Place place, int seat, int position, poker::Card card);
    /// Moves a seat's cards to the discard corner, face down.
    void collectSeat(int seat);
    /// Sets the result of a hand.
    void judge(Place place, int seat, CardOutcome outcome);
    /// The five cards of a hand; empty if not all of them are known.
    std::optional<poker::HandCards> hand(Place place, int seat) const;
    /// Marks all cards as leaving: the round is over.
    void leave();
    /// Removes the rows that have left.
    void removeLeft();
    /// Removes all cards.
    void clear();
    /// Updates the names after a change of language.
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// Restores earlier rows().
    void restore(const std::vector<Row>& rows);

private:
    void collect(std::size_t row);

    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
