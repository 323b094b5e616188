// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the fields of events, commands and settings once, for all code that writes, reads or shows them.
//
// A type is described by a function template that takes a visitor; overload resolution finds it:
//
//     template <class V>
//     void describe(V& v, Like<Folded> auto& e) {
//         v.player("player", e.player);
//         v("by", e.by);
//         v("amount", e.amount);
//     }
//
// Writing passes a const object, reading passes one to be filled. A visitor has:
//
//     v(name, value)                        a field that is always present
//     v.maybe(name, value, usual)           a field that is omitted if it has its usual value
//     v.within(name, value, least, most)    a number with bounds
//     v.derived(name, make)                 follows from other fields: written (an optional only if it has a
//                                           value), never read
//     v.player(name, id)                    a player
//     v.player(name, id, nobody)            a player, or kNobody written as `nobody`
//     v.maybePlayer(name, id)               a player, omitted for kNobody
//     v.as(name, value, form)               a value converted by a form
//     v.maybeAs(name, value, form, usual)   the same, omitted if `usual` is true
//     v.inlined(value, form)                a form whose fields belong to the same object
//     v.object(name, parts)                 a nested object: `parts` is called with a visitor
//     v.round(number), v.rules(rules)       values that are already in the event's header
//     v.context()                           what else the game needs to know, its settings for instance
//     v.playerName(id), v.playerNamed(name) a player's name, for forms
//
// A form has `write(value)`, which returns a simpler value, and `read(simple, value)`, which converts it back
// and returns whether it could. Both are called on const forms.
#pragma once

#include "engine/base/seed.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace mesaviva {

/// What kind of value a field holds, for display.
enum class FieldKind : std::uint8_t {
    truth,
    number,
    money,    ///< cents
    percent,  ///< hundredths of a percent
    instant,  ///< milliseconds of table time
    duration, ///< milliseconds
    player,   ///< a name
    word,     ///< a key, for instance of a box or a reason
    card,     ///< a playing card
    pocket,   ///< a number of the wheel
    digest,   ///< hexadecimal digits: a seed or a commitment
    rule,     ///< the id of a rule
    text,
    list,
    object,
};

/// Returns the kind's key, for instance `money`.
std::string_view name(FieldKind kind);

/// Matches any of these types, const or not.
template <class T, class... Kinds>
concept Like = (std::same_as<std::remove_const_t<T>, Kinds> || ...);

/// Names a type without needing a value of it.
template <class T>
using Kind = std::type_identity<T>;

/// The name of a player or of a crowd member.
struct CalledName {
    std::string text;

    friend bool operator==(const CalledName&, const CalledName&) = default;
};

/// A percentage, in hundredths of a percent.
struct Percent {
    std::int64_t hundredths = 0;

    friend bool operator==(Percent, Percent) = default;
};

/// Converts values of a type to and from text. Specialisations have `kKind`, `write(value)`, which returns a
/// text, and `read(text)`, which returns a value or nothing.
template <class T>
struct TextForm;

/// Enumerations whose values have keys: contiguous from 0, with an empty key after the last one.
template <class T>
concept Keyed = std::is_enum_v<T> && requires(T value) {
    { name(value) } -> std::convertible_to<std::string_view>;
};

template <Keyed T>
struct TextForm<T> {
    static constexpr FieldKind kKind = FieldKind::word;
    static std::string_view write(T value) { return name(value); }
    static std::optional<T> read(std::string_view key) {
        for (int i = 0; i < 256 && !name(static_cast<T>(i)).empty(); ++i) {
            if (name(static_cast<T>(i)) == key) {
                return static_cast<T>(i);
            }
        }
        return std::nullopt;
    }
};

template <>
struct TextForm<Seed> {
    static constexpr FieldKind kKind = FieldKind::digest;
    static std::string write(const Seed& bytes) { return toHex(bytes); }
    static std::optional<Seed> read(std::string_view hex) { return seedFromHex(hex); }
};

template <>
struct TextForm<CalledName> {
    static constexpr FieldKind kKind = FieldKind::player;
    static std::string write(const CalledName& called) { return called.text; }
    static std::optional<CalledName> read(std::string_view text) { return CalledName{std::string(text)}; }
};

template <class T>
concept Textual = requires(const T& value, std::string_view text) {
    { TextForm<T>::write(value) } -> std::convertible_to<std::string_view>;
    { TextForm<T>::read(text) } -> std::same_as<std::optional<T>>;
};

/// The form of a type's values wherever they are fields, if the type is neither simple nor described.
template <class T>
struct FormOf;

template <class T>
concept Formed = requires(const T& value) {
    FormOf<T>().write(value);
};

/// The simpler type that a form writes a value as.
template <class Form, class T>
using Written = std::remove_cvref_t<decltype(std::declval<const Form&>().write(std::declval<const T&>()))>;

/// Percentages that are stored as a plain number of hundredths.
struct PercentForm {
    static Percent write(std::int64_t hundredths) { return {hundredths}; }
    static bool read(Percent percent, std::int64_t& hundredths) {
        hundredths = percent.hundredths;
        return true;
    }
};

} // namespace mesaviva
