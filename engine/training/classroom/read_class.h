// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of a class folder's files share. They throw scenario::BadFile at the first error.
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/node.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::classroom {

/// A text of at most `most` bytes that is not empty.
inline std::string shortText(const scenario::Node& node, std::size_t most) {
    std::string text = node.text();
    if (text.empty()) {
        node.refuse(scenario::FileProblem::empty_text);
    }
    if (text.size() > most) {
        node.refuse(scenario::FileProblem::too_long_text, {std::to_string(most)});
    }
    return text;
}

/// The elements of a list of at most `most`.
inline std::vector<scenario::Node> someItems(const scenario::Node& node, std::size_t most) {
    if (node.json().is_array() && node.json().size() > most) {
        node.refuse(scenario::FileProblem::too_many, {std::to_string(most)});
    }
    return node.items();
}

/// The index of one of the words.
inline std::size_t wordOf(const scenario::Node& node, std::span<const std::string_view> words) {
    const std::string text = node.text();
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == text) {
            return i;
        }
        all += (i > 0 ? ", " : "") + std::string(words[i]);
    }
    node.refuse(scenario::FileProblem::none_of, {scenario::inQuotes(text), all});
}

/// Refuses a file of another format.
inline void needFormat(scenario::Fields& fields, std::string_view format) {
    const scenario::Node node = fields.need("format");
    if (node.text() != format) {
        node.refuse(scenario::FileProblem::other_format,
                    {scenario::inQuotes(node.text()), scenario::inQuotes(format)});
    }
}

/// Parses a file of at most `most` bytes and reads it with `from(json)`; returns the first error.
template <class Read, class From>
Result<Read, scenario::FileError> readFile(std::string_view text, std::size_t most, const From& from) {
    if (text.size() > most) {
        return scenario::errorAt({}, scenario::FileProblem::too_many_bytes, {std::to_string(most)});
    }
    const Result<scenario::Json, scenario::FileError> parsed = scenario::parseStrictly(text);
    if (!parsed) {
        return parsed.error();
    }
    try {
        return from(*parsed);
    } catch (const scenario::BadFile& bad) {
        return bad.error;
    }
}

} // namespace mesaviva::classroom
