// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the tasks of all games share: the form of an answer, and the list of rules it follows from.
#pragma once

#include "engine/base/rule_id.h"

#include <algorithm>
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

/// An answer; values without an order are sorted ascending.
using Answer = std::vector<std::int64_t>;

/// Adds a rule to a list, unless it is empty or already there.
inline void addOnce(std::vector<RuleId>& list, RuleId rule) {
    if (rule != RuleId() && std::ranges::find(list, rule) == list.end()) {
        list.push_back(rule);
    }
}

} // namespace mesaviva::drills
