// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is right, asked of the engine: settlement, series, wheels, hands, cards (O13, R25, R27, P7-P13, P25,
// P26, B62, B67 and the others).
#pragma once

#include "engine/base/rule_id.h"
#include "engine/drills/task.h"
#include "engine/poker/events.h"

#include <cstdint>
#include <vector>

namespace mesaviva::drills {

/// What an answer consists of.
enum class AnswerForm : std::uint8_t {
    chips,           ///< one whole number of chips
    count,           ///< another whole number
    amount,          ///< cents
    cash_and_colour, ///< cash chips, then chips of the colour
    pockets,         ///< numbers of the wheel by index, in any order
    spots,           ///< places of the layout, in any order
    choice,          ///< one of `choicesOf`, counted from 0
};

/// An answer; what has no order stands in ascending order.
using Answer = std::vector<std::int64_t>;

/// How the task is to be answered.
AnswerForm formOf(const Task& task);

/// How many answers there are to choose from; 0 where none are offered. Hands: the player's is better, the
/// dealer's is, neither. Qualification: plays, does not. Card: in order, forged. Line: has it, has not.
int choicesOf(const Task& task);

/// The right answer.
Answer answerOf(const Task& task);

/// Whether what was given is right; numbers and places in any order, each once.
bool isRight(const Task& task, Answer given);

/// The rules that the answer follows from, the most telling one first.
std::vector<RuleId> rulesOf(const Task& task);

/// What is paid for stakes on the layout, in cents: winnings, or what is kept.
Money paidOn(const PaymentTask& task);

/// How the table settles a player who has continued with these cards.
poker::Settled settledOn(const BetTask& task);

} // namespace mesaviva::drills
