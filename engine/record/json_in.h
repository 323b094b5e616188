// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <string_view>

namespace mesaviva::record {

/// What is written as JSON in a record; discarded where it is none, or is nested deeper than anything that a
/// record has, so that whoever goes through it comes to an end.
nlohmann::ordered_json jsonIn(std::string_view text);

/// One line of JSON after the other, for who does not look into them.
class JsonLine {
public:
    JsonLine();
    ~JsonLine();
    JsonLine(JsonLine&& other) noexcept;
    JsonLine& operator=(JsonLine&& other) noexcept;

    /// Takes in the next line; false where it is no JSON.
    bool read(std::string_view text);
    /// The line that was read.
    const nlohmann::ordered_json& json() const { return *m_json; }

private:
    std::unique_ptr<nlohmann::ordered_json> m_json;
};

} // namespace mesaviva::record
