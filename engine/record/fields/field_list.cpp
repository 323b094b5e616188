// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/field_list.h"

#include <utility>

namespace mesaviva::record {

std::string_view name(FieldFault fault) {
    switch (fault) {
    case FieldFault::not_an_object: return "not_an_object";
    case FieldFault::missing: return "missing";
    case FieldFault::wrong_type: return "wrong_type";
    case FieldFault::out_of_range: return "out_of_range";
    case FieldFault::impossible: return "impossible";
    case FieldFault::unknown_player: return "unknown_player";
    case FieldFault::unknown_kind: return "unknown_kind";
    case FieldFault::unknown_field: return "unknown_field";
    }
    return {};
}

void FieldList::add(std::string_view name, FieldKind kind, Field::Value value) {
    m_levels.back().push_back({std::string(name), kind, std::move(value)});
}

void FieldList::open(std::string_view name, FieldKind kind) {
    add(name, kind, {});
    m_levels.emplace_back();
}

void FieldList::close() {
    std::vector<Field> parts = std::move(m_levels.back());
    m_levels.pop_back();
    m_levels.back().back().parts = std::move(parts);
}

} // namespace mesaviva::record
