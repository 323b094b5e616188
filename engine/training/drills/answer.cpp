// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/answer.h"

#include <algorithm>
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

} // namespace mesaviva::drills
