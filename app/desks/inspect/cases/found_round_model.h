// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/round_search.h"
#endif

#include "app/core/game/game_registry.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Rounds found by an inspector's search, newest first.
class FoundRoundModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the recall desk")

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< string: "3-12"
        TitleRole,                    ///< string: round number and opening time
        DetailRole,                   ///< string: game, result, player, sums
        NetRole,                      ///< string: net result
        NetSignRole,                  ///< int: -1, 0, 1
        IsVoidRole,                   ///< bool
    };

    /// `games` must outlive the model.
    explicit FoundRoundModel(const GameRegistry& games, QObject* parent = nullptr)
        : QAbstractListModel(parent),
          m_games(games) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Sets how to find out whether a round has an injected fault; by default no round has one.
    void setInjected(std::function<bool(const record::RoundRow&)> injected) {
        m_injected = std::move(injected);
    }

    void clear();
    void append(std::vector<record::FoundRound> rounds);
    const record::FoundRound* at(int row) const;
    void retranslate();

private:
    QString detailOf(const record::FoundRound& found) const;

    const GameRegistry& m_games;
    std::function<bool(const record::RoundRow&)> m_injected;
    std::vector<record::FoundRound> m_rounds;
};

} // namespace mesaviva::app
