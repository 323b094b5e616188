// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// The chips on the table's boxes or moving between them, one row per placed stack. A row that changes its
/// place is a stack that moves.
class PokerStackListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Place {
        Wallet,       ///< at the player's edge of the table
        Ante,         ///< in the ante box
        Bet,          ///< in the bet box
        AnteWinnings, ///< next to the ante box
        BetWinnings,  ///< next to the bet box
        Tray,         ///< the dealer's
    };
    Q_ENUM(Place)

    enum Role {
        AmountRole = Qt::UserRole + 1, ///< cents
        UnderRole,   ///< cents in stacks below it in the same place: draw it that much higher
        PlaceRole,   ///< Place
        FromRole,    ///< Place where it came from; a new row moves from there to `place`
        SeatRole,    ///< int 1 to 7
        SerialRole,  ///< int, never used twice: seeds the stack's misalignment
        LeavingRole, ///< bool: leaving the cloth; the row is removed when the motion is over
        NameRole,    ///< string for accessibility: "Ante: 5,00 pts"
        TotalRole,   ///< total of this place in cents, on its newest row; 0 on the rows below
        TipRole,     ///< string: "Rui · Ante: 5,00 pts": player, box and amount
    };

    struct Row {
        qint64 amount = 0;
        qint64 under = 0;
        Place place = Wallet;
        Place from = Wallet;
        int seat = 0;
        int serial = 0;
    };

    /// `who` returns the name of a seat's player; it must outlive the model.
    explicit PokerStackListModel(std::function<QString(int seat)> who = {}, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Adds chips at `from` that move to `place`.
    void add(qint64 amount, int seat, Place from, Place place);
    /// Moves all chips of a place to another.
    void move(int seat, Place place, Place to);
    /// Moves the newest chips of a place, `amount` cents in total, to another.
    void moveNewest(int seat, Place place, Place to, qint64 amount);
    /// Merges chips placed one after another into one stack, as the dealer does when betting closes.
    void tidy();
    /// Removes the rows that have left.
    void removeLeft();
    /// Removes all chips.
    void clear();
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// Restores earlier rows().
    void restore(const std::vector<Row>& rows);

private:
    static bool isOff(Place place) { return place == Wallet || place == Tray; }

    bool isTop(std::size_t row) const;
    qint64 totalWith(const Row& row) const;
    void emitTotals();

    std::function<QString(int seat)> m_who;
    std::vector<Row> m_rows;
    int m_nextSerial = 0;
};

} // namespace mesaviva::app
