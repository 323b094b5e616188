// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/strict_json.h"

#include "engine/scenario/file_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace mesaviva::scenario {

namespace {

constexpr std::size_t kDeepest = 32;

bool isPlainName(const std::string& name) {
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    };
    return !name.empty() && std::all_of(name.begin(), name.end(), isPlain);
}

// An error at the line and column of a byte, both from 1.
FileError errorInText(std::string_view text, std::size_t position, FileProblem problem,
                      std::vector<std::string> arguments) {
    const std::string_view before = text.substr(0, position);
    const auto lineBreak = before.rfind('\n');
    FileError error;
    error.line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
    error.column = before.size() - (lineBreak == std::string_view::npos ? 0 : lineBreak + 1) + 1;
    error.problem = problem;
    error.arguments = std::move(arguments);
    return error;
}

// The text of nlohmann's message without its prefix of class and position, and with what it read last
// shortened.
std::string plainWords(std::string_view message, const std::string& lastRead) {
    if (const auto end = message.find("] "); end != std::string_view::npos) {
        message.remove_prefix(end + 2);
    }
    if (message.starts_with("parse error at line ")) {
        if (const auto end = message.find(": "); end != std::string_view::npos) {
            message.remove_prefix(end + 2);
        }
    }
    std::string words(message);
    if (const auto at = words.find(lastRead); at != std::string::npos) {
        words.replace(at, lastRead.size(), shortened(lastRead));
    }
    return printable(words);
}

// The parser's words as a code with arguments, where they have one of the forms
// "syntax error while parsing CONTEXT - unexpected TOKEN; expected TOKEN" and
// "syntax error while parsing CONTEXT - WORDS; last read: TEXT".
FileError syntaxError(std::string_view text, std::size_t position, const std::string& words) {
    constexpr std::string_view kBegin = "syntax error while parsing ";
    constexpr std::string_view kUnexpected = "unexpected ";
    const auto split = [](std::string_view whole, std::string_view between) {
        const auto at = whole.find(between);
        using Parts = std::optional<std::pair<std::string, std::string>>;
        return at == 0 || at == std::string_view::npos
                   ? Parts()
                   : Parts(
                         {std::string(whole.substr(0, at)), std::string(whole.substr(at + between.size()))});
    };
    const std::string_view all = words;
    const auto parts = all.starts_with(kBegin) ? split(all.substr(kBegin.size()), " - ") : std::nullopt;
    if (parts && parts->second.starts_with(kUnexpected)) {
        const std::string_view rest = std::string_view(parts->second).substr(kUnexpected.size());
        if (auto tokens = split(rest, "; expected ")) {
            auto& [came, expected] = *tokens;
            constexpr std::string_view kLiteral = " literal";
            if (came == "end of input") {
                return errorInText(text, position, FileProblem::not_json_ends, {parts->first, expected});
            }
            const bool isLiteral = came.ends_with(kLiteral);
            came.resize(came.size() - (isLiteral ? kLiteral.size() : 0));
            return errorInText(text, position,
                               isLiteral ? FileProblem::not_json_literal : FileProblem::not_json_unexpected,
                               {parts->first, came, expected});
        }
    }
    if (parts) {
        if (const auto said = split(parts->second, "; last read: ")) {
            return errorInText(text, position, FileProblem::not_json_text,
                               {parts->first, said->first, said->second});
        }
    }
    return errorInText(text, position, FileProblem::not_json, {words});
}

/// Checks the parser's events without building anything, and stops at the first error.
class StrictListener final : public nlohmann::json_sax<Json> {
public:
    explicit StrictListener(std::string_view text) : m_text(text) {}

    FileError takeError() { return std::move(m_error); }

    bool null() override { return passValue(); }
    bool boolean(bool) override { return passValue(); }
    bool number_integer(number_integer_t) override { return passValue(); }
    bool number_unsigned(number_unsigned_t) override { return passValue(); }
    bool number_float(number_float_t, const string_t&) override { return passValue(); }
    bool string(string_t&) override { return passValue(); }
    bool binary(binary_t&) override { return passValue(); }
    bool start_object(std::size_t) override { return enter(false); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(true); }
    bool end_array() override { return leave(); }

    bool key(string_t& name) override {
        Level& level = m_levels.back();
        level.key = name;
        if (level.keys.insert(name).second) {
            return true;
        }
        m_error = errorAt(path(), FileProblem::given_twice);
        return false;
    }

    bool parse_error(std::size_t position, const std::string& lastRead,
                     const nlohmann::detail::exception& error) override {
        m_error = syntaxError(m_text, position == 0 ? 0 : position - 1, plainWords(error.what(), lastRead));
        return false;
    }

private:
    struct Level {
        bool isArray = false;
        std::size_t index = 0;
        std::string key;
        std::set<std::string> keys;
    };

    std::string path() const {
        std::string result;
        for (const Level& level : m_levels) {
            result = level.isArray ? itemPath(result, level.index) : fieldPath(result, level.key);
        }
        return result;
    }

    bool passValue() {
        if (!m_levels.empty()) {
            ++m_levels.back().index;
        }
        return true;
    }

    bool enter(bool isArray) {
        if (m_levels.size() == kDeepest) {
            m_error = errorAt(path(), FileProblem::nested_too_deeply);
            return false;
        }
        m_levels.push_back({isArray, 0, {}, {}});
        return true;
    }

    bool leave() {
        m_levels.pop_back();
        return passValue();
    }

    std::string_view m_text;
    std::vector<Level> m_levels;
    FileError m_error;
};

} // namespace

Result<Json, FileError> parseStrictly(std::string_view text) {
    // The library takes a NUL byte for the end of the text and ignores what follows.
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        return errorInText(text, nul, FileProblem::not_json_nul_byte, {});
    }
    StrictListener listener(text);
    if (!Json::sax_parse(text, &listener)) {
        return listener.takeError();
    }
    return Json::parse(text);
}

std::string fieldPath(const std::string& path, const std::string& field) {
    if (!isPlainName(field)) {
        return path + '[' + printable(Json(field).dump()) + ']';
    }
    return path.empty() ? field : path + '.' + field;
}

std::string itemPath(const std::string& path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}

namespace {

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
