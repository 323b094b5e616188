// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace mesaviva::scenario {

/// Whether two JSON values are the same: numbers by their value, objects whatever the order of their fields.
bool sameValue(const nlohmann::ordered_json& a, const nlohmann::ordered_json& b);

/// The value as text, the same for all values that are the same.
std::string valueText(const nlohmann::ordered_json& value);

} // namespace mesaviva::scenario
