// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace mesaviva::scenario {

/// JSON that preserves the order of fields, for messages.
using Json = nlohmann::ordered_json;

/// Parses JSON and also refuses what other readers accept silently: duplicate fields, nesting deeper than 32,
/// and a NUL byte wherever it occurs.
Result<Json, FileError> parseStrictly(std::string_view text);

/// Appends a field to a path: `steps[3]` and `amount` give `steps[3].amount`.
std::string fieldPath(const std::string& path, const std::string& field);

/// Appends an index to a path: `steps` and 3 give `steps[3]`.
std::string itemPath(const std::string& path, std::size_t index);

/// Whether two JSON values are equal: numbers by value, objects regardless of field order.
bool sameValue(const nlohmann::ordered_json& a, const nlohmann::ordered_json& b);

/// A text that is the same for equal values only.
std::string valueText(const nlohmann::ordered_json& value);

} // namespace mesaviva::scenario
