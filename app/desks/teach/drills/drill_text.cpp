// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_text.h"

#include "app/core/text/amounts.h"
#include "app/desks/teach/drills/drill_games.h"

namespace mesaviva::app {

using namespace drills;

namespace {

const TaskText& wordsOf(Drill drill) { return drillsOf(drill).words(); }

} // namespace

QString DrillText::title(Drill drill) { return wordsOf(drill).title(drill); }

QString DrillText::detail(Drill drill) { return wordsOf(drill).detail(drill); }

QString DrillText::question(const Task& task) { return wordsOf(task.drill).question(task); }

QString DrillText::hint(const Task& task) {
    switch (formOf(task)) {
    case AnswerForm::chips: return tr("chips");
    case AnswerForm::count: return tr("numbers");
    case AnswerForm::amount: return tr("amount");
    case AnswerForm::cash_and_colour: return tr("cash + colour");
    case AnswerForm::pockets: return answerOf(task).size() > 1 ? tr("numbers, with spaces") : tr("number");
    case AnswerForm::spots: return tr("mark the places");
    case AnswerForm::choice: break;
    }
    return {};
}

QStringList DrillText::choices(const Task& task) { return wordsOf(task.drill).choices(task); }

QString DrillText::answer(const Task& task, const Answer& answer) {
    if (answer.empty()) {
        return tr("none");
    }
    const std::int64_t first = answer.front();
    switch (formOf(task)) {
    case AnswerForm::chips: return tr("%n chip(s)", "", static_cast<int>(first));
    case AnswerForm::count: return TaskText::numeral(first);
    case AnswerForm::amount: return amountText(Money{first});
    case AnswerForm::cash_and_colour:
        return answer.size() < 2 ? TaskText::numeral(first)
                                 : tr("%1 in cash and %2 in colour")
                                       .arg(TaskText::numeral(first), TaskText::numeral(answer[1]));
    case AnswerForm::pockets:
    case AnswerForm::spots: return wordsOf(task.drill).names(task, answer).join(QStringLiteral(", "));
    case AnswerForm::choice: return choices(task).value(static_cast<qsizetype>(first));
    }
    return {};
}

QStringList DrillText::way(const Task& task) { return wordsOf(task.drill).way(task); }

QString DrillText::subject(Drill drill, std::string_view subject) {
    return wordsOf(drill).subject(drill, subject);
}

} // namespace mesaviva::app
