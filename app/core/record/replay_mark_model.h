// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/replayed_round.h"
#endif

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The marks of a replayed round in order.
class ReplayMarkModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a repetition")

public:
    enum Role {
        PositionRole = Qt::UserRole + 1, ///< int: the number of events up to and including it
        RareRole,                        ///< bool: at most four of its kind occur in the round
    };

    /// `round` must outlive it.
    explicit ReplayMarkModel(const ReplayedRound& round, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const std::vector<ReplayMark>& events() const { return m_events; }
    /// The kinds that occur, without duplicates, in order of first occurrence.
    QStringList kinds() const;
    void retranslate();

private:
    const ReplayedRound& m_round;
    std::vector<ReplayMark> m_events;
};

} // namespace mesaviva::app
