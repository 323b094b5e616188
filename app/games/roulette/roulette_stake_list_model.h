// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"
#endif

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// The chips on the roulette layout: one row for a player's stake on a spot, and one for the winnings next to
/// it. A row that changes its place or spot is a stack that moves; rows that have left are removed when the
/// motion is over.
class RouletteStakeListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(QList<int> spots READ spots NOTIFY spotsChanged)

public:
    enum Place {
        Player, ///< the table's edge, where chips of that colour start and end
        OnSpot, ///< on the spot
        Bank,   ///< the croupier's
    };
    Q_ENUM(Place)

    enum Status {
        Undecided, ///< undecided
        Losing,    ///< the number is known and loses
        Winning,   ///< the number is known and wins
        Halved,    ///< half of it is returned (R27b, R29)
        Winnings,  ///< paid by the bank, next to the stake on that spot
    };
    Q_ENUM(Status)

    enum Role {
        SpotRole = Qt::UserRole + 1, ///< int: the spot on the layout
        ColourRole,                  ///< int 0 to 9: the player's colour
        SideRole,                    ///< int: the layout, 0 left or 1 right of the wheel; 0 at a single table
        PlayerNameRole,              ///< string
        OwnRole,                     ///< bool: this player's
        AmountRole,                  ///< cents
        ChipsRole,                   ///< int: number of value-less chips; 0 where chips have a value
        GroupRole,                   ///< string: "Série grande", "17 e vizinhos"; empty for single stakes
        PositionRole, ///< int: index of the stack on that spot, from 0; winnings are counted separately
        CountRole,    ///< int: number of stacks on that spot, without winnings
        StatusRole,   ///< Status
        PlaceRole,    ///< Place where it is or moves to
        FromRole,     ///< Place where a new row comes from
        SerialRole,   ///< int, never used twice: seeds the stack's misalignment
        LeavingRole,  ///< bool: leaving the cloth; the row is removed when the motion is over
        NameRole,     ///< string for accessibility: "Cavalo 17-20: 5,00 pts, Rui"
    };

    /// A player with stakes, for names and colours.
    struct Staker {
        QString name;
        int colour = 0;
        int side = 0;         ///< of the wheel, at a double table
        qint64 chipValue = 0; ///< cents; 0 where chips have a value
        bool own = false;
    };
    using Stakers = std::function<Staker(PlayerId)>;

    struct Row {
        PlayerId player = kNobody;
        roulette::Stake stake; ///< its amount is the one shown
        Status status = Undecided;
        Place place = OnSpot;
        Place from = Player;
        int position = 0;
        int count = 1;
        int serial = 0;
        std::uint32_t act = 0; ///< the action that took it off
    };

    /// `settings` of the table, for the spots' names.
    RouletteStakeListModel(const roulette::Settings& settings, Stakers stakers, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Row>& rows() const { return m_rows; }
    /// The spots that had chips when the number became known, each once, on both layouts; without a number,
    /// the spots that have chips now. Winnings keep their position when the stakes are taken up.
    QList<int> spots() const { return m_spots; }

    /// Adds chips. Chips that the same action took from another spot move here.
    void put(PlayerId player, const roulette::Stake& stake, std::uint32_t act);
    /// Takes chips up.
    void take(PlayerId player, const roulette::Stake& stake, std::uint32_t act);
    /// Shows the table's stakes at once, without motion, when a table is shown for the first time.
    void show(PlayerId player, const std::vector<roulette::Stake>& stakes);
    /// Sets the status of every stack when the number is known.
    void judge(const std::function<Status(const roulette::Stake&)>& status);
    /// Moves a player's losing chips, and half of the halved ones, to the bank.
    void sweep(PlayerId player);
    /// Moves winnings from the bank to their place next to the stake.
    void pay(PlayerId player, const roulette::Stake& stake, Money amount);
    /// Returns all remaining chips to their players.
    void takeUp();
    /// Removes all stakes from their spots; winnings stay.
    void disturb();
    /// Removes the rows that have left.
    void removeLeft();
    /// Removes all chips.
    void clear();
    void retranslate();
    /// Restores earlier rows() and spots().
    void restore(const std::vector<Row>& rows, const QList<int>& spots);
    /// Clears spots() when a round opens.
    void forgetSpots() { setSpots({}); }

signals:
    void spotsChanged();

private:
    QString nameOf(const Row& row, const Staker& staker) const;
    void arrange(roulette::SpotId spot);
    void arrange(roulette::SpotId spot, int side);
    void arrangeAll();
    int find(PlayerId player, const roulette::Stake& stake) const;
    void insert(const Row& row);
    void emitChanged(int row);
    void noteSpots();
    void setSpots(const QList<int>& spots);

    std::vector<Row> m_rows;
    QList<int> m_spots;
    roulette::Settings m_settings;
    Stakers m_stakers;
    int m_nextSerial = 0;
};

} // namespace mesaviva::app
