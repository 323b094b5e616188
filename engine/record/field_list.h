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

/// One field of an event, a command or settings, for whoever shows it: in full, and with what kind of thing
/// it is.
struct Field {
    using Value = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, std::string>;

    std::string name;           ///< none: an item of a list
    FieldKind kind;             ///< says what the value's number or text is
    Value value{};              ///< nothing for a list, an object, and what there is none of
    std::vector<Field> parts{}; ///< of a list or an object

    friend bool operator==(const Field&, const Field&) = default;
};

/// Gathers fields as a FieldWriter hands them over.
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

    /// All that has come, once everything is closed that was opened.
    std::vector<Field> take() { return std::move(m_levels.front()); }

private:
    void add(std::string_view name, FieldKind kind, Field::Value value);

    std::vector<std::vector<Field>> m_levels{1}; ///< the parts of what is open, the outermost first
};

} // namespace mesaviva::record
