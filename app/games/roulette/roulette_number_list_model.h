// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/state.h"
#endif

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The last numbers with their colours (O6e), the newest first.
class RouletteNumberListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    /// How many are shown.
    static constexpr int kShown = 20;

    /// A number's background.
    enum Colour { Red, Black, Green };
    Q_ENUM(Colour)

    enum Role {
        TextRole = Qt::UserRole + 1, ///< string: `17`, `00`
        PocketRole,                  ///< int: the number's index, 37 is 00
        ColourRole,                  ///< Colour
        NameRole,                    ///< string for accessibility: "17, black"
        EarlierRole,                 ///< bool: of an earlier session, at another table
    };

    explicit RouletteNumberListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Shows the newest of these, of which the last so many are this table's.
    void read(const roulette::NumberHistory& history, std::size_t own);
    /// One more has been drawn; the oldest goes when there is no more room.
    void add(roulette::Pocket pocket);
    void retranslate();

private:
    bool isEarlier(int row) const { return static_cast<std::size_t>(row) >= m_own; }

    std::vector<roulette::Pocket> m_pockets; ///< newest first
    std::size_t m_own = 0;                   ///< so many of them, the first ones, are this table's
};

/// The colour of a number for QML.
RouletteNumberListModel::Colour colourOf(roulette::Pocket pocket);

} // namespace mesaviva::app
