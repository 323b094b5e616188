// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/settings.h"

#include <span>
#endif

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The panel of all numbers of the room (B4e, B23), from 1 up.
class BingoNumberListModel : public QAbstractListModel {
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
        OwnRole,                       ///< int: how many of this player's cards have it
        AccessibleTextRole,            ///< string: "17, drawn", "17, not drawn yet"
    };

    explicit BingoNumberListModel(const bingo::Settings& settings, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The next number has been drawn.
    void draw(bingo::Ball ball);
    /// This player has these cards, too.
    void addCards(std::span<const bingo::Card> cards);
    /// A new round: nothing is drawn, nobody has a card.
    void clear();
    void retranslate();

    /// What is drawn and what this player has, to be put back.
    struct OnRecord {
        struct Row {
            int order = 0;
            int own = 0;
        };
        std::vector<Row> rows; ///< by number less one
        int drawn = 0;
        int last = 0; ///< the number drawn last
    };
    const OnRecord& kept() const { return m_kept; }
    void putBack(const OnRecord& kept);

private:
    using Row = OnRecord::Row;

    bingo::Settings m_settings;
    OnRecord m_kept;
};

} // namespace mesaviva::app
