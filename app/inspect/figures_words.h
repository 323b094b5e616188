// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/inspect/figure_row.h"
#include "app/inspect/figures_question.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// Exact figures in words.
class FiguresWords {
    Q_DECLARE_TR_FUNCTIONS(FiguresWords)

public:
    /// The games, in the order of FiguresQuestion::Game.
    static QStringList games();
    /// A game's readings, wheels or rooms.
    static QStringList choices(int game);
    /// How many cards are in play; none but at bingo.
    static QStringList sizes(int game);
    /// What was found, in a sentence.
    static QString verdict(const FiguresQuestion& question, const Figures& figures);
    /// All of it.
    static QList<FigureRow> rows(const FiguresQuestion& question, const Figures& figures);
    /// The same without the window.
    static QString line(const FiguresQuestion& question);

private:
    static QList<FigureRow> poker(const FiguresQuestion& question, const PokerFigures& figures);
    static FigureRow roulette(const RouletteFigure& figure);
    static FigureRow bingo(const BingoFigure& figure);
    static QString plays(const FiguresQuestion& question, const poker::odds::BestPlay& play, std::size_t up,
                         std::size_t burnt, unsigned held);
};

} // namespace mesaviva::app
