// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/bingo_drills.h"

#include "app/teach/drill_desk.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/bingo/combinations.h"

namespace mesaviva::app {

namespace {

void layCard(DrillTask& shown, bingo::Variant variant, const bingo::Card& card) {
    const bingo::Shape& shape = bingo::shapeOf(variant);
    shown.variant = bingo::ballsOf(variant);
    shown.rows = shape.rows;
    shown.columns = shape.columns;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        shown.cells.append(card.cells[static_cast<std::size_t>(cell)]);
    }
}

// Boxes with a number that is drawn; blank ones are none.
int markedOf(const drills::LineTask& task) {
    const bingo::BallSet drawn = drills::drawnOf(task);
    int marked = 0;
    for (std::size_t cell = 0; cell < bingo::kMostCells; ++cell) {
        const bingo::Ball ball = task.card.cells[cell];
        marked |= ball != 0 && drawn.has(ball) ? 1 << cell : 0;
    }
    return marked;
}

} // namespace

QString BingoDrills::key() const { return textOf(drills::BingoTasks::kGame); }

void BingoDrills::lay(DrillTask& shown, const drills::Task& task) const {
    drills::visitOf<drills::BingoTasks>(
        task, Overloaded{
                  [&](const drills::CardTask& t) { layCard(shown, t.variant, t.card); },
                  [&](const drills::LineTask& t) {
                      layCard(shown, t.settings.variant, t.card);
                      for (const bingo::Ball ball : t.drawn) {
                          shown.balls.append(ball);
                      }
                      // Who begins has the card marked.
                      shown.marked = task.level == 1 ? markedOf(t) : 0;
                  },
              });
}

void BingoDrills::show(DrillVerdict& shown, const drills::Task& task) const {
    drills::visitOf<drills::BingoTasks>(task, Overloaded{
                                                  [](const drills::CardTask&) {},
                                                  [&](const drills::LineTask& t) {
                                                      shown.marked = markedOf(t);
                                                      const bingo::CellMask won = bingo::wonCells(
                                                          t.kind, t.card, t.settings, drills::drawnOf(t));
                                                      shown.won = static_cast<int>(won);
                                                  },
                                              });
}

QStringList BingoDrills::balls(const DrillTask& task) {
    QStringList names;
    for (const int ball : task.balls) {
        names.append(QString::number(ball));
    }
    return names;
}

// The boxes of a row: their numbers, and whether they are marked as far as that is seen.
QStringList BingoDrills::boxes(const DrillDesk& desk, int row) {
    const DrillTask& task = desk.task();
    const int marked = desk.stage() == DrillDesk::Judged ? desk.verdict().marked : task.marked;
    QStringList boxes;
    for (int column = 0; column < task.columns; ++column) {
        const int cell = row * task.columns + column;
        const int number = task.cells.value(cell);
        boxes.append(number == 0                 ? tr("blank")
                     : (marked >> cell & 1) != 0 ? tr("%1, marked").arg(number)
                                                 : QString::number(number));
    }
    return boxes;
}

QStringList BingoDrills::laid(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    QStringList parts;
    for (int row = 0; row < task.rows; ++row) {
        //: a row of a bingo card; %1 its number, %2 what is in it
        parts.append(tr("Row %1: %2").arg(row + 1).arg(listed(boxes(desk, row))));
    }
    if (!task.balls.isEmpty()) {
        parts.append(tr("Drawn: %1").arg(listed(balls(task))));
    }
    return parts;
}

std::vector<DrillRow> BingoDrills::rows(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    std::vector<DrillRow> rows = {{tr("Balls, in the order of the draw"), balls(task)}};
    for (int row = 0; row < task.rows; ++row) {
        rows.push_back({tr("Card, row %1").arg(row + 1), boxes(desk, row)});
    }
    return rows;
}

QStringList BingoDrills::house(const DrillDesk& desk) const { return balls(desk.task()); }

} // namespace mesaviva::app
