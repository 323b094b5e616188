// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/text/roulette_player_status.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The display of the players at a roulette table, with their colours and what a chip of each is worth (R9).
/// The rows follow the players' numbers.
class RoulettePlayerListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    using Status = RoulettePlayerStatus::Status;
    using enum RoulettePlayerStatus::Status;

    enum Role {
        PlayerNameRole = Qt::UserRole + 1, ///< string
        ColourRole,                        ///< int 0 to 9
        SideRole,                          ///< int: stakes left (0) or right (1) of the wheel (R1)
        SimulatedRole,                     ///< bool: shown as such, always
        OwnRole,                           ///< bool: this player
        ChipValueRole,                     ///< cents; 0 where chips have a value of their own
        WalletRole,                        ///< cents
        StakedRole,                        ///< cents put down in this round
        NetRole,                           ///< cents won (+) or lost (-) in this round, once it is settled
        SettledRole,                       ///< bool: `net` holds
        StatusRole,                        ///< Status
        StatusTextRole,                    ///< string: "sai no fim da jogada"; empty for Playing
        AccessibleNameRole, ///< string: "Rui, simulated, chip worth 5,00 pts, 25,00 pts staked"
    };

    struct Row {
        QString playerName;
        QString chipValueText;
        QString statusText;
        qint64 chipValue = 0;
        qint64 wallet = 0;
        qint64 staked = 0;
        qint64 net = 0;
        int colour = 0;
        int side = 0;
        Status status = Playing;
        bool simulated = false;
        bool own = false;
        bool settled = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit RoulettePlayerListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Row>& rows() const { return m_rows; }

    /// The players as they stand; tells only what has changed. There are never fewer than before.
    void setRows(const std::vector<Row>& rows);

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
