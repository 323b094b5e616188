// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/event_difference.h"

#include "engine/record/fields/parse_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLongest = 80;

std::string shown(const Json& value) {
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() > kLongest ? text.substr(0, kLongest) + "..." : text;
}

std::string joined(const std::string& path, const std::string& name) {
    return path.empty() ? name : path + '.' + name;
}

std::optional<Difference> compare(const Json& found, const Json& expected, const std::string& path) {
    if (found.is_object() && expected.is_object()) {
        for (const auto& item : expected.items()) {
            const auto there = found.find(item.key());
            if (there == found.end()) {
                return Difference{joined(path, item.key()), "is missing, should be " + shown(item.value())};
            }
            if (auto inner = compare(*there, item.value(), joined(path, item.key()))) {
                return inner;
            }
        }
        for (const auto& item : found.items()) {
            if (!expected.contains(item.key())) {
                return Difference{joined(path, item.key()),
                                  "is " + shown(item.value()) + ", should not be there"};
            }
        }
        return std::nullopt;
    }
    if (found.is_array() && expected.is_array()) {
        const std::size_t both = std::min(found.size(), expected.size());
        for (std::size_t i = 0; i < both; ++i) {
            if (auto inner = compare(found[i], expected[i], joined(path, std::to_string(i)))) {
                return inner;
            }
        }
        if (found.size() == expected.size()) {
            return std::nullopt;
        }
    } else if (found == expected && found.type() == expected.type()) {
        return std::nullopt;
    }
    return Difference{path, "is " + shown(found) + ", should be " + shown(expected)};
}

} // namespace

Difference differenceOf(const EventRow& found, const EventRow& expected) {
    if (found.text.kind != expected.text.kind) {
        return {"event", "is " + found.text.kind + ", should be " + expected.text.kind};
    }
    if (found.round != expected.round) {
        return {"round",
                "is " + std::to_string(found.round) + ", should be " + std::to_string(expected.round)};
    }
    if (found.text.rules != expected.text.rules) {
        return {"rules", "is " + found.text.rules + ", should be " + expected.text.rules};
    }
    const Json is = parseJson(found.text.fields);
    const Json should = parseJson(expected.text.fields);
    if (is.is_discarded()) {
        return {"fields", "is no JSON"};
    }
    if (auto difference = compare(is, should, {})) {
        return *difference;
    }
    return {"fields", "is not written as a record has it"};
}

} // namespace mesaviva::record
