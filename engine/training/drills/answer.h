// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The right answers, computed by the engine; each game answers its own tasks (<game>_tasks.h).
#pragma once

#include "engine/training/drills/task.h"

#include <vector>

namespace mesaviva::drills {

/// How the task is answered.
AnswerForm formOf(const Task& task);

/// Number of answers to choose from; 0 where the task is not multiple choice. The game's own choicesOf()
/// documents their order.
int choicesOf(const Task& task);

/// The right answer.
Answer answerOf(const Task& task);

/// Whether the given answer is right. Numbers and places may come in any order, each once.
bool isRight(const Task& task, Answer given);

/// The rules that the answer follows from, the most relevant one first.
std::vector<RuleId> rulesOf(const Task& task);

} // namespace mesaviva::drills
