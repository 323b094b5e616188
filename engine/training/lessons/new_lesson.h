// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/strict_json.h"

#include <string_view>

namespace mesaviva::lessons {

/// A lesson at an empty table: one player, nobody does anything yet. Its texts are still to be written.
/// `rules` are the game's own.
scenario::Json newLesson(std::string_view game, std::string_view rules);

/// A lesson of a scenario's file, which is taken as it is; called as the scenario is.
scenario::Json lessonOf(const scenario::Json& scenario);

} // namespace mesaviva::lessons
