// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/drills/task.h"
#include "engine/training/drills/terms.h"
#endif

#include "app/desks/teach/drills/drill_entries.h"
#include "app/desks/teach/drills/task_text.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace mesaviva::app {

class DrillDesk;

/// What lies somewhere, to be gone over by key.
struct DrillRow {
    QString name;
    QStringList places; ///< empty: nothing is there
};

/// What the trainer's desk must know of a game to lay its tasks on the cloth and to read them out. Without a
/// state of its own, in words of the present language.
class GameDrills {
public:
    GameDrills() = default;
    GameDrills(const GameDrills&) = delete;
    GameDrills& operator=(const GameDrills&) = delete;
    virtual ~GameDrills() = default;

    /// As drills::gameOf().
    virtual QString key() const = 0;
    /// What is said of its drills.
    virtual const TaskText& words() const = 0;
    /// Why a table does not have what the drill asks for, where it has not.
    virtual QString reason(drills::Drill) const { return {}; }

    /// Lays one of the game's tasks on the cloth.
    virtual void lay(DrillTask& shown, const drills::Task& task) const = 0;
    /// Shows there what was right, besides the answer.
    virtual void show(DrillVerdict& shown, const drills::Task& task) const = 0;
    /// What lies there in pieces that a view goes over; null: nothing does.
    virtual std::unique_ptr<QAbstractListModel> pieces(const drills::Task&) const { return nullptr; }

    /// What a place of the layout is called at a table of these terms: "Split 17-20"; empty: there is none.
    virtual QString placeName(const drills::Terms&, int) const { return {}; }
    /// What a card is called: `Kd` is "King of diamonds"; empty: it is none.
    virtual QString cardName(const QString&) const { return {}; }

    // What is read out of a desk where one of the game's tasks lies.
    /// All that lies there, a sentence each.
    virtual QStringList laid(const DrillDesk& desk) const = 0;
    /// The same from top to bottom.
    virtual std::vector<DrillRow> rows(const DrillDesk& desk) const = 0;
    /// What is told of a verdict besides the answer.
    virtual QStringList judged(const DrillVerdict&) const { return {}; }
    /// What the player holds, what the house has, what is staked; empty: nothing of the kind.
    virtual QStringList hand(const DrillDesk&) const { return {}; }
    virtual QStringList house(const DrillDesk&) const { return {}; }
    virtual QStringList stakes(const DrillDesk&) const { return {}; }

protected:
    static QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }
};

} // namespace mesaviva::app
