// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/row_list_model.h"
#include "app/games/roulette/roulette_list_models.h"
#include "app/games/roulette/roulette_requests.h"
#endif

#include "app/games/roulette/roulette_text.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The players at a roulette table with their colours and chip values (R9). Rows are in the order of the
/// player numbers.
class RoulettePlayerListModel : public RowListModel {
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
        SimulatedRole,                     ///< bool: must always be shown
        OwnRole,                           ///< bool: this player
        ChipValueRole,                     ///< cents; 0 where chips have a value of their own
        WalletRole,                        ///< cents
        StakedRole,                        ///< cents staked in this round
        NetRole,                           ///< cents won (+) or lost (-) in this round, once it is settled
        SettledRole,                       ///< bool: `net` is valid
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

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Row>& rows() const { return m_rows; }

    /// Updates the players; emits changes only for rows that differ. The number of rows never decreases.
    void setRows(const std::vector<Row>& rows);

private:
    std::vector<Row> m_rows;
};

/// The players at a roulette table and their results of the round.
class RoulettePeople {
public:
    /// `table` must outlive this object.
    explicit RoulettePeople(const RouletteRequests::Table& table) : m_table(table) {}

    /// Stores a player's result until the next round opens.
    void settle(PlayerId player, Money net);
    /// Resets the result of a player who has just sat down.
    void arrive(PlayerId player);
    /// Clears all results: a round opens, or they are no longer valid.
    void clearRound() { m_outcomes.clear(); }

    /// A player's result of the round.
    struct Outcome {
        Money net;
        bool settled = false;
    };
    /// By player.
    const std::vector<Outcome>& outcomes() const { return m_outcomes; }
    /// Restores earlier outcomes().
    void restore(const std::vector<Outcome>& outcomes) { m_outcomes = outcomes; }

    /// The layout on which a colour stakes: 0 left or 1 right of the wheel; 0 at a single table.
    int sideOf(int colour) const;
    /// The owner of a player's chips, for RouletteStakeListModel.
    RouletteStakeListModel::Staker staker(PlayerId player) const;
    /// The player as named in a round's report.
    RoundStaker roundStaker(PlayerId player) const;
    /// All players in the order of arrival.
    std::vector<RoulettePlayerListModel::Row> rows() const;

private:
    Outcome& outcome(PlayerId player);

    const RouletteRequests::Table& m_table;
    std::vector<Outcome> m_outcomes; ///< by player
};

} // namespace mesaviva::app
