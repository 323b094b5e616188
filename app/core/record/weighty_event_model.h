// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/repeated.h"
#endif

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The events of weight of a round that is played again, in their order: the marks on its time line.
class WeightyEventModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a repetition")

public:
    enum Role {
        PositionRole = Qt::UserRole + 1, ///< int: right after it, so many events are told
        RareRole,                        ///< bool: there are at most four of its kind in the round
    };

    /// `repeated` must live longer.
    explicit WeightyEventModel(const Repeated& repeated, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const std::vector<WeightyEvent>& events() const { return m_events; }
    /// The kinds that occur, each once, in the order in which they come first.
    QStringList kinds() const;
    void retranslate();

private:
    const Repeated& m_repeated;
    std::vector<WeightyEvent> m_events;
};

} // namespace mesaviva::app
