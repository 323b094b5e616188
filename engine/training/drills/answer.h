// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is right, asked of the engine: each game answers for its own tasks (<game>_tasks.h).
#pragma once

#include "engine/training/drills/task.h"

#include <vector>

namespace mesaviva::drills {

/// How the task is to be answered.
AnswerForm formOf(const Task& task);

/// How many answers there are to choose from; 0 where none are offered. Which they are, and in which order,
/// is said where the game says how many.
int choicesOf(const Task& task);

/// The right answer.
Answer answerOf(const Task& task);

/// Whether what was given is right; numbers and places in any order, each once.
bool isRight(const Task& task, Answer given);

/// The rules that the answer follows from, the most telling one first.
std::vector<RuleId> rulesOf(const Task& task);

} // namespace mesaviva::drills
