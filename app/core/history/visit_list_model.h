// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/visits.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// This player's visits to tables (P39, O26, B52), newest first, loaded as the user scrolls. Derived from the
/// record and read only while visible.
class VisitListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    enum Role {
        DateText = Qt::UserRole + 1,
        GameTitle,
        TableNumber,
        DurationText,
        Rounds,
        StakedText,
        NetText,
        Net,
        IsOver
    };

    /// Both must outlive it.
    VisitListModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool isBusy() const { return m_query.isBusy(); }
    /// Sets the filter, or reports that the visits may have changed.
    void setFilter(const record::RoundFilter& filter);
    const record::Visit* visitAt(int row) const;
    void retranslate();

signals:
    void activeChanged();
    void busyChanged();

private:
    void reload();
    void ask(record::TableNumber from);
    void take(record::VisitPage page, bool first);

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    bool m_active = false;
    bool m_stale = true;
    record::RoundFilter m_filter;
    std::vector<record::Visit> m_visits;
    record::TableNumber m_next = 0;
    RecordQuery m_query;
};

} // namespace mesaviva::app
