// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a step, a player and a table, for an editor. The readers in scenario/ decide what is valid; a
// test compares these forms with them.
#pragma once

#include "engine/scenario/strict_json.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

/// The kind of value in a field.
enum class FieldKind : std::uint8_t {
    player,  ///< one of the players
    amount,  ///< cents
    whole,   ///< a whole number
    seconds, ///< on the table's clock
    percent,
    truth,   ///< true or false
    word,    ///< one of a few words
    pocket,  ///< a number of the wheel
    pockets, ///< several
    name,    ///< any text
};

/// A field of an object; `name` may be a path into a nested object: `to/chance`.
struct FormField {
    std::string_view name;
    FieldKind kind = FieldKind::name;
    bool optional = false;
    std::span<const std::string_view> words = {};
};

/// An action that a step can contain.
struct Action {
    std::string_view name;
    std::span<const FormField> fields;
    bool offered = true; ///< false: valid in a file, but needs more than these fields
};

/// The actions in the steps of a game; empty for an unknown game.
std::span<const Action> actionsOf(std::string_view game);
/// The fields of an action; empty for an unknown one.
std::span<const FormField> fieldsOf(std::string_view game, std::string_view action);
/// The fields of a player of a game.
std::span<const FormField> playerForm(std::string_view game);
/// The settings of a game's table that are numbers, words or switches and that these rules (`pt-804-2015`)
/// leave to the house.
std::vector<FormField> tableForm(std::string_view game, std::string_view rules);

/// A new step with this action, by the first player of the scenario, right after the previous step.
scenario::Json newStep(const scenario::Json& scenario, std::string_view action);
/// The same step with another action: keeps its player and time, resets the rest.
scenario::Json withAction(const scenario::Json& scenario, const scenario::Json& step,
                          std::string_view action);
/// The same stake on another chance, on the first of its places.
scenario::Json withChance(const scenario::Json& step, std::string_view chance);
/// The same step at another time: `at` (a number), `when` (a name), or null for right after the previous
/// step.
scenario::Json withTiming(const scenario::Json& step, const scenario::Json& at, const scenario::Json& when);

/// The form of an event's field in an expectation: one of its words, a player (or one of `words`), an amount,
/// or else a text. The field `refused` of an event is the reason in the short form of an expected refusal.
/// The engine's own lists define all of it.
FormField resultForm(std::string_view game, std::string_view event, std::string_view field);

} // namespace mesaviva::lessons
