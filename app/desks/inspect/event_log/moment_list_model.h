// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/round_sheet_parts.h"
#endif

#include <QAbstractListModel>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// What happened in a round, event by event, in words; some of them are picked out.
class MomentListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< string: since the round's first event
        TextRole,                    ///< string
        RulesRole,                   ///< string
        PickedRole,                  ///< bool
    };
    /// So many are shown of a round.
    static constexpr std::size_t kMost = 5'000;

    explicit MomentListModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<RoundSheetParts::Step> steps);
    const RoundSheetParts::Step* at(int row) const;
    /// The row of the last event up to that number; -1: there is none.
    int rowOf(std::uint64_t seq) const;

    bool isPicked(std::uint64_t seq) const { return m_picked.contains(seq); }
    void setPicked(const QSet<quint64>& picked);

    /// A time since the round's beginning: "12.5 s".
    static QString timeText(double seconds);

private:
    std::vector<RoundSheetParts::Step> m_steps;
    QSet<quint64> m_picked;
};

} // namespace mesaviva::app
