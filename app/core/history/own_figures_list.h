// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/own_part.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// This player's figures over the rounds of the filter: hands or numbers beside what chance gives, decisions
/// beside the best ones, largest win and longest runs, for each game. Read only while visible.
class OwnFiguresList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)

public:
    /// Both must outlive it.
    OwnFiguresList(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool isBusy() const { return m_query.isBusy(); }
    /// The figures (FigureRow), with a heading where a game begins; empty: no round has a stake.
    QVariantList rows() const;

    /// Sets the filter, or reports that the rounds may have changed.
    void setFilter(const record::RoundFilter& filter);
    void retranslate() { emit changed(); }

signals:
    void activeChanged();
    void changed();

private:
    void ask();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    bool m_active = false;
    bool m_stale = true;
    record::RoundFilter m_filter;
    std::vector<record::OwnFigures> m_figures;
    RecordQuery m_query;
};

} // namespace mesaviva::app
