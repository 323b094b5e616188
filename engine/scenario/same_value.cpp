// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/same_value.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

namespace mesaviva::scenario {

namespace {

using Json = nlohmann::ordered_json;

// Up to this number, whole numbers and doubles convert exactly.
constexpr double kExactlyWhole = 9'007'199'254'740'992.0;

void write(const Json& value, std::string& text) {
    if (value.is_object()) {
        std::map<std::string, const Json*> fields;
        for (const auto& field : value.items()) {
            fields.emplace(field.key(), &field.value());
        }
        text += '{';
        for (const auto& [key, inner] : fields) {
            text += Json(key).dump() + ':';
            write(*inner, text);
            text += ',';
        }
        text += '}';
    } else if (value.is_array()) {
        text += '[';
        for (const Json& inner : value) {
            write(inner, text);
            text += ',';
        }
        text += ']';
    } else if (value.is_number_float() && std::floor(value.get<double>()) == value.get<double>() &&
               std::abs(value.get<double>()) < kExactlyWhole) {
        text += std::to_string(static_cast<std::int64_t>(value.get<double>()));
    } else {
        text += value.dump();
    }
}

} // namespace

bool sameValue(const Json& a, const Json& b) {
    if (a.is_object() && b.is_object()) {
        return a.size() == b.size() &&
               std::all_of(a.items().begin(), a.items().end(), [&](const auto& field) {
                   const auto found = b.find(field.key());
                   return found != b.end() && sameValue(field.value(), *found);
               });
    }
    if (a.is_array() && b.is_array()) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameValue);
    }
    return a == b;
}

std::string valueText(const Json& value) {
    std::string text;
    write(value, text);
    return text;
}

} // namespace mesaviva::scenario
