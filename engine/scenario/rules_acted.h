// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"

#include <set>
#include <string>
#include <string_view>

namespace mesaviva::scenario {

/// The ids of the rules that the events of a scenario carry out; plays it as fast as possible.
std::set<std::string> rulesActed(Scenario scenario);

/// The ids of the rules in a text, such as the reason of an error.
std::set<std::string> rulesNamed(std::string_view text);

} // namespace mesaviva::scenario
