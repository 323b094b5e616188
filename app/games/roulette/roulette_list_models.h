// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/row_list_model.h"
#include "app/games/roulette/roulette_statistics.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#include "engine/table/journal.h"

#include <span>
#endif

#include "app/core/settings/settings_store.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The chips on the roulette layout: one row for a player's stake on a spot, and one for the winnings next to
/// it. A row that changes its place or spot is a stack that moves; rows that have left are removed when the
/// motion is over.
class RouletteStakeListModel : public RowListModel {
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
        ChipsRole,                   ///< int: number of whole value-less chips; 0 where chips have a value
        HalfRole,                    ///< bool: half a value-less chip lies there as well (R27b, R29, R31)
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

    int size() const override { return static_cast<int>(m_rows.size()); }
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

/// Named stakes of this player, saved for each rule set and number of pockets.
class RouletteFavouriteListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool full READ isFull NOTIFY countChanged)

public:
    static constexpr int kMost = 8;
    static constexpr int kLongestName = 24; ///< characters

    enum Role {
        NameRole = Qt::UserRole + 1, ///< string
        AmountRole,                  ///< total in cents
        TextRole,                    ///< string: "6 apostas, 30,00 pts"
        UseRole,                     ///< string: how often they were staked, with what result; empty: unknown
    };

    struct Favourite {
        QString name;
        std::vector<roulette::Stake> stakes;
        std::optional<StakesUse> use; ///< empty: unknown
    };

    /// `file` is the INI file of the settings; empty: the user's own.
    RouletteFavouriteListModel(const roulette::Settings& settings, const QString& file,
                               QObject* parent = nullptr);

    int size() const override { return count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_favourites.size()); }
    bool isFull() const { return count() >= kMost; }
    const Favourite& at(int row) const { return m_favourites[static_cast<std::size_t>(row)]; }

    /// Saves stakes under a name, replacing an existing one. Returns false without a name or stakes, or when
    /// full.
    bool save(const QString& name, const std::vector<roulette::Stake>& stakes);
    void remove(int row);
    /// The stakes of all favourites.
    std::vector<std::vector<roulette::Stake>> stakes() const;
    /// Sets how often these stakes have been used; favourites whose stakes have changed since are left
    /// unchanged.
    void setUses(const std::vector<std::vector<roulette::Stake>>& stakes, const std::vector<StakesUse>& uses);
    void retranslate();

signals:
    void countChanged();

private:
    static QString useText(const StakesUse& use);
    void load();
    void store();

    SettingsStore m_store;
    QString m_key;
    const roulette::Layout* m_layout;
    std::vector<Favourite> m_favourites;
};

/// A participant of a round, for the names.
struct RoundStaker {
    QString name;
    int colour = 0;
    bool own = false;
};

/// The data gathered from a round's events, read by RouletteReportModel.
struct RouletteReportContent {
    struct Row {
        RoundStaker staker;
        PlayerId player = kNobody;
        roulette::SettledStake settled;
    };

    std::vector<Row> rows;
    std::optional<roulette::Pocket> pocket;
    QString commitment;
    QString seed;
    std::uint64_t round = 0;
    int voidSpins = 0;
    bool scripted = false;
    bool isVoid = false;
    RuleId ending; ///< of the event shown in the headline
};

/// The report of a round that O24 requires: the number, and every stake with its result, read from the
/// journal. One row per stake, this player's first, each player's winning ones first.
class RouletteReportModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString headlineRule READ headlineRule NOTIFY changed)
    Q_PROPERTY(int pocket READ pocket NOTIFY changed)
    Q_PROPERTY(QString pocketText READ pocketText NOTIFY changed)
    Q_PROPERTY(int colour READ colour NOTIFY changed)
    Q_PROPERTY(int voidSpins READ voidSpins NOTIFY changed)
    Q_PROPERTY(QString commitment READ commitment NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(bool scripted READ isScripted NOTIFY changed)
    Q_PROPERTY(double ownStaked READ ownStaked NOTIFY changed)
    Q_PROPERTY(double ownReturned READ ownReturned NOTIFY changed)
    Q_PROPERTY(double ownNet READ ownNet NOTIFY changed)
    Q_PROPERTY(bool ownTookPart READ ownTookPart NOTIFY changed)
    Q_PROPERTY(double totalStaked READ totalStaked NOTIFY changed)
    Q_PROPERTY(double totalReturned READ totalReturned NOTIFY changed)

public:
    enum Outcome {
        Lost,
        Won,
        HalfLost, ///< half of it was returned (R27b, R29)
        Returned, ///< the round was void
    };
    Q_ENUM(Outcome)

    enum Role {
        PlayerNameRole = Qt::UserRole + 1, ///< string; usable as the list's section
        OwnRole,                           ///< bool
        PlayerColourRole,                  ///< int 0 to 9
        SpotRole,                          ///< int
        NameRole,                          ///< string: "Cavalo 17-20"
        ChanceRole,                        ///< string: "Cavalo"
        NumbersRole,                       ///< string: "17-20"
        GroupRole,                         ///< string: "Série grande"; empty for single stakes
        AmountRole,                        ///< cents
        ReturnedRole,                      ///< cents
        NetRole,                           ///< cents
        OutcomeRole,                       ///< Outcome
        ReasonRole,                        ///< string: "17 está entre os números: paga 17 para 1."
        RuleRole,                          ///< string: the rule that decided
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_content.rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool isAvailable() const { return m_content.round != 0; }
    int round() const { return static_cast<int>(m_content.round); }
    /// "17, black", "The round is void".
    QString headline() const;
    QString headlineRule() const;
    /// The number's index, 37 is 00; -1: none was drawn.
    int pocket() const { return m_content.pocket ? m_content.pocket->index() : -1; }
    QString pocketText() const;
    /// RouletteNumberListModel::Colour of the number; -1: none was drawn.
    int colour() const;
    /// The number of void spins of the round (R22, M2.2).
    int voidSpins() const { return m_content.voidSpins; }
    QString commitment() const { return m_content.commitment; }
    QString seed() const { return m_content.seed; }
    bool isScripted() const { return m_content.scripted; }
    /// The number of this player's rows, which come first.
    int ownRows() const;
    qint64 ownStaked() const;
    qint64 ownReturned() const;
    qint64 ownNet() const { return ownReturned() - ownStaked(); }
    bool ownTookPart() const { return ownRows() > 0; }
    qint64 totalStaked() const;
    qint64 totalReturned() const;

    using Stakers = std::function<RoundStaker(PlayerId)>;

    /// Reads a round that is closed or being settled from its events.
    void read(std::span<const Recorded<roulette::Event>> events, const Stakers& stakers,
              const roulette::Settings& settings);
    void retranslate();

    const RouletteReportContent& content() const { return m_content; }
    /// Restores an earlier content(), of a round at a table with these settings.
    void restore(const RouletteReportContent& content, const roulette::Settings& settings);

signals:
    void changed();

private:
    Outcome outcomeOf(const roulette::SettledStake& settled) const;

    RouletteReportContent m_content;
    std::optional<roulette::Settings> m_settings;
};

} // namespace mesaviva::app
