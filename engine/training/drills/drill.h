// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a trainee practises at the table: sums, pictures, numbers and hands, one task at a time.
//
// A drill has four levels. Its tasks are made from the settings of a real table, so that every stake keeps to
// the regulation's limits, and the engine's own settlement computes the right answers.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/rule_id.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::drills {

/// The drills.
enum class Drill : std::uint8_t {
    payment,       ///< roulette: the payment of one winning stake
    picture,       ///< roulette: several stakes around one number, paid together (R32)
    conversion,    ///< roulette: a payment in colour chips and cash (R9, R12)
    series,        ///< roulette: the chips that a series takes, and where they lie (R25a)
    neighbours,    ///< roulette: the numbers beside a number on the wheel
    hands,         ///< poker: which of two hands is better (P7-P13)
    qualification, ///< poker: whether the dealer qualifies (P25)
    bet,           ///< poker: the payment of a player's stakes (P12, P26-P29)
    card,          ///< bingo: whether the card belongs to the variant (B62, B66, B71, B81)
    line,          ///< bingo: whether the card has the prize (B34, B35, B63, B67, B74, B83)
};

inline constexpr std::size_t kDrills = 10;
inline constexpr std::array<Drill, kDrills> kAllDrills = {
    Drill::payment, Drill::picture,       Drill::conversion, Drill::series, Drill::neighbours,
    Drill::hands,   Drill::qualification, Drill::bet,        Drill::card,   Drill::line};

/// The highest level; levels count from 1.
inline constexpr int kLevels = 4;

/// The drill's key, for instance `picture`.
std::string_view name(Drill drill);
/// The drill with that key, if any.
std::optional<Drill> drillFrom(std::string_view name);

/// The usual target time for a task of that drill and level, in seconds: what a trained croupier needs. A
/// school's custom, not a rule.
int targetOf(Drill drill, int level);

/// The key of the game that a drill belongs to: `roulette`, `poker`, `bingo`.
std::string_view gameOf(Drill drill);

// What the tasks of all games share: the form of an answer, and the list of rules it follows from.

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

// Helpers shared by the games' makers of tasks.

using Subjects = std::vector<std::string>;

/// A random item of a list that is not empty, each equally likely.
template <class List>
decltype(auto) oneOf(const List& list, RandomStream& chance) {
    return list[chance.below(static_cast<std::uint32_t>(std::size(list)))];
}

/// A random whole number from `from` to `to`, each equally likely.
inline std::int64_t between(std::int64_t from, std::int64_t to, RandomStream& chance) {
    return from + static_cast<std::int64_t>(chance.below(static_cast<std::uint32_t>(to - from + 1)));
}

} // namespace mesaviva::drills
