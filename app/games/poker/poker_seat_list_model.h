// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/text/poker_seat_status.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The table's seats, row 0 is seat 1. Everything that the name plate and the boxes show.
class PokerSeatListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    using Status = PokerSeatStatus::Status;
    using enum PokerSeatStatus::Status;

    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int 1 to 7
        PlayerNameRole,              ///< string; empty for an empty seat
        SimulatedRole,               ///< bool: shown as such, always
        OwnRole,                     ///< bool: this player's seat
        ConnectedRole,               ///< bool
        WalletRole,                  ///< cents
        AnteRole,                    ///< cents in the ante box
        BetRole,                     ///< cents in the bet box
        StatusRole,                  ///< Status
        StatusTextRole,              ///< string: "folded", "in play"
        HandNameRole,                ///< string, once the cards are seen by all (or own): "Pair of queens"
        NetRole,                     ///< cents won (+) or lost (-) in this round, once it is settled
        SettledRole,                 ///< bool: `net` holds
        AccessibleNameRole,          ///< string: "Seat 3, Rui, simulated, 1 000,00 pts, ante 5,00 pts"
    };

    struct Row {
        QString playerName;
        QString handName;
        QString statusText;
        qint64 wallet = 0;
        qint64 ante = 0;
        qint64 bet = 0;
        qint64 net = 0;
        Status status = Empty;
        bool simulated = false;
        bool own = false;
        bool connected = true;
        bool settled = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit PokerSeatListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// How many seats the table has.
    void setSeats(int count);
    const Row& row(int seat) const { return m_rows[static_cast<std::size_t>(seat - 1)]; }
    /// Tells only what has changed.
    void setRow(int seat, const Row& row);

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
