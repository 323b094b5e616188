// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/bingo_tasks.h"

#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"

#include <array>

namespace mesaviva::drills {

std::string BingoTasks::scope(const Terms&) { return "pt-425a-2015"; }

bool BingoTasks::offers(Drill, const Terms&) { return true; }

AnswerForm formOf(const CardTask&) { return AnswerForm::choice; }
AnswerForm formOf(const LineTask& task) { return task.counted ? AnswerForm::count : AnswerForm::choice; }

int choicesOf(const CardTask&) { return 2; }
int choicesOf(const LineTask& task) { return task.counted ? 0 : 2; }

Answer answerOf(const CardTask& task) {
    return {bingo::firstFault(task.variant, task.freeCentre, task.card) ? 1 : 0};
}

Answer answerOf(const LineTask& task) {
    const int missing = bingo::missing(task.kind, task.card, task.settings, drawnOf(task));
    return {task.counted ? missing : missing == 0 ? 0 : 1};
}

void addRules(std::vector<RuleId>& list, const CardTask& task) {
    addOnce(list, bingo::cardRule(task.variant));
}

void addRules(std::vector<RuleId>& list, const LineTask& task) {
    const auto variant = static_cast<std::size_t>(task.settings.variant);
    switch (task.kind) {
    case bingo::PrizeKind::two_lines: return addOnce(list, "B35a"_rule);
    case bingo::PrizeKind::column: return addOnce(list, "B83b"_rule);
    case bingo::PrizeKind::four_corners:
        addOnce(list, task.settings.variant == bingo::Variant::bingo30 ? "B83c"_rule : "B74b"_rule);
        return addOnce(list, "B35b"_rule);
    case bingo::PrizeKind::bingo: {
        constexpr std::array kBingo = {"B63b"_rule, "B67b"_rule, "B73a"_rule, "B82"_rule};
        return addOnce(list, kBingo[variant]);
    }
    default: {
        constexpr std::array kLine = {"B63a"_rule, "B67a"_rule, "B74a"_rule, "B83a"_rule};
        addOnce(list, kLine[variant]);
        return addOnce(list, "B34"_rule);
    }
    }
}

bingo::BallSet drawnOf(const LineTask& task) {
    bingo::BallSet drawn;
    for (const bingo::Ball ball : task.drawn) {
        drawn.add(ball);
    }
    return drawn;
}

} // namespace mesaviva::drills
