// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/task.h"

#include "engine/base/check.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::drills {

AnswerForm formOf(const Task& task) {
    return std::visit([](const auto& situation) { return formOf(situation); }, task.situation);
}

int choicesOf(const Task& task) {
    return std::visit(
        [](const auto& situation) {
            if constexpr (requires { choicesOf(situation); }) {
                return choicesOf(situation);
            } else {
                return 0;
            }
        },
        task.situation);
}

Answer answerOf(const Task& task) {
    return std::visit([](const auto& situation) { return answerOf(situation); }, task.situation);
}

bool isRight(const Task& task, Answer given) {
    const AnswerForm form = formOf(task);
    if (form == AnswerForm::pockets || form == AnswerForm::spots) {
        std::ranges::sort(given);
    }
    return given == answerOf(task);
}

std::vector<RuleId> rulesOf(const Task& task) {
    std::vector<RuleId> list;
    std::visit([&](const auto& situation) { addRules(list, situation); }, task.situation);
    return list;
}

std::string scopeOf(Drill drill, const Terms& terms) {
    std::string scope;
    withTasksOf(drill, [&]<class Tasks>() { scope = Tasks::scope(terms); });
    return scope;
}

bool isOffered(Drill drill, const Terms& terms) {
    bool offered = false;
    withTasksOf(drill, [&]<class Tasks>() { offered = Tasks::offers(drill, terms); });
    return offered;
}

std::vector<std::string> subjectsOf(Drill drill, int level, const Terms& terms) {
    std::vector<std::string> subjects;
    withTasksOf(drill, [&]<class Tasks>() { subjects = Tasks::subjects(drill, level, terms); });
    return subjects;
}

Task makeTask(Drill drill, int level, std::string_view subject, const Terms& terms, RandomStream& chance) {
    check(isOffered(drill, terms), "a drill that the table does not offer");
    Task task{drill, level, std::string(subject), {}};
    withTasksOf(drill, [&]<class Tasks>() {
        std::visit([&](auto&& made) { task.situation = std::forward<decltype(made)>(made); },
                   Tasks::make(drill, level, subject, terms, chance));
    });
    return task;
}

} // namespace mesaviva::drills
