// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// The chips that lie on the table's boxes or are on their way, a row for what was put down in one go. A row
/// that changes its place is a stack that moves.
class PokerStackListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Place {
        Wallet,       ///< at the player's rim
        Ante,         ///< in the ante box
        Bet,          ///< in the bet box
        AnteWinnings, ///< beside the ante box
        BetWinnings,  ///< beside the bet box
        Tray,         ///< the dealer's
    };
    Q_ENUM(Place)

    enum Role {
        AmountRole = Qt::UserRole + 1, ///< cents
        UnderRole,   ///< cents that lie under it in the same place: draw it that much higher
        PlaceRole,   ///< Place
        FromRole,    ///< Place where it came from; a new row moves from there to `place`
        SeatRole,    ///< int 1 to 7
        SerialRole,  ///< int, never used twice: seeds the stack's misalignment
        LeavingRole, ///< bool: on its way off the cloth; the row goes when the motion is over
        NameRole,    ///< string for accessibility: "Ante: 5,00 pts"
        TotalRole,   ///< what lies in this place altogether, in cents, on its newest row; 0 on those below
        TipRole,     ///< string: "Rui · Ante: 5,00 pts": whose, how much, on what
    };

    struct Row {
        qint64 amount = 0;
        qint64 under = 0;
        Place place = Wallet;
        Place from = Wallet;
        int seat = 0;
        int serial = 0;
    };

    /// `who` names whoever sits at a seat; it must live as long.
    explicit PokerStackListModel(std::function<QString(int seat)> who = {}, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Chips appear at `from` and move to `place`.
    void add(qint64 amount, int seat, Place from, Place place);
    /// Everything that lies in a place moves to another.
    void move(int seat, Place place, Place to);
    /// The newest chips in a place, `amount` cents altogether, move to another.
    void moveNewest(int seat, Place place, Place to, qint64 amount);
    /// Chips put down one after the other become one stack, as the dealer cuts them when betting closes.
    void tidy();
    /// Rows that have left are forgotten.
    void removeLeft();
    /// The table is bare.
    void clear();
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// The boxes as they were when these were its rows().
    void putBack(const std::vector<Row>& rows);

private:
    static bool isOff(Place place) { return place == Wallet || place == Tray; }

    bool isTop(std::size_t row) const;
    qint64 totalWith(const Row& row) const;
    void tellTotals();

    std::function<QString(int seat)> m_who;
    std::vector<Row> m_rows;
    int m_nextSerial = 0;
};

} // namespace mesaviva::app
