// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Parses JSON from a record; returns a discarded value if it is invalid or nested deeper than any valid
/// record, so that recursion over it is bounded.
nlohmann::ordered_json parseJson(std::string_view text);

/// Returns JSON on one line; bytes that are no UTF-8 are replaced.
std::string jsonText(const nlohmann::ordered_json& json);

/// Parses one JSON line after the other, without exposing the JSON library's headers.
class JsonLine {
public:
    JsonLine();
    ~JsonLine();
    JsonLine(JsonLine&& other) noexcept;
    JsonLine& operator=(JsonLine&& other) noexcept;

    /// Parses the next line; false if it is not JSON.
    bool read(std::string_view text);
    /// The last line parsed.
    const nlohmann::ordered_json& json() const { return *m_json; }

private:
    std::unique_ptr<nlohmann::ordered_json> m_json;
};

} // namespace mesaviva::record
