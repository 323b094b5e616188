// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/event_json.h"

#include <algorithm>
#include <cmath>
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

namespace {

using Json = nlohmann::ordered_json;

// Beyond this, doubles do not distinguish milliseconds; no table lasts that long.
constexpr double kMostParts = 9e15;

} // namespace

JsonFields::JsonFields(const Json& json, std::string path) : m_json(json), m_path(std::move(path)) {
    if (!json.is_object()) {
        throw BadField{m_path, FieldFault::not_an_object};
    }
}

const Json* JsonFields::find(std::string_view name) {
    const auto found = m_json.find(std::string(name));
    if (found == m_json.end()) {
        return nullptr;
    }
    m_taken.push_back(name);
    return &*found;
}

const Json& JsonFields::need(std::string_view name) {
    const Json* const field = find(name);
    if (!field) {
        throw BadField{pathOf(name), FieldFault::missing};
    }
    return *field;
}

std::string JsonFields::pathOf(std::string_view name) const {
    return m_path.empty() || name.empty() ? m_path + std::string(name) : m_path + '.' + std::string(name);
}

void JsonFields::finish() const {
    if (m_taken.size() >= m_json.size()) {
        return;
    }
    for (const auto& field : m_json.items()) {
        if (std::ranges::find(m_taken, field.key()) == m_taken.end()) {
            throw BadField{pathOf(field.key()), FieldFault::unknown_field};
        }
    }
}

bool truthOf(const Json& json, const std::string& path) {
    if (!json.is_boolean()) {
        throw BadField{path, FieldFault::wrong_type};
    }
    return json.get<bool>();
}

std::int64_t wholeOf(const Json& json, const std::string& path, std::int64_t least, std::int64_t most) {
    if (!json.is_number_integer()) {
        throw BadField{path, FieldFault::wrong_type};
    }
    if (json.is_number_unsigned() &&
        json.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
        throw BadField{path, FieldFault::out_of_range};
    }
    const auto value = json.get<std::int64_t>();
    if (value < least || value > most) {
        throw BadField{path, FieldFault::out_of_range};
    }
    return value;
}

std::uint64_t countOf(const Json& json, const std::string& path) {
    if (!json.is_number_integer()) {
        throw BadField{path, FieldFault::wrong_type};
    }
    if (!json.is_number_unsigned() && json.get<std::int64_t>() < 0) {
        throw BadField{path, FieldFault::out_of_range};
    }
    return json.get<std::uint64_t>();
}

std::int64_t partsOf(const Json& json, const std::string& path, std::int64_t parts) {
    if (!json.is_number()) {
        throw BadField{path, FieldFault::wrong_type};
    }
    const double value = std::round(json.get<double>() * static_cast<double>(parts));
    if (!(std::abs(value) <= kMostParts)) {
        throw BadField{path, FieldFault::out_of_range};
    }
    return static_cast<std::int64_t>(value);
}

const std::string& textOf(const Json& json, std::string_view path) {
    if (!json.is_string()) {
        throw BadField{std::string(path), FieldFault::wrong_type};
    }
    return json.get_ref<const std::string&>();
}

Rules readRules(const Json& json, const std::string& path) {
    if (!json.is_array()) {
        throw BadField{path, FieldFault::wrong_type};
    }
    if (json.size() > Rules::kMost) {
        throw BadField{path, FieldFault::out_of_range};
    }
    Rules rules;
    for (const Json& item : json) {
        const std::optional<RuleId> rule = RuleId::fromText(textOf(item, path));
        if (!rule) {
            throw BadField{path, FieldFault::impossible};
        }
        rules.add(*rule);
    }
    return rules;
}

} // namespace mesaviva::record
