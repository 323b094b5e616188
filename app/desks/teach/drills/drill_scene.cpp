// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_scene.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_games.h"
#include "app/desks/teach/drills/drill_text.h"

namespace mesaviva::app {

using namespace drills;

namespace {

QList<int> listOf(const Answer& answer) {
    QList<int> list;
    for (const std::int64_t value : answer) {
        list.append(static_cast<int>(value));
    }
    return list;
}

} // namespace

DrillTask shownTask(const Task& task) {
    DrillTask shown;
    shown.game = textOf(gameOf(task.drill));
    shown.question = DrillText::question(task);
    shown.hint = DrillText::hint(task);
    shown.choices = DrillText::choices(task);
    shown.marksPlaces = formOf(task) == AnswerForm::spots;
    shown.marksNumbers = formOf(task) == AnswerForm::pockets;
    drillsOf(task.drill).showTask(shown, task);
    return shown;
}

DrillVerdict shownVerdict(const Task& task, const Answer& given) {
    DrillVerdict shown;
    const Answer right = answerOf(task);
    shown.right = isRight(task, given);
    shown.given = given.empty() ? QString() : DrillText::answer(task, given);
    shown.answer = DrillText::answer(task, right);
    shown.way = DrillText::way(task);
    for (const RuleId rule : rulesOf(task)) {
        shown.rules.append(textOf(rule));
    }
    if (formOf(task) == AnswerForm::spots) {
        shown.spots = listOf(right);
    } else if (formOf(task) == AnswerForm::pockets) {
        shown.pockets = listOf(right);
    }
    drillsOf(task.drill).show(shown, task);
    return shown;
}

} // namespace mesaviva::app
