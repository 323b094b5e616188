// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"
#include "app/desks/teach/drills/roulette_drill_cloth.h"
#include "app/desks/teach/drills/roulette_task_text.h"

#include <QCoreApplication>

#include <memory>

namespace mesaviva::app {

/// Roulette's drills at the trainer's desk.
class RouletteDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    QString reason(drills::Drill drill) const override;
    void lay(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    std::unique_ptr<QAbstractListModel> pieces(const drills::Task& task) const override;
    QString placeName(const drills::Terms& terms, int place) const override;
    QStringList laid(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;
    QStringList stakes(const DrillDesk& desk) const override;

private:
    static QStringList drawn(const RouletteDrillCloth& cloth);

    RouletteTaskText m_words;
};

/// Shows a roulette table's layout with the places that take stakes; gives what else lies there.
RouletteDrillCloth showTable(DrillTask& shown, const roulette::Settings& settings);

} // namespace mesaviva::app
