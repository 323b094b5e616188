// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/bingo_prize_list_model.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// Who has won what in the running round, or until the next sale opens in the last one (B29): one row a
/// winning card, in the order of the announcements, this player's first of each prize.
class BingoWinnerListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        KindRole = Qt::UserRole + 1, ///< BingoPrizeListModel::Kind
        NameRole,                    ///< string: "Line"
        BallRole,                    ///< int: at which draw it was won, from 1
        PlayerRole,                  ///< string: "Rosa M."
        OwnRole,                     ///< bool
        SimulatedRole,               ///< bool: shown as such, always
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

    explicit BingoWinnerListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return rowCount(); }

    void add(const std::vector<Row>& rows);
    void clear();
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// The winners when these were its rows().
    void putBack(const std::vector<Row>& rows);

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
