// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a step, a player and a table may say, field by field, so that they can be typed in. The readers of
// scenario/ decide what is right; a test holds these forms against them.
#pragma once

#include "engine/scenario/strict_json.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

/// What is typed into a field.
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
    name,    ///< a text
};

/// A field of an object; `name` may go into an object within it: `to/chance`.
struct FormField {
    std::string_view name;
    FieldKind kind = FieldKind::name;
    bool optional = false;
    std::span<const std::string_view> words = {};
};

/// Something that can be done in a step.
struct Action {
    std::string_view name;
    std::span<const FormField> fields;
    bool offered = true; ///< false: a step may say so, but more than its fields have
};

/// What can be done in the steps of a game; empty for no game.
std::span<const Action> actionsOf(std::string_view game);
/// The fields of one of these; empty where it is none.
std::span<const FormField> fieldsOf(std::string_view game, std::string_view action);
/// What a player of a game is.
std::span<const FormField> playerForm(std::string_view game);
/// The settings of a game's table that are numbers, words or switches, and that these rules (`pt-804-2015`)
/// leave to the house.
std::vector<FormField> tableForm(std::string_view game, std::string_view rules);

/// A step that does this, by the first player of the scenario, right after the step before.
scenario::Json newStep(const scenario::Json& scenario, std::string_view action);
/// The same step with another deed: who and when stay, the rest is as in a new one.
scenario::Json withAction(const scenario::Json& scenario, const scenario::Json& step,
                          std::string_view action);
/// The same stake on another chance, on its first place.
scenario::Json withChance(const scenario::Json& step, std::string_view chance);
/// The same step at another time: `at` (a number), `when` (a name), or null for right after the one before.
scenario::Json withTiming(const scenario::Json& step, const scenario::Json& at, const scenario::Json& when);

} // namespace mesaviva::lessons
