// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/card.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// The cards that lie on the table, a row each, in the order in which they left the shoe. A row that changes
/// its place is a card that moves; a row that changes `faceUp` is a card that is turned.
class PokerCardListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Place {
        Burnt,     ///< face up at the discard corner (P19a)
        Seat,      ///< before a player
        Dealer,    ///< before the dealer
        Collected, ///< swept to the discard corner
    };
    Q_ENUM(Place)

    /// What the settlement says of a hand.
    enum CardOutcome {
        Plain,
        Lifted, ///< it has won
        Dimmed, ///< it has lost
    };
    Q_ENUM(CardOutcome)

    enum Role {
        CardRole = Qt::UserRole + 1, ///< string `Kd`; empty while this player may not see it
        FaceUpRole,                  ///< bool: its face shows on the cloth
        PlaceRole,                   ///< Place
        SeatRole,                    ///< int 1 to 7, 0 for the dealer and the burnt card
        PositionRole,                ///< int 0 to 4 within the hand
        OwnRole,                     ///< bool: this player's card (`card` is known though it lies face down)
        SerialRole,                  ///< int, the n-th card out of the shoe, from 0
        OutcomeRole,                 ///< Fate
        LeavingRole,                 ///< bool: of a round that is over, on its way off the table
        NameRole,                    ///< string for accessibility: "King of diamonds", "Face-down card"
    };

    explicit PokerCardListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    struct Row {
        std::optional<poker::Card> card; ///< only what this player may see
        Place place = Burnt;
        int seat = 0;
        int position = 0;
        bool faceUp = false;
        bool own = false;
        CardOutcome outcome = Plain;
        bool leaving = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// A card leaves the shoe.
    void add(const Row& row);
    /// The card at this place is turned face up.
    void reveal(Place place, int seat, int position, poker::Card card);
    /// A seat's cards are swept to the discard corner, face down.
    void collectSeat(int seat);
    /// What has become of a hand.
    void judge(Place place, int seat, CardOutcome outcome);
    /// The five cards of a hand; nothing where not all of them are known.
    std::optional<poker::HandCards> hand(Place place, int seat) const;
    /// All cards are swept: the round is over.
    void leave();
    /// Those that were swept are forgotten.
    void removeLeft();
    /// The table is bare.
    void clear();
    /// Names are to be told anew: the language has changed.
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// The table as it was when these were its rows().
    void putBack(const std::vector<Row>& rows);

private:
    void collect(std::size_t row);

    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
