// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations: why a card is valid or not, and what it lacks.

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/bingo_task_text.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"

#include <map>

namespace mesaviva::app {

namespace {

class BingoTaskWays {
    Q_DECLARE_TR_FUNCTIONS(DrillWays)

public:
    static QStringList of(const drills::CardTask& task) {
        const std::optional<bingo::BadCard> bad = bingo::firstFault(task.variant, task.freeCentre, task.card);
        if (!bad) {
            return {
                tr("All numbers stand in their columns, none twice, every row and column as it must be.")};
        }
        const std::map<std::string_view, QString> words = {
            {"a number outside its column", tr("A number stands outside its column.")},
            {"a number twice", tr("A number stands on the card twice.")},
            {"a row without five numbers", tr("A row does not have five numbers.")},
            {"a column without a number", tr("A column has no number.")},
            {"a box without a number", tr("A box lacks its number.")},
            {"a number in the free centre", tr("The free centre has a number.")}};
        const auto found = words.find(bad->reason);
        return {found == words.end() ? textOf(bad->reason) : found->second};
    }

    static QStringList of(const drills::LineTask& task) {
        bingo::BallSet drawn;
        for (const bingo::Ball ball : task.drawn) {
            drawn.add(ball);
        }
        const int open = bingo::missing(task.kind, task.card, task.settings, drawn);
        if (open == 0) {
            return {tr("Every number of the prize has been drawn.")};
        }
        QStringList lines = {tr("At least %n number(s) missing.", "", open)};
        QStringList names;
        for (const bingo::Ball ball : bingo::oneToGo(task.kind, task.card, task.settings, drawn)) {
            names.append(BingoText::cell(ball, task.settings));
        }
        if (!names.isEmpty()) {
            lines.append(tr("It would come with %1.").arg(names.join(tr(" or "))));
        }
        return lines;
    }
};

} // namespace

QStringList BingoTaskText::way(const drills::Task& task) const {
    return drills::visitOf<drills::BingoTasks>(
        task, [](const auto& situation) { return BingoTaskWays::of(situation); });
}

} // namespace mesaviva::app
