// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/round_sheet_parts.h"
#endif

#include <QAbstractListModel>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Events of a round as text; some of them are picked.
class MomentListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< string: time since the first event of the round
        TextRole,                    ///< string
        RulesRole,                   ///< string
        PickedRole,                  ///< bool
    };
    /// Maximum number of events shown for a round.
    static constexpr std::size_t kMost = 5'000;

    explicit MomentListModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<RoundSheetParts::Step> steps);
    const RoundSheetParts::Step* at(int row) const;
    /// Row of the last event up to number `seq`; -1: none.
    int rowOf(std::uint64_t seq) const;

    bool isPicked(std::uint64_t seq) const { return m_picked.contains(seq); }
    void setPicked(const QSet<quint64>& picked);

    /// Time since the beginning of the round: "12.5 s".
    static QString timeText(double seconds);

private:
    std::vector<RoundSheetParts::Step> m_steps;
    QSet<quint64> m_picked;
};

} // namespace mesaviva::app
