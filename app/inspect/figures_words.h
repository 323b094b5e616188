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
    /// The rooms that can be asked about; none but at bingo.
    static QStringList rooms(const FiguresQuestion& question);
    /// How many cards are in play; none but at bingo.
    static QStringList sizes(int game);
    /// The cards that the dealer may show, from the two; none but at poker.
    static QStringList upCards(int game);
    /// What there will be to read once it is computed, and what is peculiar to the choice.
    static QString about(const FiguresQuestion& question);
    /// What was found, in a sentence.
    static QString verdict(const Figures& figures);
    /// All of it; at poker what is best against `upCard`, one of upCards().
    static QList<FigureRow> rows(const FiguresQuestion& question, const Figures& figures, int upCard = 0);
    /// The same without the window; where rounds have been played for `figures`, the same rounds.
    static QString line(const FiguresQuestion& question, const Figures* figures = nullptr);

private:
    static QList<FigureRow> poker(const FiguresQuestion& question, const PokerFigures& figures,
                                  std::size_t up);
    static FigureRow roulette(const RouletteFigure& figure);
    static FigureRow bingo(const BingoFigure& figure);
    static QString plays(const PokerFigures& figures, std::size_t up, std::size_t burnt, unsigned held);
};

} // namespace mesaviva::app
