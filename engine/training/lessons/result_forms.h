// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/lessons/step_forms.h"

#include <string_view>

namespace mesaviva::lessons {

/// What may be expected of a field of an event: one of the words that it has in files, a player (or one of
/// `words`), an amount; a text where it is none of these. `refused` as an event's field is the reason of a
/// refusal that is expected in short. All of it is told by the engine's own lists.
FormField resultForm(std::string_view game, std::string_view event, std::string_view field);

} // namespace mesaviva::lessons
