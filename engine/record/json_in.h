// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace mesaviva::record {

/// What is written as JSON in a record; discarded where it is none, or is nested deeper than anything that a
/// record has, so that whoever goes through it comes to an end.
nlohmann::ordered_json jsonIn(std::string_view text);

} // namespace mesaviva::record
