// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/settings.h"

#include <span>
#endif

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// All numbers of the room, from 1 (B4e, B23).
class BingoNumberListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int
        TextRole,                      ///< string: "17"; a symbol's name
        ColumnRole,                    ///< int: the number's column on cards, from 0
        DrawnRole,                     ///< bool
        LastRole,                      ///< bool: the number drawn last
        OrderRole,                     ///< int: which draw it was, from 1; 0: not drawn
        OwnRole,                       ///< int: how many of this player's cards contain it
        AccessibleTextRole,            ///< string: "17, drawn", "17, not drawn yet"
    };

    explicit BingoNumberListModel(const bingo::Settings& settings, QObject* parent = nullptr);

    int size() const override { return static_cast<int>(m_state.rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Records the next drawn number.
    void draw(bingo::Ball ball);
    /// Adds this player's cards.
    void addCards(std::span<const bingo::Card> cards);
    /// Resets all numbers for a new round.
    void clear();

    /// The state of the panel, for restore().
    struct Saved {
        struct Row {
            int order = 0;
            int own = 0;
        };
        std::vector<Row> rows; ///< by number - 1
        int drawn = 0;
        int last = 0; ///< the number drawn last
    };
    const Saved& saved() const { return m_state; }
    void restore(const Saved& saved);

private:
    using Row = Saved::Row;

    bingo::Settings m_settings;
    Saved m_state;
};

/// The prizes of the room in the order of the law's kinds, jackpots last (B4d, B19, B44).
class BingoPrizeListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    /// The engine's PrizeKind.
    enum Kind { Line, Column, FourCorners, TwoLines, Full, LineJackpot, BingoJackpot };
    Q_ENUM(Kind)

    enum Role {
        KindRole = Qt::UserRole + 1, ///< Kind
        NameRole,                    ///< string: "Line", "Bingo", "Bingo jackpot"
        AmountRole,                  ///< cents; while cards are sold: the amount so far
        AmountTextRole,              ///< string: "12,00 pts"
        FixedRole,                   ///< bool: the amount is final for this round
        ShareTextRole,               ///< string: "20 %" of the prize money; empty for jackpots
        JackpotRole,                 ///< bool
        ConditionRole,               ///< string: "up to ball 45" (B42); empty for other prizes
        ReachableRole,      ///< bool: not won, and (jackpots) the ball of the condition has not passed
        WonRole,            ///< bool: won in this round
        WonTextRole,        ///< string: "ball 31: Rosa M. and 2 more"
        OwnRole,            ///< bool: this player is among the winners
        NearRole,           ///< int: number of cards in the room that lack one number (B28)
        RowsRole,           ///< int: rows of the card that shows an example
        ColumnsRole,        ///< int
        ExampleRole,        ///< int: mask of the winning boxes of the example, bit row * columns + column
        AccessibleTextRole, ///< string: "Line, 12,00 pts, not won yet"
    };

    struct Row {
        Kind kind = Line;
        QString name;
        QString shareText;
        QString condition;
        QString wonText;
        qint64 amount = 0;
        int near = 0;
        int rows = 0;
        int columns = 0;
        int example = 0;
        bool fixed = false;
        bool reachable = true;
        bool won = false;
        bool own = false;

        bool isJackpot() const { return kind == LineJackpot || kind == BingoJackpot; }
        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Row>& rows() const { return m_rows; }

    /// Updates the prizes, always the same kinds in the same order; emits changes only for rows that differ.
    void setRows(std::vector<Row> rows) { replaceRows(m_rows, std::move(rows)); }

private:
    std::vector<Row> m_rows;
};

/// The winners of the running round or, until the next sale opens, of the last one (B29): one row for each
/// winning card, in the order of the announcements, this player's first for each prize.
class BingoWinnerListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        KindRole = Qt::UserRole + 1, ///< BingoPrizeListModel::Kind
        NameRole,                    ///< string: "Line"
        BallRole,                    ///< int: the draw at which it was won, from 1
        PlayerRole,                  ///< string: "Rosa M."
        OwnRole,                     ///< bool
        SimulatedRole,               ///< bool: must always be shown
        CardRole,                    ///< int: the card's number, for cardFace()
        AmountRole,                  ///< cents
        AmountTextRole,              ///< string
        AccessibleTextRole,          ///< string: "Line, ball 31: Rosa M., simulated, card 12, 3,20 pts"
    };

    struct Row {
        BingoPrizeListModel::Kind kind = BingoPrizeListModel::Line;
        QString player;
        qint64 amount = 0;
        int ball = 0;
        int card = 0;
        bool own = false;
        bool simulated = false;
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return rowCount(); }

    void add(const std::vector<Row>& rows);
    void clear();

    const std::vector<Row>& rows() const { return m_rows; }
    /// Restores earlier rows().
    void restore(const std::vector<Row>& rows);

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};

/// The room's last rounds, newest first; at least the last three can be replayed (B50).
class BingoHistoryModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// The number of rounds shown.
    static constexpr int kShown = 6;

    enum Role {
        RoundRole = Qt::UserRole + 1, ///< int
        TitleRole,                    ///< string: "Round 9-2"
        ResultRole,                   ///< cents won (+) or lost (-) by this player
        ResultTextRole,               ///< string: "+12,50 pts", "no cards", "void"
        BallsRole,                    ///< int: how many numbers were drawn
        CardsRole,                    ///< int: cards sold
        WinnersTextRole,              ///< string: "Line: Rosa M. · Bingo: you"
        VoidRole,                     ///< bool
        ReplayableRole,               ///< bool
        CommitmentRole,               ///< string: hexadecimal
        SeedRole,                     ///< string: hexadecimal
        AccessibleTextRole,           ///< string
    };

    struct Row {
        std::uint64_t round = 0;
        QString name; ///< TableModel::nameOfRound(); empty: before this player came in, on no record
        qint64 result = 0;
        int balls = 0;
        int cards = 0;
        QString winnersText;
        QString commitment;
        QString seed;
        bool tookPart = false;
        bool isVoid = false;
        bool replayable = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return rowCount(); }
    /// The round of a row; 0 if there is no such row.
    std::uint64_t roundAt(int row) const;

    /// Adds the newest round and drops the oldest when full.
    void add(const Row& row);
    /// Replaces the texts of the same rounds.
    void setRows(const std::vector<Row>& rows);
    const std::vector<Row>& rows() const { return m_rows; }

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
