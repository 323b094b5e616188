// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"
#include "app/desks/teach/drills/poker_task_text.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Poker's drills.
class PokerDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    void showTask(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    QString cardName(const QString& card) const override;
    QStringList judged(const DrillVerdict& verdict) const override;
    QStringList spokenCloth(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList hand(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;

private:
    QStringList names(const QList<QString>& cards) const;

    PokerTaskText m_words;
};

} // namespace mesaviva::app
