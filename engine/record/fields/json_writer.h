// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/fields.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// A FieldWriter sink that builds a JSON object: amounts in whole cents, times in seconds and shares in
/// percent, the latter two as integers where possible.
class JsonWriter {
public:
    using Json = nlohmann::ordered_json;

    JsonWriter() : m_root(Json::object()), m_open{&m_root} {}
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;
    ~JsonWriter() = default;

    void truth(std::string_view name, bool value) { add(name, value); }
    void number(std::string_view name, FieldKind kind, std::int64_t value);
    void count(std::string_view name, std::uint64_t value) { add(name, value); }
    void text(std::string_view name, FieldKind kind, std::string_view value);
    void nothing(std::string_view name) { add(name, nullptr); }
    void open(std::string_view name, FieldKind kind);
    void close() { m_open.pop_back(); }

    /// Returns the object, after everything opened was closed.
    Json take() { return std::move(m_root); }

private:
    Json& add(std::string_view name, Json value);

    Json m_root;
    std::vector<Json*> m_open;
};

} // namespace mesaviva::record
