// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/share_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mesaviva::scenario {

namespace {

// Invalid text (a record's column may hold anything) becomes a character that no rule set's name has.
std::string textOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string inOneLine(const Json& json) {
    if (json.is_array() || json.is_object()) {
        std::string line;
        for (const auto& item : json.items()) {
            line += line.empty() ? "" : ", ";
            line += json.is_object() ? textOf(Json(item.key())) + ": " : std::string();
            line += inOneLine(item.value());
        }
        return json.is_array() ? '[' + line + ']' : '{' + line + '}';
    }
    return textOf(json);
}

} // namespace

std::string fileText(const Json& file) {
    std::string text = "{";
    bool isFirst = true;
    for (const auto& field : file.items()) {
        const Json& value = field.value();
        text += std::string(isFirst ? "\n" : ",\n") + "  " + textOf(Json(field.key())) + ": ";
        isFirst = false;
        const bool isList = value.is_array() && !value.empty() &&
                            std::ranges::all_of(value, [](const Json& item) { return item.is_object(); });
        if (!isList) {
            text += inOneLine(value);
            continue;
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            text += (i == 0 ? "[\n    " : ",\n    ") + inOneLine(value[i]);
        }
        text += "\n  ]";
    }
    return text + "\n}\n";
}

Json secondsOf(std::int64_t milliseconds) {
    if (milliseconds % 1'000 == 0) {
        return milliseconds / 1'000;
    }
    return static_cast<double>(milliseconds) / 1'000.0;
}

} // namespace mesaviva::scenario
