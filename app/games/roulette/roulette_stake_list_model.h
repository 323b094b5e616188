// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"
#endif

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// The chips on the roulette layout, a row for what a player has on a spot, and one for what was won there. A
/// row that changes its place or its spot is a stack that moves; rows that have left are forgotten when the
/// motion is over.
class RouletteStakeListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(QList<int> spots READ spots NOTIFY spotsChanged)

public:
    enum Place {
        Player, ///< the table's edge, where that colour's chips come from and go to
        Lies,   ///< on the spot
        Bank,   ///< the croupier's
    };
    Q_ENUM(Place)

    enum Status {
        Lying,    ///< nothing is decided
        Losing,   ///< the number is known, and it is not among the stake's
        Winning,  ///< it is
        Halved,   ///< half of it comes back (R27b, R29)
        Winnings, ///< what the bank has paid, beside the stake on that spot
    };
    Q_ENUM(Status)

    enum Role {
        SpotRole = Qt::UserRole + 1, ///< int: the spot on the layout
        ColourRole,                  ///< int 0 to 9: the player's colour
        SideRole,                    ///< int: the layout, 0 left or 1 right of the wheel; 0 at a single table
        PlayerNameRole,              ///< string
        OwnRole,                     ///< bool: this player's
        AmountRole,                  ///< cents
        ChipsRole,                   ///< int: how many value-less chips that is; 0 where chips have a value
        GroupRole,                   ///< string: "Série grande", "17 e vizinhos"; empty for single stakes
        PositionRole, ///< int: which of the stacks on that spot it is, from 0; winnings are counted apart
        CountRole,    ///< int: how many stacks stand on that spot, winnings left out
        StatusRole,   ///< Status
        PlaceRole,    ///< Place where it lies or goes to
        FromRole,     ///< Place where a new row comes from
        SerialRole,   ///< int, never used twice: seeds the stack's misalignment
        LeavingRole,  ///< bool: on its way off the cloth; the row goes when the motion is over
        NameRole,     ///< string for accessibility: "Cavalo 17-20: 5,00 pts, Rui"
    };

    /// Who staked, for names and colours.
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
        roulette::Stake stake; ///< its amount is what the row shows
        Status status = Lying;
        Place place = Lies;
        Place from = Player;
        int position = 0;
        int count = 1;
        int serial = 0;
        std::uint32_t act = 0; ///< that took it off
    };

    /// `settings` of the table, for the spots' names.
    RouletteStakeListModel(const roulette::Settings& settings, Stakers stakers, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Row>& rows() const { return m_rows; }
    /// Where chips lay when the number became known, each spot once, on both layouts; of stakes that are only
    /// shown, where they lie. What stands beside the stakes keeps its place when they are taken up.
    QList<int> spots() const { return m_spots; }

    /// Chips go down. What the same act has taken from another spot moves there.
    void put(PlayerId player, const roulette::Stake& stake, std::uint32_t act);
    /// Chips are taken up again.
    void take(PlayerId player, const roulette::Stake& stake, std::uint32_t act);
    /// Shows the table's stakes at once, without motion: a table seen for the first time.
    void show(PlayerId player, const std::vector<roulette::Stake>& stakes);
    /// The number is known: says of every stack how it stands.
    void judge(const std::function<Status(const roulette::Stake&)>& status);
    /// A player's losing chips, and half of the halved ones, go to the bank.
    void sweep(PlayerId player);
    /// Winnings come from the bank and rest beside the stake.
    void pay(PlayerId player, const roulette::Stake& stake, Money amount);
    /// All that still lies goes back to its players.
    void takeUp();
    /// All stakes are off their spots; winnings that lie beside them stay.
    void disturb();
    /// Rows that have left are forgotten.
    void removeLeft();
    /// The cloth is bare.
    void clear();
    void retranslate();
    /// The cloth as it was when these were its rows() and spots().
    void putBack(const std::vector<Row>& rows, const QList<int>& spots);
    /// A round opens: no number is known of it.
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
    void tell(int row);
    void noteSpots();
    void setSpots(const QList<int>& spots);

    std::vector<Row> m_rows;
    QList<int> m_spots;
    roulette::Settings m_settings;
    Stakers m_stakers;
    int m_nextSerial = 0;
};

} // namespace mesaviva::app
