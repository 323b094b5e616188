// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace mesaviva::scenario {

/// JSON that keeps the order of fields, so that messages show them as they were written.
using Json = nlohmann::ordered_json;

/// Reads JSON and refuses what readers elsewhere let pass in silence: a field that an object has twice,
/// nesting beyond all use (deeper than 32), and a NUL byte, whatever stands behind it.
Result<Json, FileError> parseStrictly(std::string_view text);

/// A path one field deeper: `steps[3]` and `amount` give `steps[3].amount`.
std::string fieldPath(const std::string& path, const std::string& field);

/// A path one place deeper: `steps` and 3 give `steps[3]`.
std::string itemPath(const std::string& path, std::size_t index);

} // namespace mesaviva::scenario
