// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/fields.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::record {

/// What is wrong with JSON that should be an event or a command, for instance in a damaged record.
enum class FieldFault : std::uint8_t {
    not_an_object,
    missing,        ///< a required field is absent
    wrong_type,     ///< for instance a text instead of a number
    out_of_range,   ///< a number that is too small or too large
    impossible,     ///< no such card, key or rule, or parts that do not fit together
    unknown_player, ///< no player has this name
    unknown_kind,   ///< no event or command has this key
    unknown_field,  ///< a field that this kind does not have
};

/// Returns the fault's key, for instance `missing`.
std::string_view name(FieldFault fault);

/// The first invalid field.
struct BadField {
    std::string path; ///< for instance `stakes.amount`; empty: the whole object
    FieldFault fault;

    friend bool operator==(const BadField&, const BadField&) = default;
};

/// One field of an event, command or settings, for display, with its kind.
struct Field {
    using Value = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, std::string>;

    std::string name;           ///< empty: an item of a list
    FieldKind kind;             ///< meaning of the value's number or text
    Value value{};              ///< none for a list, an object or a null
    std::vector<Field> parts{}; ///< parts of a list or an object

    friend bool operator==(const Field&, const Field&) = default;
};

/// A FieldWriter sink that collects fields.
class FieldList {
public:
    void truth(std::string_view name, bool value) { add(name, FieldKind::truth, value); }
    void number(std::string_view name, FieldKind kind, std::int64_t value) { add(name, kind, value); }
    void count(std::string_view name, std::uint64_t value) { add(name, FieldKind::number, value); }
    void text(std::string_view name, FieldKind kind, std::string_view value) {
        add(name, kind, std::string(value));
    }
    void nothing(std::string_view name) { add(name, FieldKind::text, {}); }
    void open(std::string_view name, FieldKind kind);
    void close();

    /// Returns all fields, after everything opened was closed.
    std::vector<Field> take() { return std::move(m_levels.front()); }

private:
    void add(std::string_view name, FieldKind kind, Field::Value value);

    std::vector<std::vector<Field>> m_levels{1}; ///< parts of what is open, the outermost first
};

} // namespace mesaviva::record
