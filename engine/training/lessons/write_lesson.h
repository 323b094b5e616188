// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/strict_json.h"

#include <string>
#include <string_view>

namespace mesaviva::lessons {

/// A lesson at an empty table with one player and no actions; its texts are still missing. `rules` is one of
/// the game's regulations.
scenario::Json newLesson(std::string_view game, std::string_view rules);

/// A lesson made from a scenario's file, which is used unchanged; the scenario's title becomes the lesson's.
scenario::Json lessonOf(const scenario::Json& scenario);

/// Formats a lesson file: fields in the given order, indented, short values on one line. Reading it gives the
/// same lesson.
std::string write(const scenario::Json& lesson);

} // namespace mesaviva::lessons
