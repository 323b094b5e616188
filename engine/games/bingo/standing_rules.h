// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules by which something can't be done in any room, so that there is no command for it that could be
// refused.
#pragma once

#include "engine/base/rule_id.h"

namespace mesaviva::bingo {

/// Cards that are bought can't be given back.
inline constexpr RuleId kCardsStay = "B12"_rule;

} // namespace mesaviva::bingo
