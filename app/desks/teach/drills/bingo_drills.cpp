// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/bingo_drills.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"

#include <map>

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

QString BingoTaskText::title(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::card: return tr("Genuine or forged?");
    case drills::Drill::line: return tr("Prize or not?");
    default: return {};
    }
}

QString BingoTaskText::detail(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::card: return tr("A card is presented: did the house sell it?");
    case drills::Drill::line: return tr("A prize is called: check the card against the balls.");
    default: return {};
    }
}

QString BingoTaskText::question(const drills::Task& task) const {
    return drills::visitOf<drills::BingoTasks>(
        task, Overloaded{
                  [](const drills::CardTask& t) {
                      return tr("A card of %1: is it genuine or forged?").arg(BingoText::variant(t.variant));
                  },
                  [](const drills::LineTask& t) {
                      return t.counted
                                 ? tr("How many numbers does the card need for bingo?")
                                 : tr("“%1!” is called. Has the card won?").arg(BingoText::prize(t.kind));
                  },
              });
}

QStringList BingoTaskText::choices(const drills::Task& task) const {
    return drills::visitOf<drills::BingoTasks>(
        task, Overloaded{
                  [](const drills::CardTask&) {
                      return QStringList{tr("Genuine"), tr("Forged")};
                  },
                  [](const drills::LineTask& t) {
                      return t.counted ? QStringList() : QStringList{tr("It has"), tr("It has not")};
                  },
              });
}

QString BingoTaskText::subject(drills::Drill drill, std::string_view subject) const {
    const QString key = textOf(subject);
    switch (drill) {
    case drills::Drill::card:
    case drills::Drill::line: {
        const QString rest = key.mid(key.indexOf(u'_') + 1);
        const std::map<QString, QString> names = {
            {QStringLiteral("valid"), tr("genuine")},
            {QStringLiteral("column"), drill == drills::Drill::card ? tr("wrong column") : tr("column")},
            {QStringLiteral("twice"), tr("a number twice")},
            {QStringLiteral("row"), tr("wrong row")},
            {QStringLiteral("empty"), tr("empty column")},
            {QStringLiteral("blank"), tr("empty box")},
            {QStringLiteral("centre"), tr("number in the centre")},
            {QStringLiteral("line"), tr("line")},
            {QStringLiteral("two_lines"), tr("two lines")},
            {QStringLiteral("four_corners"), tr("four corners")},
            {QStringLiteral("bingo"), tr("numbers missing")}};
        const auto found = names.find(rest);
        return tr("Bingo %1: %2")
            .arg(key.left(key.indexOf(u'_')), found == names.end() ? rest : found->second);
    }
    default: return key;
    }
}

// Explanations: why a card is valid or not, and what it lacks.

namespace {

class BingoTaskWays {
    Q_DECLARE_TR_FUNCTIONS(DrillWays)

public:
    static QStringList of(const drills::CardTask& task) {
        const std::optional<bingo::BadCard> bad = bingo::firstFault(task.variant, task.freeCentre, task.card);
        if (!bad) {
            return {
                tr("All numbers are in their columns, none twice, every row and column as it should be.")};
        }
        switch (bad->fault) {
        case bingo::CardFault::too_many_boxes: break; // in no task
        case bingo::CardFault::number_outside_column: return {tr("A number is outside its column.")};
        case bingo::CardFault::number_twice: return {tr("A number is on the card twice.")};
        case bingo::CardFault::row_without_five: return {tr("A row does not have five numbers.")};
        case bingo::CardFault::column_without_number: return {tr("A column has no number.")};
        case bingo::CardFault::box_without_number: return {tr("A box is missing its number.")};
        case bingo::CardFault::number_in_free_centre: return {tr("The free centre has a number.")};
        }
        return {};
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
            lines.append(tr("It would be won with %1.").arg(names.join(tr(" or "))));
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
