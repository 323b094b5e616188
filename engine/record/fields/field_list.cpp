// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/field_list.h"

#include <utility>

namespace mesaviva::record {

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
