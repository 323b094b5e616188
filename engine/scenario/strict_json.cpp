// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/strict_json.h"

#include "engine/scenario/file_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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

// The line and column of a byte, both from 1.
FileError errorAt(std::string_view text, std::size_t position, std::string reason) {
    const std::string_view before = text.substr(0, position);
    const auto lineBreak = before.rfind('\n');
    FileError error;
    error.line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
    error.column = before.size() - (lineBreak == std::string_view::npos ? 0 : lineBreak + 1) + 1;
    error.reason = "not JSON: " + std::move(reason);
    return error;
}

// The text of nlohmann's message without its prefix of class and position, and with what it read last
// shortened.
std::string plainReason(std::string_view message, const std::string& lastRead) {
    if (const auto end = message.find("] "); end != std::string_view::npos) {
        message.remove_prefix(end + 2);
    }
    if (message.starts_with("parse error at line ")) {
        if (const auto end = message.find(": "); end != std::string_view::npos) {
            message.remove_prefix(end + 2);
        }
    }
    std::string reason(message);
    if (const auto at = reason.find(lastRead); at != std::string::npos) {
        reason.replace(at, lastRead.size(), shortened(lastRead));
    }
    return printable(reason);
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
        m_error = {path(), 0, 0, "given twice"};
        return false;
    }

    bool parse_error(std::size_t position, const std::string& lastRead,
                     const nlohmann::detail::exception& error) override {
        m_error = errorAt(m_text, position == 0 ? 0 : position - 1, plainReason(error.what(), lastRead));
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
            m_error = {path(), 0, 0, "nested too deeply"};
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
        return errorAt(text, nul, "a NUL byte");
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

} // namespace mesaviva::scenario
