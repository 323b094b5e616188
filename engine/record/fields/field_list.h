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
