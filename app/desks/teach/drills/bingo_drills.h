// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/bingo_task_text.h"
#include "app/desks/teach/drills/game_drills.h"

#include <QCoreApplication>

namespace mesaviva::app {

class BingoDrillCloth;

/// Bingo's drills.
class BingoDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    void showTask(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    QStringList spokenCloth(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;

private:
    static QStringList balls(const BingoDrillCloth& cloth);
    static QStringList boxes(const DrillDesk& desk, int row);

    BingoTaskText m_words;
};

} // namespace mesaviva::app
