// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/parse_json.h"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace mesaviva::record {

namespace {

constexpr int kDeepest = 32;

bool isTooDeep(std::string_view text) {
    int depth = 0;
    bool isText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isText) {
            i += c == '\\' ? 1U : 0U;
            isText = c != '"';
        } else if (c == '"') {
            isText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest) {
                return true;
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace

nlohmann::ordered_json parseJson(std::string_view text) {
    if (isTooDeep(text)) {
        return nlohmann::ordered_json::value_t::discarded;
    }
    return nlohmann::ordered_json::parse(text, nullptr, false);
}

std::string jsonText(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

JsonLine::JsonLine() : m_json(std::make_unique<nlohmann::ordered_json>()) {}
JsonLine::~JsonLine() = default;
JsonLine::JsonLine(JsonLine&& other) noexcept = default;
JsonLine& JsonLine::operator=(JsonLine&& other) noexcept = default;

bool JsonLine::read(std::string_view text) {
    *m_json = parseJson(text);
    return !m_json->is_discarded();
}

} // namespace mesaviva::record
