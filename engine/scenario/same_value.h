// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace mesaviva::scenario {

/// Whether two JSON values are equal: numbers by value, objects regardless of field order.
bool sameValue(const nlohmann::ordered_json& a, const nlohmann::ordered_json& b);

/// A text that is the same for equal values only.
std::string valueText(const nlohmann::ordered_json& value);

} // namespace mesaviva::scenario
