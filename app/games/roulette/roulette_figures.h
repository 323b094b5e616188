// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/odds/returns.h"
#endif

#include "app/core/events/game_figures.h"
#include "app/core/events/standing_odds.h"

#include <QCoreApplication>

#include <vector>

namespace mesaviva::app {

/// The expected payback of every chance of a wheel, and of its series with parols.
class RouletteFigures : public GameFigures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    QString title() const override;
    QStringList choices() const override;
    QString about(const FiguresQuestion& question) const override;
    QString line(const FiguresQuestion& question) const override;
    std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                        const FiguresProgress& progress) const override;
};

class RouletteTableModel;

/// Describes the exact mean values of stakes.
class RouletteOdds {
    Q_DECLARE_TR_FUNCTIONS(RouletteOdds)

public:
    /// The odds of each player's stakes while the number is not drawn: this player first, then the others
    /// with stakes. `table` must outlive the result.
    static std::vector<StandingOdds> at(const RouletteTableModel& table);
    /// The odds of stakes at a wheel on which all numbers are equally likely.
    static LessonOdds of(const roulette::Returns& returns);
};

} // namespace mesaviva::app
