// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How events, commands and settings say what is in them: once, for everything that writes, reads or shows
// them.
//
// A thing is described by a function template that a visitor goes through, found by the thing's type:
//
//     template <class V>
//     void describe(V& v, Like<Folded> auto& e) {
//         v.player("player", e.player);
//         v("by", e.by);
//         v("amount", e.amount);
//     }
//
// Who writes passes a constant thing, who reads one to be filled. A visitor has:
//
//     v(name, value)                        a field that is always there
//     v.maybe(name, value, usual)           one that is left out while it has its usual value
//     v.within(name, value, least, most)    a number with bounds
//     v.derived(name, make)                 what follows from the rest: written (an optional: where it has a
//                                           value), never read
//     v.player(name, id)                    a player; v.player(name, id, nobody): or nobody, called so
//     v.maybePlayer(name, id)               left out for nobody
//     v.as(name, value, form)               a value in another form
//     v.maybeAs(name, value, form, usual)   one that is left out where it has its usual value
//     v.inlined(value, form)                a value whose form has fields that belong to the same object
//     v.object(name, parts)                 fields of their own: `parts` is called with a visitor
//     v.round(number), v.rules(rules)       what stands in an event's header already
//     v.context()                           what the game needs to know besides, its settings for instance
//     v.playerName(id), v.playerNamed(name) a player's name, for forms
//
// A form has `write(value)`, which gives something simpler, and `read(simple, value)`, which takes it back
// and says whether it could; both are called for constant forms.
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

/// What a field's value is, for whoever shows it.
enum class FieldKind : std::uint8_t {
    truth,
    number,
    money,    ///< cents
    percent,  ///< hundredths of a per cent
    instant,  ///< milliseconds of table time
    duration, ///< milliseconds
    player,   ///< a name
    word,     ///< a key, for instance of a box or a reason
    card,     ///< a playing card
    pocket,   ///< a number of the wheel
    digest,   ///< hexadecimal digits: a seed or what is committed to
    rule,     ///< the id of a rule
    text,
    list,
    object,
};

/// The kind's key, for instance `money`.
std::string_view name(FieldKind kind);

/// One of these types, constant or not.
template <class T, class... Kinds>
concept Like = (std::same_as<std::remove_const_t<T>, Kinds> || ...);

/// Stands for a type, so that it can be named without a value.
template <class T>
using Kind = std::type_identity<T>;

/// What a player, or somebody of a crowd, is called.
struct CalledName {
    std::string text;

    friend bool operator==(const CalledName&, const CalledName&) = default;
};

/// Hundredths of a per cent.
struct Percent {
    std::int64_t hundredths = 0;

    friend bool operator==(Percent, Percent) = default;
};

/// How values of a type are written as a text. Its specialisations have `kKind`, `write(value)`, which gives
/// a text, and `read(text)`, which gives a value or nothing.
template <class T>
struct TextForm;

/// Enumerations whose values have keys, without gaps from 0 on, and an empty one beyond the last.
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

/// The form that values of a type have wherever they are fields, where they are neither simple nor described.
template <class T>
struct FormOf;

template <class T>
concept Formed = requires(const T& value) {
    FormOf<T>().write(value);
};

/// What a form makes of a value.
template <class Form, class T>
using Written = std::remove_cvref_t<decltype(std::declval<const Form&>().write(std::declval<const T&>()))>;

/// Hundredths of a per cent that are kept as a plain number.
struct PercentForm {
    static Percent write(std::int64_t hundredths) { return {hundredths}; }
    static bool read(Percent percent, std::int64_t& hundredths) {
        hundredths = percent.hundredths;
        return true;
    }
};

} // namespace mesaviva
