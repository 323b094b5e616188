// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/common/rules_wheels.h"
#include "app/desks/teach/drills/drill_run.h"
#include "app/desks/teach/drills/game_drills.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/record/csv_text.h"

#include <map>
#include <sstream>

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

QString DrillText::table(const std::string& scope) {
    DrillChoices choices;
    for (choices.table = 0; choices.table < DrillChoices::tables(); ++choices.table) {
        if (scopeOf(Drill::payment, choices.terms(Money{100})) == scope) {
            return RouletteNames::wheel(rulesWheels().at(static_cast<std::size_t>(choices.table)));
        }
    }
    return textOf(scope); // the other games have one table each
}

std::string DrillText::csv(const QString& trainee, std::span<const PastAnswer> answers) {
    std::ostringstream out;
    record::CsvWriter table(out, csvStyle());
    for (const QString& title : {tr("Name"), tr("Time (UTC)"), tr("Drill"), tr("Table"), tr("Subject"),
                                 tr("Level"), tr("Right"), tr("Seconds")}) {
        table.text(title.toStdString());
    }
    table.endRow();
    std::map<std::string, std::string> tables;
    for (const PastAnswer& past : answers) {
        const auto& [drill, scope] = past.scope;
        const auto [known, isNew] = tables.try_emplace(scope);
        if (isNew) {
            known->second = DrillText::table(scope).toStdString();
        }
        table.text(trainee.toStdString());
        table.text(record::momentText(past.at));
        table.text(title(drill).toStdString());
        table.text(known->second);
        table.text(subject(drill, past.answer.subject).toStdString());
        table.count(past.answer.level);
        table.text((past.answer.right ? tr("yes") : tr("no")).toStdString());
        table.decimal(past.answer.taken, 3);
        table.endRow();
    }
    return out.str();
}

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
