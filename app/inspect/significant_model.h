// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/significant.h"
#endif

#include "app/house_games.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The significant events of the record, the newest table first.
class SignificantModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the recall desk")

public:
    enum Role {
        KindRole = Qt::UserRole + 1, ///< string: the kind's key
        RoundRole,                   ///< string: the round in or after which it came, "3-12"; empty: none
        TitleRole,                   ///< string: what it is
        DetailRole,                  ///< string: where, when, whom it is about, what has changed
        RulesRole,                   ///< string
    };

    /// `games` must live longer.
    explicit SignificantModel(const HouseGames& games, QObject* parent = nullptr)
        : QAbstractListModel(parent),
          m_games(games) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void clear();
    void append(std::vector<record::SignificantEvent> events);
    const record::SignificantEvent* at(int row) const;
    void retranslate();

    /// What a kind is called, of many of them: "Void rounds".
    static QString kindName(record::SignificantKind kind);

private:
    QString titleOf(const record::SignificantEvent& event) const;
    QString detailOf(const record::SignificantEvent& event) const;

    const HouseGames& m_games;
    std::vector<record::SignificantEvent> m_events;
};

} // namespace mesaviva::app
