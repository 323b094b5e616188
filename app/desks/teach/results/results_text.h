// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/record/sheet_document.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// What is said of a trainee's results, on the screen and on paper, in words of the present language.
class ResultsText {
    Q_DECLARE_TR_FUNCTIONS(ResultsText)

public:
    /// Who it is; who has no name is called so.
    static QString name(const QString& trainee);
    /// All that was done, added up.
    static SheetFacts facts(const trainee::TraineeFigures& figures, const QString& lessons);
    /// Drills and tables, each with how often and how well.
    static SheetFacts subjects(const trainee::TraineeFigures& figures, const HouseGames& games);
    /// A day's work in a sentence.
    static QString day(const trainee::TraineeDay& day);
    /// The sheet to be kept or printed; `lessons` is how many lessons are done, in words.
    static SheetDocument sheet(const QString& trainee, const trainee::TraineeFigures& figures,
                               const HouseGames& games, const QString& lessons);
};

} // namespace mesaviva::app
