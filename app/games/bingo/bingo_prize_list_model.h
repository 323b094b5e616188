// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The prizes of the room in the order of the law's kinds, the jackpots last (B4d, B19, B44).
class BingoPrizeListModel : public QAbstractListModel {
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
        AmountRole,                  ///< cents; while cards are sold: what it is so far
        AmountTextRole,              ///< string: "12,00 pts"
        FixedRole,                   ///< bool: the amount will not change any more in this round
        ShareTextRole,               ///< string: "20 %" of the prize money; empty for jackpots
        JackpotRole,                 ///< bool
        ConditionRole,               ///< string: "up to ball 45" (B42); empty for other prizes
        ReachableRole,               ///< bool: not won, and (jackpots) the ball of the condition is not past
        WonRole,                     ///< bool: in this round
        WonTextRole,                 ///< string: "ball 31: Rosa M. and 2 more"
        OwnRole,                     ///< bool: this player is among the winners
        NearRole,                    ///< int: how many cards of the room are one number short (B28)
        RowsRole,                    ///< int: rows of the card that shows what wins
        ColumnsRole,                 ///< int
        ExampleRole,                 ///< int: mask of the boxes that win, bit row * columns + column
        AccessibleTextRole,          ///< string: "Line, 12,00 pts, not won yet"
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

    explicit BingoPrizeListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Row>& rows() const { return m_rows; }

    /// The prizes as they stand, always the same kinds in the same order; tells only what has changed.
    void setRows(std::vector<Row> rows);
    /// The same amounts in another language.
    void retranslate();

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
