// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/record/sheet_document.h"

#include <QCoreApplication>
#include <QString>

#include <map>
#include <string>

namespace mesaviva::app {

/// Texts of a trainee's results for screen and paper, in the current language.
class ResultsText {
    Q_DECLARE_TR_FUNCTIONS(ResultsText)

public:
    /// Display name of a trainee, with or without a name.
    static QString name(const QString& trainee);
    /// Totals of all work.
    static SheetFacts facts(const trainee::TraineeFigures& figures, const QString& lessons);
    /// Drills and tables, each with number and quality.
    static SheetFacts subjects(const trainee::TraineeFigures& figures, const GameRegistry& games);
    /// A day's work as a sentence.
    static QString day(const trainee::TraineeDay& day);
    /// The sheet to keep or print; `lessons` is the number of completed lessons as text.
    static SheetDocument sheet(const QString& trainee, const trainee::TraineeFigures& figures,
                               const GameRegistry& games, const QString& lessons);

    /// Names in a list of results.
    struct Names {
        QString trainee;                        ///< empty: without a name
        std::map<std::string, QString> tables;  ///< by key
        std::map<std::string, QString> lessons; ///< by key
    };
    /// All of a trainee's work as a table for the user's spreadsheet: a line for each session, shift and test
    /// in order of time, then one for each lesson. On any thread.
    static std::string csv(const trainee::TraineePast& past, const Names& names);
};

} // namespace mesaviva::app
