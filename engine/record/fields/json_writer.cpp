// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/json_writer.h"

#include <string>
#include <utility>

namespace mesaviva::record {

namespace {

// Units of 1/`parts` as a number, an integer if possible.
nlohmann::ordered_json inUnits(std::int64_t value, std::int64_t parts) {
    if (value % parts == 0) {
        return value / parts;
    }
    return static_cast<double>(value) / static_cast<double>(parts);
}

} // namespace

void JsonWriter::number(std::string_view name, FieldKind kind, std::int64_t value) {
    switch (kind) {
    case FieldKind::instant:
    case FieldKind::duration: add(name, inUnits(value, 1'000)); break;
    case FieldKind::percent: add(name, inUnits(value, 100)); break;
    default: add(name, value); break;
    }
}

void JsonWriter::text(std::string_view name, FieldKind, std::string_view value) {
    add(name, std::string(value));
}

void JsonWriter::open(std::string_view name, FieldKind kind) {
    m_open.push_back(&add(name, kind == FieldKind::list ? Json::array() : Json::object()));
}

nlohmann::ordered_json& JsonWriter::add(std::string_view name, Json value) {
    Json& parent = *m_open.back();
    if (parent.is_array()) {
        return parent.emplace_back(std::move(value));
    }
    return parent[std::string(name)] = std::move(value);
}

} // namespace mesaviva::record
