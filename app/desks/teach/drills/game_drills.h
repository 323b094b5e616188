// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
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

/// A row of items that the keyboard can visit.
struct DrillRow {
    QString name;
    QStringList places; ///< empty: nothing there
};

/// Adapter of a game for the drills: puts its tasks on the cloth and reads them out. Stateless; texts are in
/// the current language.
class GameDrills {
public:
    GameDrills() = default;
    GameDrills(const GameDrills&) = delete;
    GameDrills& operator=(const GameDrills&) = delete;
    virtual ~GameDrills() = default;

    /// As drills::gameOf().
    virtual QString key() const = 0;
    /// Texts of its drills.
    virtual const TaskText& words() const = 0;
    /// Why a table cannot have the drill; empty: it can.
    virtual QString reason(drills::Drill) const { return {}; }

    /// Puts one of the game's tasks on the cloth.
    virtual void showTask(DrillTask& shown, const drills::Task& task) const = 0;
    /// Adds the right solution to the cloth, besides the answer.
    virtual void show(DrillVerdict& shown, const drills::Task& task) const = 0;
    /// Items on the cloth as a list model; null: none.
    virtual std::unique_ptr<QAbstractListModel> pieces(const drills::Task&) const { return nullptr; }

    /// Name of a place of the layout at a table of these terms: "Split 17-20"; empty: no such place.
    virtual QString placeName(const drills::Terms&, int) const { return {}; }
    /// Name of a card: `Kd` is "King of diamonds"; empty: not a card.
    virtual QString cardName(const QString&) const { return {}; }

    // Readings of a desk with a task of the game.
    /// Everything on the cloth, one sentence each.
    virtual QStringList spokenCloth(const DrillDesk& desk) const = 0;
    /// The same as rows from top to bottom.
    virtual std::vector<DrillRow> rows(const DrillDesk& desk) const = 0;
    /// Additions to the verdict's text.
    virtual QStringList judged(const DrillVerdict&) const { return {}; }
    /// The player's and the dealer's cards and the stakes; may be empty.
    virtual QStringList hand(const DrillDesk&) const { return {}; }
    virtual QStringList house(const DrillDesk&) const { return {}; }
    virtual QStringList stakes(const DrillDesk&) const { return {}; }

protected:
    static QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }
};

} // namespace mesaviva::app
