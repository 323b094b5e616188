// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"
#include "app/desks/teach/drills/roulette_drill_cloth.h"
#include "app/desks/teach/drills/roulette_task_text.h"

#include <QCoreApplication>

#include <memory>

namespace mesaviva::app {

/// Roulette's drills.
class RouletteDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    QString reason(drills::Drill drill) const override;
    void showTask(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    std::unique_ptr<QAbstractListModel> pieces(const drills::Task& task) const override;
    QString placeName(const drills::Terms& terms, int place) const override;
    QStringList spokenCloth(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;
    QStringList stakes(const DrillDesk& desk) const override;

private:
    static QStringList drawn(const RouletteDrillCloth& cloth);

    RouletteTaskText m_words;
};

/// Shows a roulette layout with the places that accept stakes; returns the rest of the cloth.
RouletteDrillCloth showTable(DrillTask& shown, const roulette::Settings& settings);

} // namespace mesaviva::app
