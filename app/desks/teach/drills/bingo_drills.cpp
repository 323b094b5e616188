// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/bingo_drills.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/bingo_drill_cloth.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "engine/base/overloaded.h"
#include "engine/games/bingo/combinations.h"

namespace mesaviva::app {

namespace {

void layCard(BingoDrillCloth& shown, bingo::Variant variant, const bingo::Card& card) {
    const bingo::Shape& shape = bingo::shapeOf(variant);
    shown.variant = bingo::ballsOf(variant);
    shown.rows = shape.rows;
    shown.columns = shape.columns;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        shown.cells.append(card.cells[static_cast<std::size_t>(cell)]);
    }
}

// Boxes with a drawn number, without blank ones.
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

void BingoDrills::showTask(DrillTask& shown, const drills::Task& task) const {
    BingoDrillCloth cloth;
    drills::visitOf<drills::BingoTasks>(
        task, Overloaded{
                  [&](const drills::CardTask& t) { layCard(cloth, t.variant, t.card); },
                  [&](const drills::LineTask& t) {
                      layCard(cloth, t.settings.variant, t.card);
                      for (const bingo::Ball ball : t.drawn) {
                          cloth.balls.append(ball);
                      }
                      // Beginners see the card marked.
                      cloth.marked = task.level == 1 ? markedOf(t) : 0;
                  },
              });
    shown.cloth = QVariant::fromValue(cloth);
}

void BingoDrills::show(DrillVerdict& shown, const drills::Task& task) const {
    BingoDrillBoxes boxes;
    drills::visitOf<drills::BingoTasks>(task, Overloaded{
                                                  [](const drills::CardTask&) {},
                                                  [&](const drills::LineTask& t) {
                                                      boxes.marked = markedOf(t);
                                                      const bingo::CellMask won = bingo::wonCells(
                                                          t.kind, t.card, t.settings, drills::drawnOf(t));
                                                      boxes.won = static_cast<int>(won);
                                                  },
                                              });
    shown.cloth = QVariant::fromValue(boxes);
}

QStringList BingoDrills::balls(const BingoDrillCloth& cloth) {
    QStringList names;
    for (const int ball : cloth.balls) {
        names.append(QString::number(ball));
    }
    return names;
}

// Boxes of a row: numbers and, where visible, marks.
QStringList BingoDrills::boxes(const DrillDesk& desk, int row) {
    const BingoDrillCloth cloth = BingoDrillCloth::of(desk.task());
    const int marked =
        desk.stage() == DrillDesk::Judged ? BingoDrillBoxes::of(desk.verdict()).marked : cloth.marked;
    QStringList boxes;
    for (int column = 0; column < cloth.columns; ++column) {
        const int cell = row * cloth.columns + column;
        const int number = cloth.cells.value(cell);
        boxes.append(number == 0                 ? tr("blank")
                     : (marked >> cell & 1) != 0 ? tr("%1, marked").arg(number)
                                                 : QString::number(number));
    }
    return boxes;
}

QStringList BingoDrills::spokenCloth(const DrillDesk& desk) const {
    const BingoDrillCloth cloth = BingoDrillCloth::of(desk.task());
    QStringList parts;
    for (int row = 0; row < cloth.rows; ++row) {
        //: a row of a bingo card; %1 its number, %2 what is in it
        parts.append(tr("Row %1: %2").arg(row + 1).arg(listed(boxes(desk, row))));
    }
    if (!cloth.balls.isEmpty()) {
        parts.append(tr("Drawn: %1").arg(listed(balls(cloth))));
    }
    return parts;
}

std::vector<DrillRow> BingoDrills::rows(const DrillDesk& desk) const {
    const BingoDrillCloth cloth = BingoDrillCloth::of(desk.task());
    std::vector<DrillRow> rows = {{tr("Balls, in the order of the draw"), balls(cloth)}};
    for (int row = 0; row < cloth.rows; ++row) {
        rows.push_back({tr("Card, row %1").arg(row + 1), boxes(desk, row)});
    }
    return rows;
}

QStringList BingoDrills::house(const DrillDesk& desk) const {
    return balls(BingoDrillCloth::of(desk.task()));
}

} // namespace mesaviva::app
