// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_id.h"

#include <string_view>

namespace mesaviva {

/// A setting that does not keep to its rule.
struct BadSetting {
    std::string_view setting; ///< its name in scenario files, for instance `maximum`
    RuleId rule;
};

} // namespace mesaviva
