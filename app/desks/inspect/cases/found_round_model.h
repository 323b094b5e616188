// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/round_search.h"
#endif

#include "app/core/game/house_games.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// The rounds that an inspector's search has found, the newest first.
class FoundRoundModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the recall desk")

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< string: "3-12"
        TitleRole,                    ///< string: which round, and when it was opened
        DetailRole,                   ///< string: game, result, player, sums
        NetRole,                      ///< string: what it has brought
        NetSignRole,                  ///< int: -1, 0, 1
        IsVoidRole,                   ///< bool
    };

    /// `games` must live longer.
    explicit FoundRoundModel(const HouseGames& games, QObject* parent = nullptr)
        : QAbstractListModel(parent),
          m_games(games) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Tells in which rounds an inspector has caused a fault; without it in none.
    void setInjected(std::function<bool(const record::RoundRow&)> injected) {
        m_injected = std::move(injected);
    }

    void clear();
    void append(std::vector<record::FoundRound> rounds);
    const record::FoundRound* at(int row) const;
    void retranslate();

private:
    QString detailOf(const record::FoundRound& found) const;

    const HouseGames& m_games;
    std::function<bool(const record::RoundRow&)> m_injected;
    std::vector<record::FoundRound> m_rounds;
};

} // namespace mesaviva::app
